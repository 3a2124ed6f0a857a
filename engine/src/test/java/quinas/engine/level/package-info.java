@NullMarked
package quinas.engine.level;

import org.jspecify.annotations.NullMarked;
