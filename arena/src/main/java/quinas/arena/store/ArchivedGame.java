package quinas.arena.store;

/// A line of the archive.
///
/// @param game without its record, which is empty here: [GameStore#record] has it
public record ArchivedGame(Heading heading, Finished game) {}
