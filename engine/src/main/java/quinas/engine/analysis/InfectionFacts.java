package quinas.engine.analysis;

import java.util.Optional;
import quinas.engine.analysis.Remark.Kind;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.infection.InfectionPosition;

/// What can be seen of a move on the board of Infection: microbes that change colour.
final class InfectionFacts {

  /// Fewer are not worth a word.
  private static final int FEWEST = 2;

  static Optional<Remark> of(Comparison comparison) {
    Seat mover = comparison.mover();
    Seat other = comparison.other();
    int allowed = turned(comparison.after(), comparison.then(), other);
    int better = turned(comparison.bestAfter(), comparison.bestThen(), other);
    int missed = turned(comparison.before(), comparison.bestAfter(), mover);
    int done = turned(comparison.before(), comparison.after(), mover);
    if (allowed >= FEWEST && allowed > better && allowed - better >= missed - done) {
      return comparison
          .reply()
          .map(reply ->
              Remark.of(
                  Kind.LETS_TURN,
                  Remark.side(other),
                  Remark.number(allowed),
                  Remark.place(landing(reply))));
    }
    return missed >= FEWEST && missed > done
        ? Optional.of(
            Remark.of(
                Kind.MISSES_TURNING,
                Remark.number(missed),
                Remark.place(landing(comparison.best()))))
        : Optional.empty();
  }

  /// How many microbes a seat has turned to its own colour between two positions.
  private static int turned(Position before, Position after, Seat seat) {
    return Long.bitCount(
        ((InfectionPosition) before).microbes(seat.other())
            & ((InfectionPosition) after).microbes(seat));
  }

  private static Square landing(int move) {
    int to = InfectionPosition.to(move);
    return new Square(InfectionPosition.column(to), InfectionPosition.row(to));
  }

  private InfectionFacts() {}
}
