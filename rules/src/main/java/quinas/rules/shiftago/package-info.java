/// Shiftago Express for two.
@NullMarked
package quinas.rules.shiftago;

import org.jspecify.annotations.NullMarked;
