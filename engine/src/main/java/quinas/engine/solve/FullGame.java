package quinas.engine.solve;

import java.util.function.BooleanSupplier;
import quinas.rules.Bits;

/// Cats & Dogs as long as special turns may come: a search of [Yard]s with null windows and a
/// table, that hands over to the [Contest] where the end comes before the next special.
///
/// Nothing here is pruned on grounds of what is at stake. With specials to come, more room can be
/// worse: a game that goes on longer may last until the Cats take another dog.
final class FullGame {

  /// The move that stands for all squares that only a cat can ever take.
  private static final int SPARE = Area.MOST;

  private static final int MOST_MOVES = Area.MOST + 1;

  /// More turns and animals than there can be in a line.
  private static final int MOST_PLIES = 4 * 12 * 12;

  /// A dog that is taken leaves room for cats on its square and the four next to it.
  private static final int OPENED = 5;

  private static final int FIRST = 1 << 20;

  private final Area area;
  private final int period;
  private final BoundTable table;
  private final Contest contest;
  private final BooleanSupplier stop;
  private final int[] moves = new int[MOST_PLIES * MOST_MOVES];
  private long nodes;

  /// @param period every how many turns a special comes
  FullGame(Area area, int period, BoundTable table, Contest contest, BooleanSupplier stop) {
    this.area = area;
    this.period = period;
    this.table = table;
    this.contest = contest;
    this.stop = stop;
  }

  long nodes() {
    return nodes;
  }

  /// By how much the margin will still change in favour of the Cats, as far as `beta` asks: if what
  /// is returned is less than `beta`, the value is no more than that, and otherwise no less.
  int value(Yard yard, int beta) {
    return value(yard, beta, 0);
  }

  private int value(Yard before, int beta, int at) {
    // 1. What only cats can ever take is a number.
    Yard yard = before.settled(area);
    int spare = yard.spare();
    if (yard.isOver()) {
      return 0;
    }

    // 2. Hand over where no special can come any more.
    if (isCalm(yard.step(), yard.catsCount(), yard.dogsCount(), yard.catsIn(), yard.dogsIn())) {
      return yard.isCatsTurn()
          ? spare + contest.value(yard.catsRoom(), yard.dogsRoom(), beta - spare)
          : spare - contest.value(yard.dogsRoom(), yard.catsRoom(), spare + 1 - beta);
    }
    Stopped.check(stop, ++nodes);

    // 3. Pass where that is all there is to do.
    if (mustPass(yard)) {
      return value(yard.passed(period), beta, at);
    }

    // 4. Ask the table, where values stand without the spare squares.
    yard = yard.trimmed(area, mostRemovals(yard));
    long key = key(yard);
    int known = table.find(key);
    int lower = Byte.MIN_VALUE + spare;
    int upper = Byte.MAX_VALUE + spare;
    int first = -1;
    if (known != BoundTable.NOTHING) {
      lower = BoundTable.lower(known) + spare;
      upper = BoundTable.upper(known) + spare;
      first = BoundTable.move(known);
      if (lower >= beta || upper < beta) {
        return lower >= beta ? lower : upper;
      }
    }

    // 5. Try the moves.
    int end = list(yard, first, at);
    int best = yard.isCatsTurn() ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    int bestMove = 0;
    for (int i = at; i < end; i++) {
      Promising.bringToFront(moves, i, end);
      int move = moves[i] & 0xFF;
      int gain = yard.isCatsTurn() ? 1 : -1;
      int value = gain + value(after(yard, move), beta - gain, end);
      if (yard.isCatsTurn() ? value > best : value < best) {
        best = value;
        bestMove = move;
        if (yard.isCatsTurn() == (best >= beta)) {
          break;
        }
      }
    }

    // 6. Remember.
    if (best >= beta) {
      lower = Math.max(lower, best);
    } else {
      upper = Math.min(upper, best);
    }
    int squares = 1 + Long.bitCount(yard.free());
    table.keep(key, lower - spare, upper - spare, bestMove, squares);
    return best;
  }

  /// Whether the game ends before another special that does something. In each round, who has room
  /// uses up at least one square of it, and until a dog is taken none is added.
  ///
  /// @param cats how many squares have room for cats
  /// @param dogs how many squares have room for dogs
  static boolean isCalm(Yard.Step step, int cats, int dogs, int catsIn, int dogsIn) {
    return switch (step) {
      case CATS -> Math.max(cats, dogs) < catsIn && dogs <= dogsIn;
      case DOGS -> cats < catsIn && dogs <= Math.min(catsIn, dogsIn);
      case CATS_PLACE, DOGS_AGAIN -> false;
    };
  }

  private static boolean mustPass(Yard yard) {
    return yard.isCatsTurn() ? yard.catsCount() == 0 && !yard.isRemoval() : yard.dogsRoom() == 0;
  }

  /// How many dogs can still be taken at most, by the room that there will be: [#isCalm] says how
  /// it shrinks.
  private int mostRemovals(Yard yard) {
    int most = Math.max(yard.catsCount(), yard.dogsCount());
    int left = most - yard.catsIn() + 1;
    int removals = 0;
    if (yard.step() == Yard.Step.CATS_PLACE) {
      left = most - period;
    }
    while (left > 0 && removals < OPENED) {
      removals++;
      left += OPENED - period;
    }
    return removals;
  }

  private static long key(Yard yard) {
    int rest = yard.step().code() | yard.catsIn() << 2 | yard.dogsIn() << 6 | yard.spare() << 10;
    return Bits.share(0, yard.free())
        ^ Bits.share(1, yard.dogs())
        ^ Bits.share(2, yard.dogsRoom())
        ^ Bits.share(3, rest);
  }

  private Yard after(Yard yard, int move) {
    if (move == SPARE) {
      return yard.withSpareCat(period);
    }
    if (yard.isRemoval()) {
      return yard.withoutDog(area, move, period);
    }
    return yard.isCatsTurn() ? yard.withCat(area, move, period) : yard.withDog(area, move, period);
  }

  /// Writes the moves in the low byte, above it how promising they are: a placement by what it
  /// takes from the other, a removal by the room it gives the Cats.
  private int list(Yard yard, int first, int at) {
    boolean removal = yard.isRemoval();
    boolean cats = yard.isCatsTurn();
    long theirs = cats ? yard.dogsRoom() : yard.catsRoom();
    int end = at;
    for (long left = removal ? yard.dogs() : cats ? yard.catsRoom() : yard.dogsRoom();
        left != 0;
        left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long changed =
          removal ? yard.withoutDog(area, square, period).catsRoom() : area.touch(square) & theirs;
      int promise = square == first ? FIRST : Long.bitCount(changed);
      moves[end++] = promise << 8 | square;
    }
    if (cats && !removal && yard.spare() > 0) {
      moves[end++] = (first == SPARE ? FIRST : 0) << 8 | SPARE;
    }
    return end;
  }
}
