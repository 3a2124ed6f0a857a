package quinas.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.rules.SplitMix64;

class ShiftagoProverTest {

  private static ShiftagoProver prover(
      MarbleBoard board, int marbles, boolean lastMarbleLoses, boolean turning) {
    return new ShiftagoProver(board, marbles, lastMarbleLoses, turning, 18, () -> false);
  }

  /// Four in a row on 4×4, eleven marbles each: more than there is room for.
  @Test
  void nobodyCanForceALineOnFourByFour() {
    for (boolean first : List.of(true, false)) {
      ShiftagoProver prover = prover(new MarbleBoard(4, 4), 11, false, true);
      assertThat(prover.wins(0, 0, first, 22)).isFalse();
    }
  }

  /// With so many marbles each as `-Dshiftago.marbles` says, 7 unless it does, and a table of a
  /// size that `-Dshiftago.table` may set, as a power of two; how long it takes is in
  /// `docs/solving.md`.
  @Test
  void nobodyCanForceALineOfFiveOnFiveByFive() {
    int marbles = Integer.getInteger("shiftago.marbles", 7);
    int table = Integer.getInteger("shiftago.table", Math.min(2 * marbles + 4, 26));
    for (boolean first : List.of(true, false)) {
      ShiftagoProver prover =
          new ShiftagoProver(new MarbleBoard(5, 5), marbles, false, true, table, () -> false);
      assertThat(prover.wins(0, 0, first, 2 * marbles)).isFalse();
    }
  }

  @Test
  void whoBeginsForcesALineOfThreeOnThreeByThree() {
    ShiftagoProver prover = prover(new MarbleBoard(3, 3), 9, false, true);
    assertThat(prover.wins(0, 0, true, 18)).isTrue();
    assertThat(prover.wins(0, 0, false, 18)).isFalse();
  }

  /// Every position of random games, for every number of plies up to `most`.
  @ParameterizedTest
  @CsvSource({
    "3, 3, 9, true, true, 6, 40", "3, 3, 4, false, false, 6, 40", "4, 4, 5, true, false, 4, 30",
    "4, 3, 6, false, true, 4, 30", "4, 4, 7, false, false, 4, 30", "5, 4, 4, true, true, 3, 20"
  })
  void theAnswerIsThatOfMinimax(
      int size,
      int length,
      int marbles,
      boolean lastMarbleLoses,
      boolean turning,
      int most,
      int games) {
    MarbleBoard board = new MarbleBoard(size, length);
    SplitMix64 random = new SplitMix64(games);
    Plain plain = new Plain(board, marbles, lastMarbleLoses);
    ShiftagoProver prover = prover(board, marbles, lastMarbleLoses, turning);
    int yes = 0;
    int no = 0;
    for (int game = 0; game < games; game++) {
      long[] at = {0, 0};
      int turn = 0;
      while (plain.isOpen(at[turn], at[1 - turn])) {
        int left = 2 * marbles - Long.bitCount(at[0] | at[1]);
        for (int attacker = 0; attacker < 2; attacker++) {
          for (int plies = 1; plies <= Math.min(left, most); plies++) {
            boolean attacks = attacker == turn;
            boolean wins = plain.wins(at[attacker], at[1 - attacker], attacks, plies);
            assertThat(prover.wins(at[attacker], at[1 - attacker], attacks, plies))
                .as("%x %x %s within %d", at[attacker], at[1 - attacker], attacks, plies)
                .isEqualTo(wins);
            yes += wins ? 1 : 0;
            no += wins ? 0 : 1;
          }
        }
        int move = plain.random(at[0] | at[1], random);
        long[] after = plain.after(at[turn], at[1 - turn], move);
        at[turn] = after[0];
        at[1 - turn] = after[1];
        if (board.hasLine(at[turn])) {
          break;
        }
        turn = 1 - turn;
      }
    }
    assertThat(Math.min(yes, no)).isGreaterThan(50);
  }

  @Test
  void theEightWaysToTurnABoardAreEight() {
    MarbleBoard board = new MarbleBoard(5, 5);
    long marbles = (1L << 1) | (1L << 2) | (1L << 24);
    assertThat(IntStream.range(0, 8).mapToObj(way -> board.turned(marbles, way)))
        .doesNotHaveDuplicates()
        .allSatisfy(turned -> assertThat(Long.bitCount(turned)).isEqualTo(3));
    long corner = 1;
    for (int way = 0; way < 8; way++) {
      assertThat(board.turned(corner, way) & ~((1L << 4) | (1L << 32) | (1L << 36) | 1)).isZero();
    }
  }

  /// The same question, answered by trying everything.
  private record Plain(MarbleBoard board, int marbles, boolean lastMarbleLoses) {

    boolean isOpen(long mine, long other) {
      boolean hasMove = false;
      for (int move = 0; move < board.moves(); move++) {
        hasMove |= board.isOpen(move, mine | other);
      }
      boolean gone = lastMarbleLoses && Long.bitCount(other) == marbles;
      return hasMove && !gone && Long.bitCount(mine) < marbles;
    }

    int random(long all, SplitMix64 random) {
      int move = random.nextInt(board.moves());
      while (!board.isOpen(move, all)) {
        move = random.nextInt(board.moves());
      }
      return move;
    }

    long[] after(long mine, long other, int move) {
      long pushed = board.pushed(move, mine | other);
      return new long[] {
        board.after(move, mine, pushed) | board.entry(move), board.after(move, other, pushed)
      };
    }

    boolean wins(long attacker, long defender, boolean attacking, int plies) {
      long mine = attacking ? attacker : defender;
      long other = attacking ? defender : attacker;
      if (plies == 0 || !isOpen(mine, other)) {
        return false;
      }
      for (int move = 0; move < board.moves(); move++) {
        if (board.isOpen(move, mine | other)
            && answer(after(mine, other, move), attacking, plies) == attacking) {
          return attacking;
        }
      }
      return !attacking;
    }

    /// Whether the attacker wins after a move that has led to these marbles, the mover's first.
    private boolean answer(long[] after, boolean attacked, int plies) {
      if (board.hasLine(after[0])) {
        return attacked;
      }
      if (lastMarbleLoses && Long.bitCount(after[0]) == marbles) {
        return !attacked;
      }
      return attacked
          ? wins(after[0], after[1], false, plies - 1)
          : wins(after[1], after[0], true, plies - 1);
    }
  }
}
