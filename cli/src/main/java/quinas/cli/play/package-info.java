/// A game at the table: who plays, what has been played, and how a line of text becomes a move.
@NullMarked
package quinas.cli.play;

import org.jspecify.annotations.NullMarked;
