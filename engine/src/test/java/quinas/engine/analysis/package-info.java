@NullMarked
package quinas.engine.analysis;

import org.jspecify.annotations.NullMarked;
