package quinas.arena.store;

/// What the archive keeps of a game that is over, besides its heading.
///
/// @param first the name of the player in the first seat, perhaps empty
/// @param firstLevel `human`, or the level it played at
/// @param result `first`, `second` or `draw`; `none` of a game that was broken off
/// @param reason as in records
/// @param plies how many moves were made
/// @param date the day it ended, `2026-03-21`
/// @param record the whole game: see docs/records.md
public record Finished(
    String first,
    String second,
    String firstLevel,
    String secondLevel,
    String result,
    String reason,
    int plies,
    String date,
    String record) {}
