@NullMarked
package quinas.engine.exact;

import org.jspecify.annotations.NullMarked;
