package quinas.arena.match;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import quinas.arena.record.Settlement;

/// The games that an entrant lost by a mishap, and not on the board.
///
/// @param counts how many were lost by which
/// @param first what the record of the first says about it, in English; empty if that says nothing
public record Faults(Map<Settlement, Long> counts, Optional<Told> first) {

  /// Words about a mishap.
  ///
  /// @param game the number of the pair and of the game in it, `12.2`; empty if the record has none
  public record Told(String game, String sentence) {}

  /// No mishap.
  public static final Faults NONE = new Faults(Map.of(), Optional.empty());

  public Faults {
    counts = Map.copyOf(counts);
  }

  static Faults one(Settlement reason, Optional<Told> told) {
    return new Faults(Map.of(reason, 1L), told);
  }

  /// These games and later ones.
  Faults plus(Faults later) {
    if (later.counts.isEmpty()) {
      return this;
    }
    Map<Settlement, Long> sum = new EnumMap<>(Settlement.class);
    sum.putAll(counts);
    later.counts.forEach((reason, count) -> sum.merge(reason, count, Long::sum));
    return new Faults(sum, first.or(() -> later.first));
  }
}
