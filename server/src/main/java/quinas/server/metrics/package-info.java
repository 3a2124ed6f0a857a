/// What is counted while the server runs.
@NullMarked
package quinas.server.metrics;

import org.jspecify.annotations.NullMarked;
