package quinas.cli.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedStyle;
import quinas.rules.Game;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.infection.Infection;
import quinas.rules.infection.InfectionPosition;

/// A ruled grid. The original's letters `a` and `b` would look like columns, so the colours are `x`
/// and `o`, as in the notation.
enum InfectionPicture implements GridPicture {
  PICTURE;

  /// More than there can be jumps to one square.
  private static final int CLONE = 100;

  /// Where a pass lands.
  private static final Square NOWHERE = new Square(-1, -1);

  private static final Grid GRID = Grid.ruled(InfectionPosition.SIZE, 3, 1, Grid.Labels.ONE_SIDE);

  @Override
  public Game game() {
    return Infection.GAME;
  }

  @Override
  public Grid squares(Position position) {
    return GRID;
  }

  @Override
  public Content content(Position position, Square square, Look look) {
    InfectionPosition p = (InfectionPosition) position;
    long bit = InfectionPosition.bit(square.column(), square.row());
    if ((p.gaps() & bit) != 0) {
      return Content.of(look.either("▒", "#"), look.frame());
    }
    for (Seat seat : Seat.values()) {
      if ((p.microbes(seat) & bit) != 0) {
        return Content.of(sign(p, seat), style(seat, look));
      }
    }
    return Content.empty(" ", look);
  }

  /// A clone is made by its landing square, or by any microbe beside it first. A jump by both
  /// squares; or the other way round, where no clone can land, and by the landing square alone if
  /// only one microbe can jump there.
  @Override
  public List<Gesture> gestures(Position position) {
    List<Gesture> moves = GridPicture.super.gestures(position);
    Map<Square, Integer> landings = new HashMap<>();
    for (Gesture move : moves) {
      landings.merge(landing(move), isClone(move) ? CLONE : 1, Integer::sum);
    }
    List<Gesture> gestures = new ArrayList<>(moves);
    for (Gesture move : moves) {
      Square to = landing(move);
      int ways = landings.getOrDefault(to, 0);
      if (to.equals(NOWHERE)) {
        continue;
      }
      if (isClone(move)) {
        for (Square from : beside(to, (InfectionPosition) position)) {
          gestures.add(new Gesture(move.move(), List.of(from, to), ""));
        }
      } else if (ways == 1) {
        gestures.add(new Gesture(move.move(), List.of(to), ""));
      } else if (ways < CLONE) {
        gestures.add(new Gesture(move.move(), move.squares().reversed(), ""));
      }
    }
    return gestures;
  }

  private static boolean isClone(Gesture gesture) {
    return InfectionPosition.isClone(gesture.move());
  }

  private static Square landing(Gesture move) {
    return move.squares().isEmpty() ? NOWHERE : move.squares().getLast();
  }

  /// The microbes of the player to act beside a square.
  private static List<Square> beside(Square square, InfectionPosition p) {
    List<Square> beside = new ArrayList<>();
    for (Square other : GRID.all()) {
      boolean isNext =
          Math.abs(other.column() - square.column()) <= 1
              && Math.abs(other.row() - square.row()) <= 1;
      long bit = InfectionPosition.bit(other.column(), other.row());
      if (isNext && (p.microbes(p.turn()) & bit) != 0) {
        beside.add(other);
      }
    }
    return beside;
  }

  @Override
  public String sign(Position position, Seat seat) {
    return seat == Seat.FIRST ? "x" : "o";
  }

  /// The first seat is the red one here, and the second the blue one.
  @Override
  public AttributedStyle style(Seat seat, Look look) {
    return look.seat(seat.other());
  }
}
