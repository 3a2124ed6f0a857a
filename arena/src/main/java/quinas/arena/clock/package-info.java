/// Time: how much the players have, and how much is left.
@NullMarked
package quinas.arena.clock;

import org.jspecify.annotations.NullMarked;
