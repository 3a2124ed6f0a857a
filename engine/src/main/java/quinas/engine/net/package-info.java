/// Evaluations that were learned: small nets, and what they see of a position.
@NullMarked
package quinas.engine.net;

import org.jspecify.annotations.NullMarked;
