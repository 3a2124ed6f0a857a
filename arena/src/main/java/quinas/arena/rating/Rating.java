package quinas.arena.rating;

/// A player's place on the Elo scale.
///
/// @param player the player's name
/// @param elo with its limits; without limits if the player met nobody
/// @param group which players this one can be compared with: those of the same number, from 0
public record Rating(String player, Estimate elo, int group) {}
