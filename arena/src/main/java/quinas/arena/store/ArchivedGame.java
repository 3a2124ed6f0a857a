package quinas.arena.store;

/// A line of the archive; its record is asked for by id.
public record ArchivedGame(Heading heading, Finished game) {}
