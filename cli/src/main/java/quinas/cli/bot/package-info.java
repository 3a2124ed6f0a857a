/// A program at a table of a server: an example of how to play through its interface.
@NullMarked
package quinas.cli.bot;

import org.jspecify.annotations.NullMarked;
