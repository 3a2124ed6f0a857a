package quinas.engine.solve;

import java.util.function.BooleanSupplier;
import quinas.rules.Bits;

/// Asks whether one of two who push marbles, the attacker, wins within so many plies, whatever the
/// other does.
///
/// Each answer is yes or no, and what is found is kept for every position: within how many plies
/// the attacker wins, and within how many he does not. Positions are kept whole, so nothing is
/// mistaken for something else.
final class ShiftagoProver {

  private static final int MOST_PLIES = 64;
  private static final int NEVER = 255;
  private static final int MOST_MERIT = 1 << 14;

  /// A bit beyond the board, set in the attacker's marbles if it is his turn.
  private static final long TO_ATTACK = 0x80;

  private final MarbleBoard board;
  private final int marbles;
  private final boolean lastMarbleLoses;
  private final boolean turning;
  private final BooleanSupplier stop;

  private final long[] attackers;
  private final long[] defenders;
  private final int[] known;
  private final int[] moves;
  private final int[] merits;
  private long nodes;

  /// @param marbles how many each has at the start
  /// @param lastMarbleLoses whether he loses who has no marble left and no line; otherwise nobody
  ///   wins once both have none left
  /// @param turning whether positions are taken for the same if one is the other turned or
  ///   mirrored: worth its price near the start
  /// @param size the size of the table, as a power of two
  ShiftagoProver(
      MarbleBoard board,
      int marbles,
      boolean lastMarbleLoses,
      boolean turning,
      int size,
      BooleanSupplier stop) {
    this.board = board;
    this.marbles = marbles;
    this.lastMarbleLoses = lastMarbleLoses;
    this.turning = turning;
    this.stop = stop;
    attackers = new long[1 << size];
    defenders = new long[1 << size];
    known = new int[1 << size];
    moves = new int[MOST_PLIES * board.moves()];
    merits = new int[2 * board.moves()];
  }

  long nodes() {
    return nodes;
  }

  /// Whether the attacker wins within `plies`. The game must not be over.
  ///
  /// @param attacking whether it is the attacker's turn
  boolean wins(long attacker, long defender, boolean attacking, int plies) {
    return wins(attacker, defender, attacking, plies, 0);
  }

  private boolean wins(long attacker, long defender, boolean attacking, int plies, int at) {
    Stopped.check(stop, ++nodes);

    // 1. Is there time enough?
    if (plies == 0 || isHopeless(attacker, defender, attacking, plies)) {
      return false;
    }

    // 2. Ask the table.
    int way = turning ? standardWay(attacker, defender) : 0;
    long one = board.turned(attacker, way) | (attacking ? TO_ATTACK : 0);
    long two = board.turned(defender, way);
    int entry = entry(one, two);
    if (plies >= winIn(entry) || plies <= noWinIn(entry)) {
      return plies >= winIn(entry);
    }

    // 3. A line ends the game.
    long mine = attacking ? attacker : defender;
    long other = attacking ? defender : attacker;
    if (makesLine(mine, other)) {
      keep(one, two, attacking ? 1 : NEVER, attacking ? 0 : NEVER);
      return attacking;
    }

    // 4. Try the moves: one that wins is enough for the attacker, one that saves for the defender.
    int end = list(mine, other, attacking, at);
    boolean wins = !attacking && end > at;
    for (int i = at; i < end && wins != attacking; i++) {
      Promising.bringToFront(moves, i, end);
      int move = moves[i] & 0xFF;
      if (answer(move, mine, other, attacking, plies, end) == attacking) {
        wins = attacking;
        int merit = (attacking ? 0 : board.moves()) + move;
        merits[merit] = Math.min(merits[merit] + plies, MOST_MERIT);
      }
    }

    // 5. Remember.
    int winIn = wins ? Math.min(plies, winIn(entry)) : winIn(entry);
    int noWinIn = wins ? noWinIn(entry) : Math.max(plies, noWinIn(entry));
    keep(one, two, winIn, noWinIn);
    return wins;
  }

  private boolean makesLine(long mine, long other) {
    if (board.most(mine, 0) < board.length() - 1) {
      return false;
    }
    for (int move = 0; move < board.moves(); move++) {
      if (board.isOpen(move, mine | other) && board.hasLine(pushedIn(move, mine, other))) {
        return true;
      }
    }
    return false;
  }

