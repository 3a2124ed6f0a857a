/// One search for all games.
///
/// [Search] looks ahead from a position within [Limits] and says what it found in [Finding]s, one a
/// depth. It runs on the thread that calls it, with plain arrays, and knows no clock: whoever calls
/// it brings the signal to stop.
@NullMarked
package quinas.engine.search;

import org.jspecify.annotations.NullMarked;
