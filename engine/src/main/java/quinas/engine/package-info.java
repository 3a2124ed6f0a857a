/// The player that thinks as long as it may: the layer above the search that knows time.
@NullMarked
package quinas.engine;

import org.jspecify.annotations.NullMarked;
