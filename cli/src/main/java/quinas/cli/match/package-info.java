/// What `quinas match` reads and shows.
@NullMarked
package quinas.cli.match;

import org.jspecify.annotations.NullMarked;
