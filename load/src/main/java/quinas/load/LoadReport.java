package quinas.load;

import java.util.Map;
import java.util.OptionalLong;

/// What came of it.
///
/// @param playing how many games were being played at the end
/// @param finished how many ended meanwhile; each was followed by a new one
/// @param seconds how long it was measured
/// @param accepted from sending a move to the server's word that it is kept
/// @param seen from sending a move to its arrival at the opponent
/// @param late how much later than they were to be the moves were sent: if this is much, the
///   machine that plays was too slow, and not only the server
/// @param errors what went wrong, and how often
/// @param memory what the server's process held at the end, in bytes
public record LoadReport(
    int playing,
    int finished,
    double seconds,
    Spread accepted,
    Spread seen,
    Spread late,
    Map<String, Integer> errors,
    OptionalLong memory) {

  public double movesPerSecond() {
    return accepted.count() / seconds;
  }
}
