/// Recorded games that are looked at move by move.
@NullMarked
package quinas.cli.analyse;

import org.jspecify.annotations.NullMarked;
