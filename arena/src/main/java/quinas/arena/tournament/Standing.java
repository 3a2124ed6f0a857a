package quinas.arena.tournament;

import quinas.arena.rating.Tally;

/// How one entrant stands.
///
/// @param rank from 1; equal ones have the same
/// @param entrant the place in the list of entrants, from 0
/// @param tally all games
/// @param points what the ranking counts: points in games, or in encounters where these are what is
///   won, a bye included
/// @param buchholz the points of all opponents, once for each encounter
/// @param sonnebornBerger the points of each opponent times those made against it
/// @param rounds in how many rounds the entrant played or was free
public record Standing(
    int rank,
    int entrant,
    Tally tally,
    double points,
    double buchholz,
    double sonnebornBerger,
    int rounds) {}
