/// Tests of Syrtis.
@NullMarked
package quinas.rules.syrtis;

import org.jspecify.annotations.NullMarked;
