package quinas.engine.solve;

import java.util.List;
import java.util.Optional;
import quinas.rules.Seat;

/// Who can force a win, and how soon.
///
/// @param winner who wins, whatever the other does; empty if nobody can force it within `plies`
/// @param plies within how many, and no fewer, if there is a winner; otherwise how far was looked
/// @param line the fastest win against the longest defence; empty if there is no winner, and if
///   there was no time to find it
/// @param nodes how many positions were looked at
public record Forcing(Optional<Seat> winner, int plies, List<Integer> line, long nodes) {

  public Forcing {
    line = List.copyOf(line);
  }
}
