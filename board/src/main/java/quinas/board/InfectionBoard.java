package quinas.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import quinas.rules.Game;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.infection.Infection;
import quinas.rules.infection.InfectionPosition;

/// A microbe clones itself or jumps.
enum InfectionBoard implements Board {
  BOARD;

  /// More than there can be jumps to one square.
  private static final int CLONE = 100;

  /// Where a pass lands.
  private static final Square NOWHERE = new Square(-1, -1);

  @Override
  public Game game() {
    return Infection.GAME;
  }

  @Override
  public int size(Position position) {
    return InfectionPosition.SIZE;
  }

  @Override
  public String symbol(Position position, Square square) {
    InfectionPosition p = (InfectionPosition) position;
    long bit = InfectionPosition.bit(square.column(), square.row());
    return (p.gaps() & bit) != 0 ? "-" : (p.x() & bit) != 0 ? "x" : (p.o() & bit) != 0 ? "o" : "";
  }

  /// A clone is made by its landing square, or by any microbe beside it first. A jump by both
  /// squares; or the other way round, where no clone can land, and by the landing square alone if
  /// only one microbe can jump there.
  @Override
  public List<Gesture> gestures(Position position) {
    List<Gesture> moves = Board.super.gestures(position);
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
  private List<Square> beside(Square square, InfectionPosition p) {
    List<Square> beside = new ArrayList<>();
    for (Square other : squares(p)) {
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
  public String side(Position position, Seat seat) {
    return seat == Seat.FIRST ? "x" : "o";
  }

  /// How many moves there have been since the last clone.
  @Override
  public Map<String, Integer> counters(Position position) {
    return Map.of("quiet", ((InfectionPosition) position).quiet());
  }
}
