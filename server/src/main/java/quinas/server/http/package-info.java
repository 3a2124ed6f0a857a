/// The server over HTTP: the page, games, the archive, analyses.
@NullMarked
package quinas.server.http;

import org.jspecify.annotations.NullMarked;
