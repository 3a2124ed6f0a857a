/// A live game as the fold of what happened in it, and what its rules of conduct say to what
/// players want. Pure: time is handed in, nothing is kept or sent.
@NullMarked
package quinas.server.live;

import org.jspecify.annotations.NullMarked;
