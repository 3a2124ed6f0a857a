/// Syrtis, Minor and Major.
@NullMarked
package quinas.rules.syrtis;

import org.jspecify.annotations.NullMarked;
