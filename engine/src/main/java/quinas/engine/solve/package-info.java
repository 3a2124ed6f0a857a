/// What positions are worth, exactly.
///
/// A solver answers for one game and says nothing unless it is sure. It runs on the thread that
/// calls it and knows no clock: whoever calls it brings the signal to stop. Each is checked against
/// plain minimax and by a verifier that shares only the rules with it.
@NullMarked
package quinas.engine.solve;

import org.jspecify.annotations.NullMarked;
