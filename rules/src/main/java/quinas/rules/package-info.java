/// The rules of all games, and what every game is made of.
///
/// A [Position] is immutable and knows its legal moves, the position after each, and whether the
/// game is over. A [Game] is data: its options, its deal, its [Notation], its symmetries. [Games]
/// lists them all. Nothing here reads a file, a clock or a thread.
@NullMarked
package quinas.rules;

import org.jspecify.annotations.NullMarked;
