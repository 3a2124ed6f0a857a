/// Live games over WebSockets.
@NullMarked
package quinas.server.socket;

import org.jspecify.annotations.NullMarked;
