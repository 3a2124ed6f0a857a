/// Pictures of the boards, made of characters.
///
/// A [BoardPicture] turns a position into lines of text in the look of the original programs. What
/// it is to point out stands in [Marks], what the terminal can show in [Look], and where a square
/// has come to lie on the screen in [Squares]. Colour only repeats what letters and shapes say.
@NullMarked
package quinas.cli.board;

import org.jspecify.annotations.NullMarked;
