/// Tests of Pushee Pieces.
@NullMarked
package quinas.rules.pushee;

import org.jspecify.annotations.NullMarked;
