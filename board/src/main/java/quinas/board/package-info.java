/// What a board needs to know of a game, whatever it is drawn with.
///
/// A [Board] says what lies on the squares of a position, which squares a move names, and by which
/// [Gesture]s of a hand the legal moves are made. There is one for each game, in [Boards].
@NullMarked
package quinas.board;

import org.jspecify.annotations.NullMarked;
