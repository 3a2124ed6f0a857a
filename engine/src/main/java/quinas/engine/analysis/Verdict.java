package quinas.engine.analysis;

import java.util.Optional;
import quinas.rules.Game;
import quinas.rules.Position;
import quinas.rules.Seat;

/// What is said of a played move.
///
/// @param loss what the chances of its player fell by, in thousandths of the expected result
/// @param remark what it allowed or missed; nothing is said of good moves
public record Verdict(Judgement judgement, int loss, Optional<Remark> remark) {

  /// Judges a move.
  ///
  /// @param before what was known before it
  /// @param after what is known of the position that it led to
  public static Verdict of(
      Game game, Position position, int move, Assessment before, Assessment after) {
    Seat mover = position.turn();
    Judgement judgement = Judgement.of(before, move, after, mover);
    int loss = Judgement.loss(before, after, mover);
    boolean isGood = judgement == Judgement.BEST || judgement == Judgement.GOOD;
    return new Verdict(
        judgement,
        judgement == Judgement.BEST ? 0 : loss,
        isGood ? Optional.empty() : Remarks.of(game, position, move, before, after));
  }

  /// How exact a move was, in thousandths: 1000 for one that loses nothing. The curve is the one by
  /// which Lichess turns lost per cent of winning chances into accuracy.
  public int accuracy() {
    double percent = 103.1668 * Math.exp(-0.04354 * loss / 10.0) - 3.1669;
    return Math.clamp(Math.round(10 * percent), 0, 1000);
  }
}
