/// Everything a player reads, in each of the languages.
@NullMarked
package quinas.cli.text;

import org.jspecify.annotations.NullMarked;
