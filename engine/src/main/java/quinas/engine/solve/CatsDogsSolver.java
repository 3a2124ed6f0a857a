package quinas.engine.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import quinas.rules.Games;
import quinas.rules.Seat;
import quinas.rules.catsdogs.CatsDogsPosition;
import quinas.rules.catsdogs.CatsDogsPosition.Step;
import quinas.rules.catsdogs.Squares;

/// Solves a position of Cats & Dogs and all that come after it: the final margin with best play.
///
/// The value is found by asking, again and again, whether it is at least so much (MTD(f): Plaat,
/// Schaeffer, Pijls and de Bruin, 1996). [FullGame] answers while special turns may come, [Contest]
/// from there on. What was found out is kept from one question to the next. One thread at a time.
public final class CatsDogsSolver {

  private final Area area;
  private final boolean specials;
  private final Contest contest;
  private final FullGame game;

  /// @param start a position that [#isInReach]
  /// @param stop asked often, from the thread that solves
  public CatsDogsSolver(CatsDogsPosition start, BooleanSupplier stop) {
    if (!isInReach(start)) {
      throw new IllegalArgumentException("more than " + Area.MOST + " squares in play");
    }
    area = Area.of(inPlay(start));
    specials = start.specials();
    contest = new Contest(area, new BoundTable(tableSize(area.count())), stop);
    BoundTable table = new BoundTable(specials ? tableSize(area.count()) : 1);
    game = new FullGame(area, start.size(), table, contest, stop);
  }

  /// Whether a position is small enough to be held at all; solving it may still take for ever.
  public static boolean isInReach(CatsDogsPosition position) {
    return inPlay(position).count() <= Area.MOST;
  }

  /// The squares that need numbers: those with room for somebody, and while dogs may be taken these
  /// and what lies about them.
  private static Squares inPlay(CatsDogsPosition position) {
    Squares room = position.room(Seat.FIRST).or(position.room(Seat.SECOND));
    return position.specials() ? position.obstacles().or(position.cats()).complement() : room;
  }

  /// As a power of two.
  private static int tableSize(int squares) {
    return Math.clamp(squares * 4L / 5, 10, 23);
  }

  /// What a position is worth, that is the first one or comes after it; empty if told to stop.
  public Optional<Solution> solve(CatsDogsPosition position) {
    long before = nodes();
    try {
      int value = value(position);
      List<Integer> line = line(position, value);
      int sign = position.turn() == Seat.FIRST ? 1 : -1;
      return Optional.of(new Solution(sign * value, line, nodes() - before));
    } catch (Stopped e) {
      return Optional.empty();
    }
  }

  private long nodes() {
    return game.nodes() + contest.nodes();
  }

  /// The final margin for the Cats.
  private int value(CatsDogsPosition position) {
    int lower = Integer.MIN_VALUE;
    int upper = Integer.MAX_VALUE;
    int value = margin(position);
    while (lower < upper) {
      int beta = value == lower ? value + 1 : value;
      value = value(position, beta);
      if (value < beta) {
        upper = value;
      } else {
        lower = value;
      }
    }
    return value;
  }

  private static int margin(CatsDogsPosition position) {
    return position.points(Seat.FIRST) - position.points(Seat.SECOND);
  }

  /// A bound of the final margin for the Cats: below `beta` an upper one, otherwise a lower one.
  private int value(CatsDogsPosition position, int beta) {
    int margin = margin(position);
    if (position.isOver()) {
      return margin;
    }
    long cats = area.in(position.room(Seat.FIRST));
    long dogs = area.in(position.room(Seat.SECOND));
    if (specials) {
      return margin + game.value(yard(position, cats, dogs), beta - margin);
    }
    return position.turn() == Seat.FIRST
        ? margin + contest.value(cats, dogs, beta - margin)
        : margin - contest.value(dogs, cats, margin + 1 - beta);
  }

  private Yard yard(CatsDogsPosition position, long catsRoom, long dogsRoom) {
    int period = position.size();
    int catsIn = period - position.catsTurns() % period;
    int dogsIn = period - position.dogsTurns() % period;
    long dogs = area.in(position.dogs());
    long empty = area.in(position.cats().or(position.dogs()).complement());
    return new Yard(step(position, catsIn), empty, dogs, catsRoom, dogsRoom, 0, catsIn, dogsIn);
  }

  private static Yard.Step step(CatsDogsPosition position, int catsIn) {
    if (position.turn() == Seat.SECOND) {
      return position.step() == Step.AGAIN ? Yard.Step.DOGS_AGAIN : Yard.Step.DOGS;
    }
    return catsIn == 1 && position.step() == Step.PLACE ? Yard.Step.CATS_PLACE : Yard.Step.CATS;
  }

  /// Play to the end in which nobody gives anything away.
  private List<Integer> line(CatsDogsPosition position, int value) {
    List<Integer> line = new ArrayList<>();
    CatsDogsPosition at = position;
    while (!at.isOver()) {
      int move = keeping(at, value);
      line.add(move);
      at = at.play(move);
    }
    return line;
  }

  /// A move after which the final margin is still this value.
  private int keeping(CatsDogsPosition position, int value) {
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    for (int i = 0; i < end - 1; i++) {
      CatsDogsPosition after = position.play(moves[i]);
      boolean keeps =
          position.turn() == Seat.FIRST
              ? value(after, value) >= value
              : value(after, value + 1) <= value;
      if (keeps) {
        return moves[i];
      }
    }
    return moves[end - 1];
  }
}
