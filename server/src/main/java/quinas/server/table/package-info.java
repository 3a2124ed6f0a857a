/// The games under way: they are kept, shown to whoever watches, and moved on by clocks and
/// computers.
@NullMarked
package quinas.server.table;

import org.jspecify.annotations.NullMarked;
