package quinas.rules.catsdogs;

import java.util.random.RandomGenerator;
import quinas.rules.Bits;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;

/// The rules of Cats & Dogs.
///
/// The first seat plays the Cats, the second the Dogs, on N×N squares (4 to 12), some of which are
/// obstacles; either may begin. In turn a player puts one of his animals on an empty square that is
/// not next to (up, down, left, right) an animal of the other kind. Who has no such square passes,
/// and nobody else may.
///
/// Every N-th turn of a player, passed turns counted, is special unless the specials are off, and
/// the special is not optional:
///
/// - The Cats first take a dog off the board, if there is any, and then place a cat, if they can:
///   steps [Step#REMOVE] and [Step#PLACE].
/// - The Dogs place a dog, and then another, as far as they can: steps [Step#PLACE] and
///   [Step#AGAIN].
///
/// The game is over when a turn is about to begin and neither player could place an animal,
/// whatever special would have come. More animals on the board win, equal numbers draw.
///
/// ```
///       a b c d
///   1   c . d d     c1dd/#ddd/d1##/#cc# c place 5 6 is over. No cat can go to b1, because of
///   2   # d d d     c1 and b2, and no dog, because of a1; no cat to b3, because of b2 and a3,
///   3   d . # #     and no dog, because of b4. Dogs win, 3-6.
///   4   # c c #
/// ```
///
/// Turns are counted up to [#MOST_TURNS], far beyond any game. From there both counts go back by a
/// number that every size divides, after which the specials come as before: so a position read with
/// any count leads to positions that can be read again.
///
/// A move holds a square's number in [Squares] and what happens there.
///
/// ```
///   9 8    7 … 0
///   kind   square     kind 0: place, 1: take the dog off; 2 with square 0: pass
/// ```
///
/// @param obstacles the obstacles, and all that lies beyond the board
/// @param specials whether every N-th turn is special
/// @param step what is to be done next; [Step#PLACE] when the game is over
/// @param catsTurns how many turns the Cats have finished
/// @param dogsTurns how many turns the Dogs have finished
public record CatsDogsPosition(
    int size,
    Squares cats,
    Squares dogs,
    Squares obstacles,
    boolean specials,
    Seat turn,
    Step step,
    int catsTurns,
    int dogsTurns)
    implements Position {

  /// What the player to act is to do.
  public enum Step {
    /// Place an animal, or pass if there is no room for one.
    PLACE(0),
    /// Take a dog off the board: the Cats on a special turn.
    REMOVE(1),
    /// Place the second dog of a special turn.
    AGAIN(2);

    private final int code;

    Step(int code) {
      this.code = code;
    }
  }

  public static final int PASS = 2 << 8;

  static final int MOST_TURNS = 999_999_999;

  /// The least number that is divisible by 4, 5, … and 12.
  private static final int PERIOD = 8 * 9 * 5 * 7 * 11;

  private static final int REMOVAL = 1 << 8;

  /// The move that places an animal on a square.
  public static int placement(int square) {
    return square;
  }

  /// The move that takes the dog off a square.
  public static int removal(int square) {
    return REMOVAL | square;
  }

  public static boolean isRemoval(int move) {
    return (move & REMOVAL) != 0;
  }

  /// The square of a move that is not [#PASS].
  public static int square(int move) {
    return move & 0xFF;
  }

  /// The animals of a seat.
  public Squares animals(Seat seat) {
    return seat == Seat.FIRST ? cats : dogs;
  }

  /// Where a seat could place an animal, were it to act.
  public Squares room(Seat seat) {
    Squares taken = obstacles.or(cats).or(dogs);
    return taken.or(animals(seat.other()).around()).complement();
  }

  /// Whether the present turn, or the one about to begin, is special for its player.
  public boolean isSpecial() {
    int finished = turn == Seat.FIRST ? catsTurns : dogsTurns;
    return specials && (finished + 1) % size == 0;
  }

  @Override
  public int legalMoves(int[] moves, int at) {
    if (step == Step.REMOVE) {
      return dogs.write(REMOVAL, moves, at);
    }
    int end = room(turn).write(0, moves, at);
    if (end == at && !isOver()) {
      moves[end++] = PASS;
    }
    return end;
  }

  @Override
  public int moveCount() {
    if (step == Step.REMOVE) {
      return dogs.count();
    }
    int count = room(turn).count();
    return count == 0 && !isOver() ? 1 : count;
  }

  @Override
  public int randomMove(RandomGenerator random) {
    if (step == Step.REMOVE) {
      return removal(dogs.select(random.nextInt(dogs.count())));
    }
    Squares room = room(turn);
    int count = room.count();
    return count == 0 ? PASS : placement(room.select(random.nextInt(count)));
  }

  @Override
  public CatsDogsPosition play(int move) {
    assert isLegal(move) : "not a legal move";
    if (move == PASS) {
      return endTurn(cats, dogs);
    }
    int square = square(move);
    if (isRemoval(move)) {
      return removed(dogs.without(square));
    }
    return turn == Seat.FIRST ? endTurn(cats.with(square), dogs) : placed(dogs.with(square));
  }

  private boolean isLegal(int move) {
    if (move == PASS) {
      return step == Step.PLACE && room(turn).isEmpty() && !isOver();
    }
    return isRemoval(move)
        ? step == Step.REMOVE && dogs.contains(square(move))
        : step != Step.REMOVE && room(turn).contains(square(move));
  }

  /// The Cats have taken a dog: they place a cat, unless there is no room for one.
  private CatsDogsPosition removed(Squares dogs) {
    CatsDogsPosition next = with(cats, dogs, turn, Step.PLACE, catsTurns, dogsTurns);
    return next.room(turn).isEmpty() ? endTurn(cats, dogs) : next;
  }

  /// The Dogs have placed a dog: they place another one if it was the first of a special turn and
  /// there is room.
  private CatsDogsPosition placed(Squares dogs) {
    if (step == Step.PLACE && isSpecial()) {
      CatsDogsPosition next = with(cats, dogs, turn, Step.AGAIN, catsTurns, dogsTurns);
      if (!next.room(turn).isEmpty()) {
        return next;
      }
    }
    return endTurn(cats, dogs);
  }

  private CatsDogsPosition endTurn(Squares cats, Squares dogs) {
    if (turn == Seat.FIRST) {
      return with(cats, dogs, Seat.SECOND, Step.PLACE, catsTurns + 1, dogsTurns);
    }
    CatsDogsPosition next = with(cats, dogs, Seat.FIRST, Step.PLACE, catsTurns, dogsTurns + 1);
    return next.isSpecial() && !dogs.isEmpty() && !next.isOver()
        ? with(cats, dogs, Seat.FIRST, Step.REMOVE, catsTurns, dogsTurns + 1)
        : next;
  }

  private CatsDogsPosition with(
      Squares cats, Squares dogs, Seat turn, Step step, int catsTurns, int dogsTurns) {
    int back = Math.max(catsTurns, dogsTurns) > MOST_TURNS ? PERIOD : 0;
    return new CatsDogsPosition(
        size, cats, dogs, obstacles, specials, turn, step, catsTurns - back, dogsTurns - back);
  }

  /// Asks at a `PLACE` in the middle of a turn too, where the answer is no: the Cats have room for
  /// the cat that is to follow a removal.
  @Override
  public boolean isOver() {
    return step == Step.PLACE && room(turn).isEmpty() && room(turn.other()).isEmpty();
  }

  @Override
  public Outcome outcome() {
    return isOver()
        ? Outcome.byPoints(cats.count(), dogs.count(), CatsDogs.End.NO_ROOM)
        : Outcome.NONE;
  }

  @Override
  public int points(Seat seat) {
    return animals(seat).count();
  }

  @Override
  public long hash() {
    int rest = size << 3 | step.code << 1 | turn.index();
    return share(0, cats)
        ^ share(3, dogs)
        ^ share(6, obstacles)
        ^ Bits.share(9, (long) catsTurns << 32 | dogsTurns)
        ^ Bits.share(10, rest);
  }

  private static long share(int place, Squares squares) {
    return Bits.share(place, squares.top())
        ^ Bits.share(place + 1, squares.middle())
        ^ Bits.share(place + 2, squares.bottom());
  }

  @Override
  public String toString() {
    return CatsDogsNotation.NOTATION.text(this);
  }
}
