/// What results say about strength: Elo differences with their uncertainty, the sequential test of
/// a match ([Sprt]), margins, and the ratings of many players ([BradleyTerry]).
///
/// Pure functions of counts; nothing here knows a game, a clock or a file. The formulas and where
/// they come from are written down in `docs/statistics.md`.
@NullMarked
package quinas.arena.rating;

import org.jspecify.annotations.NullMarked;
