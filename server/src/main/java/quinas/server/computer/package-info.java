/// What the server itself thinks about: computer opponents, analyses. There is a limit to how much
/// of that goes on at once.
@NullMarked
package quinas.server.computer;

import org.jspecify.annotations.NullMarked;
