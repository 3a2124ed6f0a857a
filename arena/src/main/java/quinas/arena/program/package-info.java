/// Talking to other programs that play: starting them, waiting for them, and leaving nothing of
/// them behind.
@NullMarked
package quinas.arena.program;

import org.jspecify.annotations.NullMarked;
