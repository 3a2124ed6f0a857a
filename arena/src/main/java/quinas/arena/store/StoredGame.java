package quinas.arena.store;

import java.util.List;

/// A game as it is kept.
///
/// @param isOver whether one of its events ended it
public record StoredGame(Heading heading, List<Event> events, boolean isOver) {}
