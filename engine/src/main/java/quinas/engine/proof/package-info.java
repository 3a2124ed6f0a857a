/// Proofs that anybody can check who knows the rules.
///
/// A [Proof] is a claim and a strategy that makes it true; the [Verifier] plays the strategy
/// against everything the other seat can do. Neither knows the solvers that write proofs, nor
/// anything else but the rules.
@NullMarked
package quinas.engine.proof;

import org.jspecify.annotations.NullMarked;
