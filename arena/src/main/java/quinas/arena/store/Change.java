package quinas.arena.store;

/// An event was kept.
///
/// @param id the game
/// @param version of the event, or -1: see [GameStore#listen]
public record Change(String id, int version) {}
