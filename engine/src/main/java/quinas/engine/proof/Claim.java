package quinas.engine.proof;

import quinas.rules.Outcome;
import quinas.rules.Seat;

/// What a seat can bring about from a position, whatever the other one does.
public sealed interface Claim {

  /// Who can.
  Seat seat();

  /// Whether the claim has come true in a game that has ended so, this many plies after the start.
  boolean isTrueOf(Outcome outcome, int plies);

  /// Whether the claim can still come true so many plies after the start.
  boolean isOpen(int plies);

  /// To end the game with so many more points than the other, or fewer if it is negative.
  record Margin(Seat seat, int least) implements Claim {

    @Override
    public boolean isTrueOf(Outcome outcome, int plies) {
      int margin = outcome.first() - outcome.second();
      return (seat == Seat.FIRST ? margin : -margin) >= least;
    }

    @Override
    public boolean isOpen(int plies) {
      return true;
    }
  }

  /// To win within so many plies.
  record Win(Seat seat, int most) implements Claim {

    @Override
    public boolean isTrueOf(Outcome outcome, int plies) {
      return outcome.isWonBy(seat) && plies <= most;
    }

    @Override
    public boolean isOpen(int plies) {
      return plies < most;
    }
  }
}
