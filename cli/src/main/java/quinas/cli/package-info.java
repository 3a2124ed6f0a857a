/// The command line and the terminal; the only place that wires everything together.
@NullMarked
package quinas.cli;

import org.jspecify.annotations.NullMarked;
