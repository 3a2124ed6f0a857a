package quinas.engine.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Set;
import java.util.TreeSet;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.rules.syrtis.Side;
import quinas.rules.syrtis.Syrtis;
import quinas.rules.syrtis.SyrtisPosition;

class SyrtisLevelTest {

  private static final Offset<Double> EXACT = within(1e-9);

  /// ```
  ///     a   b   c   d
  /// 1       S             light: b2 c2 and c4 d4       circles: b2 b3 b4 and d2
  /// 2       ol  s   O     dark:  b1 and d2 d3 c3 b3 b4
  /// 3       O   S   Sd    squares: b1 and c2 c3 d3 c4 d4
  /// 4       Ol  s   sd
  /// ```
  private static final String BLOCK = "1S3/1olsO1/1OSSd1/1Olssd1/5";

  /// What a tile one step beside the middle of the smaller frame is worth: 10·(M − 1)/M with M =
  /// 5/√2. One step diagonally it is 6, and a knight's move away [#KNIGHT].
  private static final double BESIDE = 10 - 2 * Math.sqrt(2);

  private static final double KNIGHT = 10 - 2 * Math.sqrt(10);

  @Test
  void tilesCountByColourAndByShape() {
    SyrtisPosition p = position(BLOCK + " l 1 d1 0/0 4");
    assertThat(SyrtisScore.tiles(p, Side.LIGHT)).isEqualTo(4 + 4);
    assertThat(SyrtisScore.tiles(p, Side.DARK)).isEqualTo(6 + 6);
  }

  /// Light could sink b1, c2, b3 and c4, Dark d2 and c4, whoever is to move.
  @Test
  void tilesThatCouldBeSunkCountMoreNearTheMiddle() {
    SyrtisPosition p = position(BLOCK + " d 1 d1 0/0 4");
    assertThat(SyrtisScore.sinkable(p, Side.LIGHT)).isEqualTo(KNIGHT + 3 * BESIDE, EXACT);
    assertThat(SyrtisScore.sinkable(p, Side.DARK)).isEqualTo(6 + BESIDE, EXACT);
  }

  /// M is 7/√2. Light could sink e4, one step from the middle, Dark the middle itself, which is
  /// next to two of its towers and counts once.
  @Test
  void theLargerFrameHasItsOwnMeasure() {
    SyrtisPosition p = position("7/7/2olSdol2/2SdoS2/7/7/7 l 1 d1 0/0 4");
    assertThat(SyrtisScore.sinkable(p, Side.LIGHT)).isEqualTo(10 - 10 * Math.sqrt(2) / 7, EXACT);
    assertThat(SyrtisScore.sinkable(p, Side.DARK)).isEqualTo(10, EXACT);
  }

  /// Light: b2 stands on an island of 2 of the 4 light tiles, b2 and b4 both on one of 3 of the 4
  /// circles. Dark: d3 on one of 5 of the 6 dark tiles, d3 and d4 on one of 5 of the 6 squares.
  @Test
  void theIslandsInWhichTowersStandCount() {
    SyrtisPosition p = position(BLOCK + " l 1 d1 0/0 4");
    assertThat(SyrtisScore.islands(p, Side.LIGHT)).isEqualTo(50 * (2 / 4.0 + 6 / 4.0), EXACT);
    assertThat(SyrtisScore.islands(p, Side.DARK)).isEqualTo(50 * (5 / 6.0 + 10 / 6.0), EXACT);
  }

  @Test
  void islandsOfAColourWithoutTilesAreWorthNothing() {
    SyrtisPosition p = position("5/5/1sdolsdol/5/5 l 1 d1 0/0 4");
    assertThat(SyrtisScore.islands(p, Side.DARK)).isEqualTo(50 * 2 / 2.0, EXACT);
  }

  @Test
  void theScoreIsTheSumForOneLessTheSumForTheOther() {
    double without = -4 + (KNIGHT + 2 * BESIDE - 6) + (100 - 125);
    assertThat(score(BLOCK + " l 1 - 0/0 4")).isEqualTo(without, EXACT);
    assertThat(score(BLOCK + " l 1 d3 0/0 4")).isEqualTo(without - 60, EXACT);
    assertThat(score(BLOCK + " d 2 l2 0/0 4")).isEqualTo(without + 40, EXACT);
  }

