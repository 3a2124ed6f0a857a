/// How fast the rules are.
@NullMarked
package quinas.cli.bench;

import org.jspecify.annotations.NullMarked;
