package quinas.arena.store;

import java.util.List;

/// A game as it is kept.
///
/// @param isOver whether its last event ended it
public record StoredGame(Heading heading, List<Event> events, boolean isOver) {}
