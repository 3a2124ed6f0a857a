package quinas.engine.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.SplitMix64;
import quinas.rules.shiftago.Shiftago;
import quinas.rules.shiftago.ShiftagoPosition;

class ShiftagoLevelTest {

  private static final String START = "7/7/7/7/7/7/7 x 22 22";

  // Three of the second seat's stand in a row, and a fourth can join them by left4.
  //
  //   . . . x . . .
  //   . . . . . . .
  //   . . . . . . .
  //   o o o . . . .
  //   . . . . . . .
  //   . . . . . . .
  //   x . . . . . x
  private static final String THREE = "3x3/7/7/ooo4/7/7/x5x x 19 19";

  private static ShiftagoPosition position(String text) throws NotationException {
    Options options = Options.standard(Shiftago.GAME);
    return (ShiftagoPosition) Shiftago.GAME.notation().position(text, options);
  }

  private static String choice(Level level, String text) throws NotationException {
    return Shiftago.GAME.notation().text(level.choose(position(text), new SplitMix64(1)));
  }

  private static int value(String text, String move) throws NotationException {
    ShiftagoPosition before = position(text);
    return ShiftagoLevel.value(before.play(Shiftago.GAME.notation().move(before, move)));
  }

  private static long firstRow(String squares) {
    long marbles = 0;
    for (int column = 0; column < squares.length(); column++) {
      marbles |= squares.charAt(column) == 'x' ? ShiftagoPosition.bit(column, 0) : 0;
    }
    return marbles;
  }

  @Test
  void easyPlaysEveryMoveEquallyOften() throws NotationException {
    ShiftagoPosition start = position(START);
    SplitMix64 random = new SplitMix64(1);
    Map<Integer, Integer> counts = new HashMap<>();
    for (int i = 0; i < 28_000; i++) {
      counts.merge(ShiftagoLevel.EASY.choose(start, random), 1, Integer::sum);
    }
    assertThat(counts).hasSize(28);
    assertThat(counts.values()).allMatch(count -> count > 850 && count < 1150);
  }

  // The first move that brings two of x together is left6, above the marble on a7.
  @Test
  void mediumMakesTheLongestRun() throws NotationException {
    assertThat(choice(ShiftagoLevel.MEDIUM, THREE)).isEqualTo("left6");
  }

  @Test
  void mediumTakesTheFirstOfEqualMoves() throws NotationException {
    assertThat(choice(ShiftagoLevel.MEDIUM, START)).isEqualTo("left1");
  }

  // On c1 there would be three in a diagonal, but of length three. a1 makes two in the longest one.
  //
  //   . . . . . . .
  //   . x . . . . .
  //   x . . . . . .
  @Test
  void shortDiagonalsDoNotCount() throws NotationException {
    assertThat(choice(ShiftagoLevel.MEDIUM, "7/1x5/x6/7/7/7/oo5 x 20 20")).isEqualTo("left1");
  }

  // x x o o x x x in the first row: 2^5 + 3^5 to x and 2^5 to o there, and one for each other line
  // of five or more squares through one of their marbles. For x these are five columns, and one
  // diagonal each from a1, b1, e1, f1 and g1; for o two columns, and one diagonal from c1.
  @Test
  void worthIsTheSumOfTheFifthPowersOfAllRuns() {
    assertThat(ShiftagoLines.worth(firstRow("xx..xxx"))).isEqualTo(275 + 10);
    assertThat(ShiftagoLines.worth(firstRow("..xx..."))).isEqualTo(32 + 3);
  }

  // Seven rows, seven columns and two diagonals of seven; four of six, and four of five.
  @Test
  void thereAre24Lines() {
    long all = 0x7F * 0x0001_0101_0101_0101L;
    int worth = 16 * 7 * 7 * 7 * 7 * 7 + 4 * 6 * 6 * 6 * 6 * 6 + 4 * 5 * 5 * 5 * 5 * 5;
    assertThat(ShiftagoLines.worth(all)).isEqualTo(worth);
  }

  // After left4 x has a4, a7, d1 and g7, all apart: one each for four rows and four columns, and
  // one
  // each for the long diagonals of a7 and g7, together 10. O's best reply is left3, which gives him
  // 243 for b4 to d4, 32 for a3 and b4 in a diagonal, and one each for the row of a3, four columns,
  // and the five other diagonals of b4, c4 and d4: 285. Had x played left2, with 11 for his four
  // marbles since a2 has a diagonal too, o would have had 1024 for four in a row, 4 for their
  // columns, and 6 for the diagonals of b4, c4 and d4.
  @Test
  void hardHindersTheBestReply() throws NotationException {
    assertThat(choice(ShiftagoLevel.HARD, THREE)).isEqualTo("left4");
    assertThat(value(THREE, "left4")).isEqualTo(10 - 285);
    assertThat(value(THREE, "left2")).isEqualTo(11 - 1034);
  }

  // Only left4, which parts the four from the edge, leaves o without a reply that makes five.
  @Test
  void hardKeepsTheOpponentFromFive() throws NotationException {
    String four = "3x3/7/7/oooo3/7/7/x1x3x x 18 18";
    assertThat(value(four, "right4")).isEqualTo(-1_000_000);
    assertThat(choice(ShiftagoLevel.HARD, four)).isEqualTo("left4");
  }

  @Test
  void hardMakesFiveFirst() throws NotationException {
    String both = "7/7/7/oooo3/7/7/xxxx3 x 18 18";
    assertThat(value(both, "left7")).isEqualTo(1_000_000);
    assertThat(choice(ShiftagoLevel.HARD, both)).isEqualTo("left7");
  }
}