  /// The dark tiles are one island, which counts once Light has had a turn.
  @ParameterizedTest
  @CsvSource({"1", "2"})
  void aWonGameIsWorthTenThousand(String light) {
    String board = "5/1olsO1/1OSSd1/1Olssd1/5";
    assertThat(score(board + " l " + light + " - 0/0 1"))
        .isEqualTo(score(board + " l " + light + " - 0/0 0") - 10_000, EXACT);
  }

  /// The scores after each move, tiles + sinkable + islands + streak:
  ///
  /// ```
  /// pass    −4 + 12.02 − 25    − 20 = −36.98
  /// b2-c2   −4 +  7.17 − 62.5  − 20 = −79.33
  /// b2-b3   −4 −  6    − 50    − 20 = −80
  /// b4-b3   −4 +  3.68 − 25    − 20 = −45.32
  /// xb1     the dark tiles are one island: lost
  /// xc2     −4 − 12.32 − 30    + 20 = −26.32
  /// xb3     −4 − 12.32 − 55    + 20 = −51.32
  /// xc4     −4 −  5.15 − 13.33 + 20 =  −2.49
  /// ```
  @Test
  void hardTakesTheMoveThatScoresHighest() throws NotationException {
    SyrtisPosition p = position(BLOCK + " l 1 d1 0/0 4");
    assertThat(scoreAfter(p, "pass")).isEqualTo(-36.98, within(0.01));
    assertThat(scoreAfter(p, "b2-c2")).isEqualTo(-79.33, within(0.01));
    assertThat(scoreAfter(p, "b2-b3")).isEqualTo(-80, EXACT);
    assertThat(scoreAfter(p, "b4-b3")).isEqualTo(-45.32, within(0.01));
    assertThat(scoreAfter(p, "xb1")).isLessThan(-9_000);
    assertThat(scoreAfter(p, "xc2")).isEqualTo(-26.32, within(0.01));
    assertThat(scoreAfter(p, "xb3")).isEqualTo(-51.32, within(0.01));
    assertThat(scoreAfter(p, "xc4")).isEqualTo(-2.49, within(0.01));
    assertThat(choice(SyrtisLevel.HARD, BLOCK + " l 1 d1 0/0 4", 1)).isEqualTo("xc4");
  }

  /// Both sinkings win. After xc4 the rest is −4 − 5.15 − 13.33 for Light, after xd2 −4 + 18.02 +
  /// 1.67.
  @Test
  void hardPlaysForItsOwnSide() throws NotationException {
    SyrtisPosition p = position(BLOCK + " d 1 d3 0/0 4");
    assertThat(scoreAfter(p, "xc4")).isEqualTo(-22.49 - 80 - 10_000, within(0.01));
    assertThat(scoreAfter(p, "xd2")).isEqualTo(15.69 - 80 - 10_000, within(0.01));
    assertThat(choice(SyrtisLevel.HARD, BLOCK + " d 1 d3 0/0 4", 1)).isEqualTo("xc4");
  }

  /// The board is its own mirror image, and so are xb3 and xd3, at −5 each; pass scores −32 and xc2
  /// −37.17.
  @Test
  void hardTakesTheFirstOfEquals() throws NotationException {
    String board = "5/1olSol1/1SoS1/1SdoSd1/5 l 1 - 0/0 4";
    SyrtisPosition p = position(board);
    assertThat(scoreAfter(p, "pass")).isEqualTo(-32, EXACT);
    assertThat(scoreAfter(p, "xc2")).isEqualTo(-30 - BESIDE, EXACT);
    assertThat(scoreAfter(p, "xb3")).isEqualTo(-5, EXACT);
    assertThat(scoreAfter(p, "xd3")).isEqualTo(-5, EXACT);
    assertThat(choice(SyrtisLevel.HARD, board, 1)).isEqualTo("xb3");
  }

