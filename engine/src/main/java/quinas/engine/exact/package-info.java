/// Search and solvers as one: the search finds good moves, and the solvers, asked besides, say when
/// they have proved one.
@NullMarked
package quinas.engine.exact;

import org.jspecify.annotations.NullMarked;
