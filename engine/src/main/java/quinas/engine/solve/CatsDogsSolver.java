package quinas.engine.solve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import quinas.engine.proof.Claim;
import quinas.engine.proof.Proof;
import quinas.rules.Games;
import quinas.rules.Position;
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

  /// The side of the largest board.
  private static final int SIDE = 12;

  /// As a power of two: 100 MB.
  private static final int MOST_REMEMBERED = 23;

  private final Area area;

  /// Whether no special turn can matter any more, from the first position on.
  private final boolean calm;

  private final Contest contest;
  private final FullGame game;

  /// @param start a position that [#isInReach]
  /// @param stop asked often, from the thread that solves
  public CatsDogsSolver(CatsDogsPosition start, BooleanSupplier stop) {
    this(start, MOST_REMEMBERED, stop);
  }

  /// @param remembered the power of two of how many positions are remembered at most: for one who
  ///   will stop soon, fewer take less time to make room for
  public CatsDogsSolver(CatsDogsPosition start, int remembered, BooleanSupplier stop) {
    if (!isInReach(start)) {
      throw new IllegalArgumentException("more than " + Area.MOST + " squares in play");
    }
    area = Area.of(inPlay(start));
    calm = isCalm(start);
    long cats = calm ? area.in(start.room(Seat.FIRST)) : 0;
    long dogs = calm ? area.in(start.room(Seat.SECOND)) : 0;
    int size = Math.min(remembered, tableSize(area.count()));
    contest = new Contest(area, cats, dogs, new BoundTable(size), stop);
    BoundTable table = new BoundTable(calm ? 1 : size);
    game = new FullGame(area, start.size(), table, contest, stop);
  }

  /// Whether a position is small enough to be held at all; solving it may still take for ever.
  public static boolean isInReach(CatsDogsPosition position) {
    return inPlay(position).count() <= Area.MOST;
  }

  /// A guess at how many positions there are to look at: what half of the positions from games on
  /// 8×8 took with so many squares in play, and the others within some tens of times as many.
  public static long expectedNodes(CatsDogsPosition position) {
    if (isCalm(position)) {
      return 1L << (inPlay(position).count() * 2 / 5);
    }
    int room = position.room(Seat.FIRST).or(position.room(Seat.SECOND)).count();
    return 1L << Math.min(room / 2 + 2, Long.SIZE - 2);
  }

  /// The squares that need numbers. While dogs may be taken these are all but the obstacles and
  /// those with cats; from then on only those whose room somebody could still lose.
  private static Squares inPlay(CatsDogsPosition position) {
    if (!isCalm(position)) {
      return position.obstacles().or(position.cats()).complement();
    }
    Squares cats = position.room(Seat.FIRST);
    Squares dogs = position.room(Seat.SECOND);
    return touching(cats, dogs).or(touching(dogs, cats));
  }

  /// Whether no special turn can matter any more: see [FullGame#isCalm].
  private static boolean isCalm(CatsDogsPosition position) {
    if (!position.specials()) {
      return true;
    }
    int catsIn = turnsToSpecial(position, position.catsTurns());
    int dogsIn = turnsToSpecial(position, position.dogsTurns());
    return FullGame.isCalm(
        step(position, catsIn),
        position.room(Seat.FIRST).count(),
        position.room(Seat.SECOND).count(),
        catsIn,
        dogsIn);
  }

  private static int turnsToSpecial(CatsDogsPosition position, int finished) {
    return position.size() - finished % position.size();
  }

  /// The squares of a set that are in another one or next to it.
  private static Squares touching(Squares these, Squares others) {
    Squares touching = Squares.NONE;
    for (int row = 0; row < SIDE; row++) {
      for (int column = 0; column < SIDE; column++) {
        if (these.contains(Squares.square(column, row)) && isTouching(column, row, others)) {
          touching = touching.with(Squares.square(column, row));
        }
      }
    }
    return touching;
  }

  private static boolean isTouching(int column, int row, Squares others) {
    return others.contains(Squares.square(column, row))
        || (column > 0 && others.contains(Squares.square(column - 1, row)))
        || (row > 0 && others.contains(Squares.square(column, row - 1)))
        || (column < SIDE - 1 && others.contains(Squares.square(column + 1, row)))
        || (row < SIDE - 1 && others.contains(Squares.square(column, row + 1)));
  }

  /// As a power of two.
  private static int tableSize(int squares) {
    return Math.clamp(squares * 4L / 5, 10, MOST_REMEMBERED);
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

  /// A proof that a seat can reach the value of a position: the moves that keep it, for every
  /// position that can then arise. It has as many entries as there are such positions. Empty if
  /// told to stop.
  ///
  /// @param seat whose strategy it is
  public Optional<Proof> prove(CatsDogsPosition position, Seat seat) {
    try {
      int value = value(position);
      Map<Position, Integer> moves = new HashMap<>();
      collect(position, seat, value, moves, new HashSet<>());
      int least = seat == Seat.FIRST ? value : -value;
      return Optional.of(new Proof(position, new Claim.Margin(seat, least), moves));
    } catch (Stopped e) {
      return Optional.empty();
    }
  }

  private void collect(
      CatsDogsPosition position,
      Seat seat,
      int value,
      Map<Position, Integer> strategy,
      Set<Position> seen) {
    if (position.isOver() || !seen.add(position)) {
      return;
    }
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    if (position.turn() == seat && end > 1) {
      int move = keeping(position, value);
      strategy.put(position, move);
      moves[0] = move;
      end = 1;
    }
    for (int i = 0; i < end; i++) {
      collect(position.play(moves[i]), seat, value, strategy, seen);
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
    Squares catsRoom = position.room(Seat.FIRST);
    Squares dogsRoom = position.room(Seat.SECOND);
    long cats = area.in(catsRoom);
    long dogs = area.in(dogsRoom);
    if (!calm) {
      return margin + game.value(yard(position, cats, dogs), beta - margin);
    }
    int sure = margin + catsRoom.count() - Long.bitCount(cats);
    sure -= dogsRoom.count() - Long.bitCount(dogs);
    return position.turn() == Seat.FIRST
        ? sure + contest.value(cats, dogs, beta - sure)
        : sure - contest.value(dogs, cats, sure + 1 - beta);
  }

  private Yard yard(CatsDogsPosition position, long catsRoom, long dogsRoom) {
    int catsIn = turnsToSpecial(position, position.catsTurns());
    int dogsIn = turnsToSpecial(position, position.dogsTurns());
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
