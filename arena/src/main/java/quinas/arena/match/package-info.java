/// Matches: a [Referee] lets two players play a game, a [MatchJob] says what the pairs of games of
/// a match are, a [Match] plays them on several threads, a [Journal] keeps them. See
/// `docs/matches.md`.
@NullMarked
package quinas.arena.match;

import org.jspecify.annotations.NullMarked;
