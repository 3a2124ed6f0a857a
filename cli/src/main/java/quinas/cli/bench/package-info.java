/// How fast rules and search are.
@NullMarked
package quinas.cli.bench;

import org.jspecify.annotations.NullMarked;