  @Test
  void hardSwapsTheFirstPairOffered() {
    String board = "2os1/soso1/so1SO/1SOSO/1OS2 ";
    assertThat(choice(SyrtisLevel.HARD, board + "swap - - 0/0 0", 1)).isEqualTo("swap1");
    assertThat(choice(SyrtisLevel.HARD, board + "swap:1,5 - - 0/0 0", 1)).isEqualTo("swap3");
  }

  /// Each tile lies opposite one of the other colour and shape. Where the towers do too the score
  /// is 0. A dark tower on e3 instead of d4 loses the part of the squares that it stood in, and the
  /// light one on a3 instead of b2 that of the circles: 2/8, to 1/8 that the others stand in.
  @ParameterizedTest
  @CsvSource({
    "2ols1/solso1/so1SO/1SOSdO/1OSd2, 0, light",
    "2ols1/solso1/so1SOd/1SOSO/1OSd2, 12.5, light",
    "2ols1/soso1/slo1SO/1SOSdO/1OSd2, -12.5, dark",
  })
  void hardTakesTheSideThatScoresHigherAndLightIfEqual(String board, double score, String side) {
    assertThat(score(board + " choose - - 0/0 0")).isEqualTo(score, EXACT);
    assertThat(choice(SyrtisLevel.HARD, board + " choose - - 0/0 0", 1)).isEqualTo(side);
  }

  @Test
  void towersArePlacedAtRandom() {
    String towers = "2os1/soso1/so1SO/1SOSO/1OS2 towers - - 0/0 0";
    String sites = "[a2, a3, b2, b3, b5, c1, c2, c4, d1, d2, e3, e4]";
    assertThat(choices(SyrtisLevel.HARD, towers)).hasToString(sites);
    assertThat(choices(SyrtisLevel.EASY, towers)).hasToString(sites);
  }

  @Test
  void easyMakesAnyMove() {
    assertThat(choices(SyrtisLevel.EASY, BLOCK + " l 1 d1 0/0 4"))
        .hasToString("[b2-b3, b2-c2, b4-b3, pass, xb1, xb3, xc2, xc4]");
    assertThat(choices(SyrtisLevel.EASY, "2ols1/solso1/so1SO/1SOSdO/1OSd2 choose - - 0/0 0"))
        .hasToString("[dark, light]");
  }

  @ParameterizedTest
  @CsvSource({"board=minor", "board=major"})
  void hardBeatsEasyNearlyAlways(String options) throws NotationException {
    Game game = Syrtis.GAME;
    int won = 0;
    for (int seed = 0; seed < 40; seed++) {
      SplitMix64 random = new SplitMix64(seed);
      Position p = game.deal(Options.read(game, options), random);
      while (!p.isOver()) {
        Level level = p.turn().index() == seed % 2 ? SyrtisLevel.HARD : SyrtisLevel.EASY;
        p = p.play(level.choose(p, random));
      }
      won += (p.outcome().result().equals(Outcome.Result.FIRST) == (seed % 2 == 0)) ? 1 : 0;
    }
    assertThat(won).isGreaterThan(35);
  }

  private static Set<String> choices(Level level, String text) {
    Set<String> choices = new TreeSet<>();
    for (int seed = 0; seed < 300; seed++) {
      choices.add(choice(level, text, seed));
    }
    return choices;
  }

  private static String choice(Level level, String text, long seed) {
    int move = level.choose(position(text), new SplitMix64(seed));
    return Syrtis.GAME.notation().text(move);
  }

  private static double score(String text) {
    return SyrtisScore.of(position(text));
  }

  private static double scoreAfter(SyrtisPosition p, String move) throws NotationException {
    return SyrtisScore.of(p.play(Syrtis.GAME.notation().move(p, move)));
  }

  private static SyrtisPosition position(String text) {
    try {
      return (SyrtisPosition) Syrtis.GAME.notation().position(text, Options.standard(Syrtis.GAME));
    } catch (NotationException e) {
      throw new AssertionError(text, e);
    }
  }
}
