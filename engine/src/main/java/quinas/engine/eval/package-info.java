/// What positions look worth, by hand-written rules of thumb.
@NullMarked
package quinas.engine.eval;

import org.jspecify.annotations.NullMarked;
