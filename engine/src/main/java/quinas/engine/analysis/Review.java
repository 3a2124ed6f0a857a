package quinas.engine.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import quinas.engine.search.Limits;
import quinas.rules.Game;
import quinas.rules.Position;
import quinas.rules.Seat;

/// A whole game looked at: what each of its positions is worth, and what is said of each move.
///
/// @param positions the start, and the position after each move
/// @param moves the moves that were played
/// @param assessments what the positions are worth, one for each
/// @param lines the best lines from each position, as many as were asked for; none from one that is
///   over
/// @param verdicts what is said of the moves, one for each
public record Review(
    List<Position> positions,
    List<Integer> moves,
    List<Assessment> assessments,
    List<List<Variation>> lines,
    List<Verdict> verdicts) {

  public Review {
    positions = List.copyOf(positions);
    moves = List.copyOf(moves);
    assessments = List.copyOf(assessments);
    lines = lines.stream().map(List::copyOf).toList();
    verdicts = List.copyOf(verdicts);
  }

  /// Looks at a game from its end to its start, so that what came of a move is remembered when the
  /// position before it is looked at, and no move is blamed for what was lost before. The same game
  /// and limits give the same review.
  ///
  /// @param analysis is made to forget what it knows
  /// @param limits for each position
  /// @param most how many lines of each position are wanted, at least 1
  /// @param stop asked often, from this thread
  /// @param progress told how many positions have been looked at, after each
  /// @return empty if told to stop
  public static Optional<Review> of(
      Analysis analysis,
      Game game,
      Position start,
      List<Integer> moves,
      Limits limits,
      int most,
      BooleanSupplier stop,
      IntConsumer progress) {
    List<Position> positions = new ArrayList<>(List.of(start));
    moves.forEach(move -> positions.add(positions.getLast().play(move)));
    List<Assessment> assessments = new ArrayList<>();
    List<List<Variation>> lines = new ArrayList<>();
    analysis.forget();
    for (Position position : positions.reversed()) {
      if (position.isOver()) {
        assessments.addFirst(Assessment.ofFinished(game, position));
        lines.addFirst(List.of());
      } else {
        Insight insight = analysis.run(position, most, limits, stop, known -> {});
        assessments.addFirst(Assessment.of(insight));
        lines.addFirst(insight.lines());
      }
      if (stop.getAsBoolean()) {
        return Optional.empty();
      }
      progress.accept(assessments.size());
    }
    List<Verdict> verdicts = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      verdicts.add(
          Verdict.of(
              game, positions.get(i), moves.get(i), assessments.get(i), assessments.get(i + 1)));
    }
    return Optional.of(new Review(positions, moves, assessments, lines, verdicts));
  }

  /// How many moves of a seat were judged so.
  public int count(Seat seat, Judgement judgement) {
    return (int) verdicts(seat).stream().filter(one -> one.judgement() == judgement).count();
  }

  /// The mean of [Verdict#accuracy] over the moves of a seat, in thousandths; 1000 if it made none.
  public int accuracy(Seat seat) {
    return (int)
        Math.round(verdicts(seat).stream().mapToInt(Verdict::accuracy).average().orElse(1000));
  }

  private List<Verdict> verdicts(Seat seat) {
    List<Verdict> own = new ArrayList<>();
    for (int i = 0; i < verdicts.size(); i++) {
      if (positions.get(i).turn() == seat) {
        own.add(verdicts.get(i));
      }
    }
    return own;
  }
}
