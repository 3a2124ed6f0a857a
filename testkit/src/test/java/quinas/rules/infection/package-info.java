/// Tests of Infection.
@NullMarked
package quinas.rules.infection;

import org.jspecify.annotations.NullMarked;