  /// Whether the attacker wins within `plies` if the mover, who makes no line, plays this.
  private boolean answer(int move, long mine, long other, boolean attacking, int plies, int at) {
    long mineThen = pushedIn(move, mine, other);
    long otherThen = board.after(move, other, board.pushed(move, mine | other));
    if (Long.bitCount(mineThen) == marbles && isEnd(otherThen)) {
      return lastMarbleLoses && !attacking;
    }
    return attacking
        ? wins(mineThen, otherThen, false, plies - 1, at)
        : wins(otherThen, mineThen, true, plies - 1, at);
  }

  /// Whether the game ends with the last marble of one side, the other having these on the board.
  private boolean isEnd(long other) {
    return lastMarbleLoses || Long.bitCount(other) == marbles;
  }

  private long pushedIn(int move, long mine, long other) {
    return board.after(move, mine, board.pushed(move, mine | other)) | board.entry(move);
  }

  /// Whether the attacker can make no line in time. A push adds at most one marble of a colour to
  /// any place for a line. The defender's pushes count too, but for those that push nothing: when
  /// he puts a marble on an empty square of the edge. Each push fills one square, so he can do that
  /// at least at every other of as many plies as there are such squares. And where a marble of his
  /// is stuck there will never be a line.
  private boolean isHopeless(long attacker, long defender, boolean attacking, int plies) {
    int left = 2 * marbles - 1 - Long.bitCount(attacker | defender);
    if (lastMarbleLoses && left <= plies) {
      return false;
    }
    int attacks = attacking ? (plies + 1) / 2 : plies / 2;
    int pushes = attacking ? attacks - 1 : attacks;
    int quiet = (board.emptyOnEdge(attacker | defender) + (attacking ? 0 : 1)) / 2;
    int most = attacks + Math.max(0, pushes - quiet);
    return most < board.length()
        && board.most(attacker, board.stuck(attacker | defender) & defender) + most
            < board.length();
  }

  /// Writes the moves in the low byte, above it how promising they are for the one who moves.
  private int list(long mine, long other, boolean attacking, int at) {
    int end = at;
    for (int move = 0; move < board.moves(); move++) {
      if (board.isOpen(move, mine | other)) {
        long pushed = board.pushed(move, mine | other);
        long mineThen = pushedIn(move, mine, other);
        long otherThen = board.after(move, other, pushed);
        int merit = Math.min(merits[(attacking ? 0 : board.moves()) + move] >> 10, 15);
        int threat = board.promise(otherThen, mineThen) * (attacking ? 1 : 2);
        int promise = board.promise(mineThen, otherThen) - threat;
        moves[end++] = (promise * 16 + merit) << 8 | move;
      }
    }
    return end;
  }

  /// Which of the eight ways to turn the board gives the least pair of numbers.
  private int standardWay(long attacker, long defender) {
    int best = 0;
    long least = attacker;
    long leastOther = defender;
    for (int way = 1; way < 8; way++) {
      long turned = board.turned(attacker, way);
      if (turned <= least) {
        long other = board.turned(defender, way);
        if (turned < least || other < leastOther) {
          best = way;
          least = turned;
          leastOther = other;
        }
      }
    }
    return best;
  }

  private int slot(long one, long two) {
    return (int) ((Bits.share(0, one) ^ Bits.share(1, two)) >>> 32) & (known.length - 2);
  }

  /// What is known of a position: the lowest byte says within how many plies it is no win, the next
  /// one within how many it is, the one above is how much work there was in it.
  private int entry(long one, long two) {
    int slot = slot(one, two);
    for (int at = slot; at <= slot + 1; at++) {
      if (attackers[at] == one && defenders[at] == two && known[at] != 0) {
        return known[at];
      }
    }
    return NEVER << 8;
  }

  private static int noWinIn(int entry) {
    return entry & 0xFF;
  }

  private static int winIn(int entry) {
    return entry >> 8 & 0xFF;
  }

  /// The first place of a slot keeps the position that was looked at most deeply, the second
  /// whichever came last.
  private void keep(long one, long two, int winIn, int noWinIn) {
    int depth = MOST_PLIES * 2 - Long.bitCount(one | two);
    int at = slot(one, two);
    boolean same = attackers[at] == one && defenders[at] == two;
    if (!same && known[at] >>> 16 > depth) {
      at++;
    }
    attackers[at] = one;
    defenders[at] = two;
    known[at] = depth << 16 | winIn << 8 | noWinIn;
  }
}
