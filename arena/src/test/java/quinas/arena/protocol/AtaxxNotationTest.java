package quinas.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.rules.Games;
import quinas.rules.Notation;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.rules.infection.Infection;
import quinas.rules.infection.InfectionPosition;

class AtaxxNotationTest {

  private static final Notation ATAXX = AtaxxNotation.NOTATION;
  private static final Notation OURS = Infection.GAME.notation();

  private static Options ring() throws NotationException {
    return Options.read(Infection.GAME, "jumps=ring");
  }

  private static Position position(String text) throws NotationException {
    return ATAXX.position(text, ring());
  }

  @ParameterizedTest
  @CsvSource({
    // Top left, bottom right, and what lies between, counted from the bottom.
    "x5o/7/7/7/7/7/o5x x 0, b7, b1",
    "x5o/7/7/7/7/7/o5x x 0, a6, a2",
    "x5o/7/7/7/7/7/o5x x 0, g2, g6",
    "x5o/7/7/7/7/7/o5x x 0, g1f3, g7f5",
    "x5o/7/7/7/7/7/o5x x 0, a7c7, a1c1",
    "x5o/7/7/7/7/7/o5x o 0, a1b2, b6",
    "x5o/7/7/7/7/7/o5x o 0, g7e6, g1e2",
  })
  void squaresAreCountedFromTheBottom(String fen, String ataxx, String ours) throws Exception {
    assertThat(OURS.text(ATAXX.move(position(fen), ataxx))).isEqualTo(ours);
  }

  @Test
  void whoCannotMoveWritesFourZeros() throws Exception {
    Position blocked = position("x-5/--5/7/7/7/6o/6o x 0");
    int[] moves = new int[Games.MAX_MOVES];
    assertThat(blocked.play(ATAXX.move(blocked, "a7c6")).turn()).isNotEqualTo(blocked.turn());

    Position stuck = position("x--4/---4/---4/7/7/7/6o x 3");
    assertThat(stuck.legalMoves(moves, 0)).isEqualTo(1);
    assertThat(ATAXX.text(moves[0])).isEqualTo("0000");
    assertThat(ATAXX.move(stuck, "0000")).isEqualTo(InfectionPosition.PASS);
    assertThatThrownBy(() -> ATAXX.move(blocked, "0000"))
        .isInstanceOf(NotationException.class)
        .hasMessage("\"0000\" is not a legal move here");
  }

  @Test
  void whatIsMissingBehindTheBoardIsTakenForGranted() throws Exception {
    assertThat(position("x5o/7/7/7/7/7/o5x x")).isEqualTo(position(AtaxxNotation.START));
    assertThat(position("x5o/7/7/7/7/7/o5x x 0 1")).isEqualTo(position(AtaxxNotation.START));
    assertThat(position("x5o/7/2-1-2/7/2-1-2/7/o5x o 12 99"))
        .hasToString("x5o/7/2-1-2/7/2-1-2/7/o5x o 12");
  }

  @Test
  void everyMoveOfRandomGamesComesBackAndIsOursMirrored() throws Exception {
    SplitMix64 random = new SplitMix64(11);
    int passes = 0;
    for (int game = 0; game < 40; game++) {
      Position position = position("x5o/1-5/2-4/7/2-1-2/5-1/o5x x 0");
      while (!position.isOver()) {
        assertThat(position(ATAXX.text(position))).isEqualTo(position);
        int[] moves = new int[Games.MAX_MOVES];
        int end = position.legalMoves(moves, 0);
        for (int i = 0; i < end; i++) {
          String text = ATAXX.text(moves[i]);
          assertThat(ATAXX.move(position, text)).isEqualTo(moves[i]);
          assertThat(mirrored(text)).isEqualTo(OURS.text(moves[i]));
        }
        int move = moves[random.nextInt(end)];
        passes += move == InfectionPosition.PASS ? 1 : 0;
        position = position.play(move);
      }
    }
    assertThat(passes).isPositive();
  }

  private static String mirrored(String text) {
    if (text.equals("0000")) {
      return "pass";
    }
    StringBuilder mirrored = new StringBuilder(text);
    for (int i = 1; i < text.length(); i += 2) {
      mirrored.setCharAt(i, (char) ('8' - (text.charAt(i) - '0')));
    }
    return mirrored.toString();
  }

  @Test
  void aCloneMayNameWhereItComesFrom() throws Exception {
    Position start = position(AtaxxNotation.START);
    int clone = ATAXX.move(start, "g2");
    assertThat(ATAXX.move(start, "g1g2")).isEqualTo(clone);
    assertThat(ATAXX.text(clone)).isEqualTo("g2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "g",
        "g22",
        "g1g2g3",
        "h1",
        "a0",
        "a8",
        "A7",
        "b7 ",
        "pass",
        "0001",
        "--------",
        "b0b1",
        // nobody's, the other player's, too far, occupied, and no distance at all
        "d4",
        "d4d5",
        "a1b2",
        "a7d7",
        "a7",
        "a7a7",
        "g1g1"
      })
  void whatIsNoMoveIsRefused(String text) throws NotationException {
    Position start = position(AtaxxNotation.START);
    assertThatThrownBy(() -> ATAXX.move(start, text))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("\"" + (text.length() == 2 || text.length() == 4 ? "" : text));
  }

  @Test
  void nothingCanBePlayedOnceItIsOver() throws Exception {
    Position over = position("x6/7/7/7/7/7/7 x 0");
    for (String text : new String[] {"b7", "a7b7", "0000"}) {
      assertThatThrownBy(() -> ATAXX.move(over, text)).isInstanceOf(NotationException.class);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "x5o/7/7/7/7/7/o5x",
        "x5o/7/7/7/7/7 x 0 1",
        "x5o/7/7/7/7/7/o5x b 0 1",
        "x5o/7/7/7/7/7/o5x x 101 1",
        "x5o/7/7/7/7/7/o5x x 0 1 1"
      })
  void whatIsNoPositionIsRefused(String text) {
    assertThatThrownBy(() -> position(text)).isInstanceOf(NotationException.class);
  }
}
