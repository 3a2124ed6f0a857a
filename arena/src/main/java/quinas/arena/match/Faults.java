package quinas.arena.match;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quinas.arena.record.GameRecord;
import quinas.arena.record.Note;
import quinas.arena.record.Ply;
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

  /// The mishap that a record tells of; whoever did not win is to blame.
  public static Faults of(GameRecord game) {
    if (game.outcome().reason() instanceof Settlement reason) {
      return switch (reason) {
        case CRASH, STALL, TIME, ILLEGAL_MOVE, DISCONNECTION ->
            new Faults(Map.of(reason, 1L), told(game));
        case RESIGNATION, AGREEMENT, ADJUDICATION -> NONE;
      };
    }
    return NONE;
  }

  /// The last comment, where the referee says what happened.
  private static Optional<Told> told(GameRecord game) {
    List<Ply> plies = game.line().plies();
    List<String> comments =
        plies.isEmpty()
            ? game.line().comments()
            : plies.getLast().notes().stream()
                .filter(Note.Comment.class::isInstance)
                .map(note -> ((Note.Comment) note).text())
                .toList();
    String number = game.tags().getOrDefault(MatchJob.PAIR, "");
    return comments.isEmpty()
        ? Optional.empty()
        : Optional.of(new Told(number, comments.getLast()));
  }

  /// These games and later ones.
  public Faults plus(Faults later) {
    if (later.counts.isEmpty()) {
      return this;
    }
    Map<Settlement, Long> sum = new EnumMap<>(Settlement.class);
    sum.putAll(counts);
    later.counts.forEach((reason, count) -> sum.merge(reason, count, Long::sum));
    return new Faults(sum, first.or(() -> later.first));
  }
}
