/// The server: the page, live games and the archive over HTTP and WebSocket.
@NullMarked
package quinas.server;

import org.jspecify.annotations.NullMarked;
