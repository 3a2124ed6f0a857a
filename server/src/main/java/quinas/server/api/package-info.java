/// What the server and its clients say to each other: bodies of HTTP, messages of the WebSocket.
@NullMarked
package quinas.server.api;

import org.jspecify.annotations.NullMarked;
