/// How nets come about: the engine plays itself, and a net learns to say beforehand how the games
/// end.
@NullMarked
package quinas.training;

import org.jspecify.annotations.NullMarked;
