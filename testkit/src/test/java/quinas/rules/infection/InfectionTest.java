package quinas.rules.infection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Outcome;
import quinas.rules.Outcome.Result;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.testkit.GameBattery;
import quinas.testkit.plain.PlainInfection;

class InfectionTest extends GameBattery {

  InfectionTest() {
    super(
        Infection.GAME,
        new PlainInfection(),
        "jumps=lines",
        "jumps=ring",
        "gaps=c3+e5",
        "jumps=ring,gaps=d1+d2+d3+d5+d6+d7");
  }

  /// The full-move number is ignored.
  @Override
  protected String canonical(String accepted) {
    return accepted.replaceFirst("^(\\S+ \\S+ \\S+) \\S+$", "$1");
  }

  @Test
  void theStartIsTheSheets() {
    assertThat(deal("")).isEqualTo("o5x/7/7/7/7/7/x5o x 0");
    assertThat(deal("gaps=c3+e5")).isEqualTo("o5x/7/2-4/7/4-2/7/x5o x 0");
    assertThat(deal("gaps=none")).isEqualTo("o5x/7/7/7/7/7/x5o x 0");
  }

  private static String deal(String options) {
    try {
      Options read = Options.read(Infection.GAME, options);
      return Infection.GAME.deal(read, new SplitMix64(1)).toString();
    } catch (NotationException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " → ",
      value = {
        "gaps=h1 → \"h1\" is no square; the squares are a1 to g7",
        "gaps= → \"\" is no square; the squares are a1 to g7",
        "gaps=c3+ → \"\" is no square; the squares are a1 to g7",
        "gaps=c3+none → \"none\" is no square; the squares are a1 to g7",
        "gaps=c3+d4+c3 → option gaps: c3 is named twice",
        "gaps=a1 → option gaps: a1 is a starting corner",
        "gaps=c3+g1 → option gaps: g1 is a starting corner",
        "gaps=a7 → option gaps: a7 is a starting corner",
        "gaps=g7 → option gaps: g7 is a starting corner",
      })
  void impossibleGapsAreRefused(String options, String message) {
    assertThatThrownBy(() -> Options.read(Infection.GAME, options))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }

  @Test
  void aCloneStaysAndAJumpLeaves() {
    assertThat(played("o5x/7/7/7/7/7/x5o x 0", "f2")).isEqualTo("o5x/5x1/7/7/7/7/x5o o 0");
    assertThat(played("o5x/7/7/7/7/7/x5o x 0", "g1e3")).isEqualTo("o6/7/4x2/7/7/7/x5o o 1");
  }

  @Test
  void allEnemiesAroundTheLandingSquareChange() {
    assertThat(played("7/1ooo3/1o1o3/1ooo3/4x2/7/7 x 3", "e5c3"))
        .isEqualTo("7/1xxx3/1xxx3/1xxx3/7/7/7 o 4");
    assertThat(played("oo5/oo5/7/2x4/7/7/oo5 x 3", "b3")).isEqualTo("oo5/xx5/1x5/2x4/7/7/oo5 o 0");
  }

  @Test
  void aKnightsJumpIsForTheRingOnly() {
    String start = "7/7/7/3x3/7/7/o6 x 0";
    assertThat(played(start, "d4e6")).isEqualTo("refused");
    assertThat(played(start, "jumps=ring", "d4e6")).isEqualTo("7/7/7/7/7/4x2/o6 o 1");
    assertThat(position(start, "").moveCount()).isEqualTo(16);
    assertThat(position(start, "jumps=ring").moveCount()).isEqualTo(24);
  }

  @Test
  void whatLiesBetweenDoesNotMatter() {
    assertThat(played("7/7/7/3x-2/7/7/o6 x 0", "d4f4")).isEqualTo("7/7/7/4-x1/7/7/o6 o 1");
    assertThat(played("7/7/7/3xo2/7/7/o6 x 0", "d4f4")).isEqualTo("7/7/7/4xx1/7/7/o6 o 1");
  }

  @Test
  void onlyWhoCannotMovePasses() {
    String closed = "x---3/----3/----3/7/7/7/6o x 5";
    assertThat(played(closed, "pass")).isEqualTo("x---3/----3/----3/7/7/7/6o o 6");
    assertThat(position(closed, "").moveCount()).isEqualTo(1);
    assertThat(error("o5x/7/7/7/7/7/x5o x 0", "pass"))
        .isEqualTo("who can clone or jump may not pass");
  }

  /// The microbe on d4 has one square to go to, two away; its enemy in a corner has none.
  @ParameterizedTest
  @EnumSource
  void whoHasNothingButAJumpCanMoveAndItsEnemyPasses(Jumps jumps) {
    int d4 = square(3, 3);
    for (int to = 0; to < InfectionPosition.BITS; to++) {
      int across = Math.abs(InfectionPosition.column(to) - 3);
      int down = Math.abs(InfectionPosition.row(to) - 3);
      if (Math.max(across, down) != 2) {
        continue;
      }
      long x = 1L << d4;
      long o = InfectionPosition.row(to) > 3 ? 1L : 1L << square(6, 6);
      long gaps = InfectionPosition.BOARD & ~(x | o | 1L << to);
      boolean reaches = jumps == Jumps.RING || (across != 1 && down != 1);
      Position jumper = new InfectionPosition(x, o, gaps, jumps, Seat.FIRST, 0);
      Position enemy = new InfectionPosition(x, o, gaps, jumps, Seat.SECOND, 0);
      assertThat(moves(jumper)).isEqualTo(reaches ? List.of(d4 << 6 | to) : List.of());
      assertThat(moves(enemy)).isEqualTo(reaches ? List.of(InfectionPosition.PASS) : List.of());
      assertThat(jumper.isOver()).as("%s", jumper).isEqualTo(!reaches);
      assertThat(enemy.isOver()).as("%s", enemy).isEqualTo(!reaches);
    }
  }

  private static int square(int column, int row) {
    return Long.numberOfTrailingZeros(InfectionPosition.bit(column, row));
  }

  private static List<Integer> moves(Position position) {
    int[] moves = new int[Infection.GAME.maxMoves()];
    return Arrays.stream(moves, 0, position.legalMoves(moves, 0)).boxed().toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " → ",
      value = {
        "7/7/7/3x3/7/7/7 x 0 → FIRST, wiped out, 1-0",
        "7/7/7/3o3/7/7/7 x 100 → SECOND, wiped out, 0-1",
        "7/7/7/7/7/7/7 x 0 → DRAW, wiped out, 0-0",
        "xxxxxxx/xxxxxxx/xxxxxxx/xxxoooo/ooooooo/ooooooo/ooooooo o 0 → SECOND, board full, 24-25",
        "xxxxxxx/xxxxxxx/xxxxxxx/xxx-ooo/ooooooo/ooooooo/ooooooo o 100 → DRAW, board full, 24-24",
        "x---3/----3/----3/7/7/7/6o x 3 → NONE, none, 0-0",
        "x------/-------/-------/-1-----/-------/-------/------o o 3 → DRAW, stuck, 1-1",
        "xx-----/-------/-------/-------/-1-----/-------/------o o 100 → FIRST, stuck, 2-1",
        "o5x/7/7/7/7/7/x5o x 99 → NONE, none, 0-0",
        "o5x/7/7/7/7/7/x5o x 100 → DRAW, 100 moves without a clone, 2-2",
        "o5x/o6/7/7/7/7/x5o x 100 → DRAW, 100 moves without a clone, 2-3",
      })
  void theEndsComeInTheirOrder(String text, String expected) {
    Outcome outcome = position(text, "").outcome();
    String score = outcome.first() + "-" + outcome.second();
    assertThat(outcome.result() + ", " + outcome.reason().text() + ", " + score)
        .isEqualTo(expected);
    assertThat(outcome.isOver()).isEqualTo(outcome.result() != Result.NONE);
  }

  @Test
  void thePassIsCountedAmongTheHundred() {
    String closed = "x---3/----3/----3/7/7/7/6o x 99";
    Position end = position(closed, "").play(InfectionPosition.PASS);
    assertThat(end.outcome().reason()).isEqualTo(Infection.End.NO_CLONE);
    assertThat(end.legalMoves(new int[9], 0)).isZero();
    assertThat(end.moveCount()).isZero();
  }

  @Test
  void theBoardIsSeenOnceAfterTheLandingAndOnceAfterTheInfection() throws NotationException {
    Position start = position("oo5/oo5/7/2x4/7/7/oo5 x 3", "");
    int move = Infection.GAME.notation().move(start, "b3");
    assertThat(start.steps(move).stream().map(Position::toString))
        .containsExactly("oo5/oo5/1x5/2x4/7/7/oo5 o 0", "oo5/xx5/1x5/2x4/7/7/oo5 o 0");
    int harmless = Infection.GAME.notation().move(start, "d5");
    assertThat(start.steps(harmless)).containsExactly(start.play(harmless));
  }

  @Test
  void clonesComeFirstAndThenJumpsEachFromTheTopLeft() {
    Position start = position("7/7/7/7/7/7/x5o x 0", "");
    int[] moves = new int[10];
    int end = start.legalMoves(moves, 0);
    List<String> texts =
        Arrays.stream(moves, 0, end).mapToObj(Infection.GAME.notation()::text).toList();
    assertThat(texts).containsExactly("a6", "b6", "b7", "a7a5", "a7c5", "a7c7");
    assertThat(Arrays.stream(moves, 0, end).filter(InfectionPosition::isClone)).hasSize(3);
    assertThat(InfectionPosition.isClone(InfectionPosition.PASS)).isFalse();
  }

  @Test
  void microbesAreThePoints() {
    Position position = position("oo4x/7/7/7/7/7/x5o x 0", "");
    assertThat(position.points(Seat.FIRST)).isEqualTo(2);
    assertThat(position.points(Seat.SECOND)).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " → ",
      value = {
        "a1 → a1 is not empty",
        "g1g2 → g2 is next to g1: write g2 alone to clone",
        "g1e2 → a microbe on g1 cannot jump to e2",
        "g1d4 → a microbe on g1 cannot jump to d4",
        "a1c1 → no microbe of yours is on a1",
        "d4f4 → no microbe of yours is on d4",
        "d4d4 → no microbe of yours is on d4",
        "g1c3 → c3 is a gap",
        "c3 → c3 is a gap",
        "g1g1 → g1 is not empty",
        "d4 → none of your microbes is next to d4",
        "h1 → \"h1\" is no square; the squares are a1 to g7",
        "h1c4 → \"h1\" is no square; the squares are a1 to g7",
        "g1h1 → \"h1\" is no square; the squares are a1 to g7",
        "g → \"g\" is no move; expected a square to clone to (b2), two to jump (a1c3), or pass",
        "g1-e3 → \"g1-e3\" is no move; expected a square to clone to (b2), two to jump (a1c3), or pass",
      })
  void theErrorSaysWhatIsWrongWithAMove(String move, String message) {
    assertThat(error("o5x/7/2-4/7/7/7/x5o x 0", move)).isEqualTo(message);
  }

  @Test
  void aFinishedGameHasNoMove() {
    assertThat(error("7/7/7/3x3/7/7/7 x 0", "d5")).isEqualTo("the game is over");
    assertThat(error("7/7/7/3x3/7/7/7 o 0", "pass")).isEqualTo("the game is over");
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " → ",
      value = {
        "7/7/7/7/7/7 x 0 → the board has 6 rows, expected 7",
        "7/7/x5/7/7/7/7 x 0 → row 3 has 6 squares, expected 7",
        "8xx/7/7/7/7/7/7 x 0 → row 1 has 10 squares, expected 7",
        "xxxxxxxx7/7/7/7/7/7/7 x 0 → row 1 has 15 squares, expected 7",
        "7/7/x5p/7/7/7/7 x 0 → row 3: \"p\" is neither a number nor one of x o -",
        "7/7/7/7/7/7/7 X 0 → word 2: \"X\" is none of x, o",
        "7/7/7/7/7/7/7 x 101 → word 3: \"101\" is not a number from 0 to 100",
        "7/7/7/7/7/7/7 x 0 -1 → word 4: \"-1\" is not a number from 0 to 999999999",
        "7/7/7/7/7/7/7 x → 2 words, expected 3 to 4: <board> <x|o> <moves since the last clone> [<number of the move, ignored>]",
        "7/7/7/7/7/7/7 x 0 1 1 → 5 words, expected 3 to 4: <board> <x|o> <moves since the last clone> [<number of the move, ignored>]",
      })
  void theErrorSaysWhatIsWrongWithAPosition(String text, String message) {
    Options options = Options.standard(Infection.GAME);
    assertThatThrownBy(() -> Infection.GAME.notation().position(text, options))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }

  @Test
  void theFullMoveNumberIsIgnored() {
    assertThat(position("x5o/7/7/7/7/7/o5x x 0 17", "")).hasToString("x5o/7/7/7/7/7/o5x x 0");
  }

  private String played(String text, String move) {
    return played(text, "", move);
  }

  /// The position after a move, or `refused`.
  private String played(String text, String options, String move) {
    Position position = position(text, options);
    try {
      return position.play(Infection.GAME.notation().move(position, move)).toString();
    } catch (NotationException e) {
      return "refused";
    }
  }

  private String error(String text, String move) {
    Position position = position(text, "");
    try {
      Infection.GAME.notation().move(position, move);
      return "accepted";
    } catch (NotationException e) {
      return String.valueOf(e.getMessage());
    }
  }
}
