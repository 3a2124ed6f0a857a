/// Boards as plain text and as SVG, for programs and files; the terminal has finer ones of its own.
@NullMarked
package quinas.arena.picture;

import org.jspecify.annotations.NullMarked;
