/// Whoever can be asked for moves: levels, the engine, other programs.
@NullMarked
package quinas.arena.player;

import org.jspecify.annotations.NullMarked;
