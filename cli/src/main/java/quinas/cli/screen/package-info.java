/// Playing on the whole screen: the board under a cursor, a panel beside it, a line of keys below.
///
/// [Round] is the play, [MoveEntry] the move that is being made, [Scene] what is to be seen and
/// [Screen] the terminal. Whatever line mode understands can be typed after `:`.
@NullMarked
package quinas.cli.screen;

import org.jspecify.annotations.NullMarked;
