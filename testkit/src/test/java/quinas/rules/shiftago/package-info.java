/// Tests of Shiftago.
@NullMarked
package quinas.rules.shiftago;

import org.jspecify.annotations.NullMarked;
