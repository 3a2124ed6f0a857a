/// What `quinas tournament` and `quinas ratings` show.
@NullMarked
package quinas.cli.tournament;

import org.jspecify.annotations.NullMarked;
