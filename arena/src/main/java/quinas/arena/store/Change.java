package quinas.arena.store;

/// An event was kept.
///
/// @param id the game; empty if anything may have happened to any game
/// @param version of the event; then -1
public record Change(String id, int version) {}
