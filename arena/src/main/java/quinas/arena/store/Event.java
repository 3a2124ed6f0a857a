package quinas.arena.store;

/// One thing that happened in a game.
///
/// @param version from 0, without a gap
/// @param kind such as `move`, for people who look into the database
/// @param body JSON
/// @param at milliseconds since 1970, by the clock of the server that took it
public record Event(int version, String kind, String body, long at) {}
