/// Tests: The common ground of the games.
@NullMarked
package quinas.rules;

import org.jspecify.annotations.NullMarked;
