package quinas.rules.shiftago;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.testkit.GameBattery;
import quinas.testkit.plain.PlainShiftago;

class ShiftagoTest extends GameBattery {

  ShiftagoTest() {
    super(Shiftago.GAME, new PlainShiftago(), "empty=lose", "empty=draw");
  }

  private Position read(String text) {
    return position(text, "");
  }

  private static Position play(Position position, String move) throws NotationException {
    return position.play(Shiftago.GAME.notation().move(position, move));
  }

  private static Outcome lineOf(Seat seat) {
    return Outcome.win(seat, Shiftago.End.LINE);
  }

  @ParameterizedTest
  @CsvSource({
    "left1, xxoxo2/7/7/7/7/7/7",
    "right1, xo1xo1x/7/7/7/7/7/7",
    "up1, xo1xo2/x6/7/7/7/7/7",
    "down1, xo1xo2/7/7/7/7/7/x6",
    "up3, xoxxo2/7/7/7/7/7/7",
    "right7, xo1xo2/7/7/7/7/7/6x",
  })
  void aPushMovesWhatLiesBeforeTheFirstGap(String move, String board) throws NotationException {
    Position after = play(read("xo1xo2/7/7/7/7/7/7 x 20 20"), move);
    assertThat(after).hasToString(board + " o 19 20");
  }

  @Test
  void aPushFromTheFarEdgeMovesWhatLiesBeforeTheLastGap() throws NotationException {
    Position row = read("xo1xoxo/7/7/7/7/7/7 x 19 19");
    assertThat(play(row, "right1")).hasToString("xoxoxox/7/7/7/7/7/7 o 18 19");
    Position column = read("o6/7/x6/7/7/x6/o6 x 20 20");
    assertThat(play(column, "down1")).hasToString("o6/7/x6/7/x6/o6/x6 o 19 20");
  }

  @Test
  void aFullLineAdmitsNoMarble() {
    Position row = read("7/7/xoxoxox/7/7/7/7 o 18 19");
    assertThat(row.moveCount()).isEqualTo(26);
    assertThatThrownBy(() -> play(row, "left3")).hasMessage("row 3 is full");
    assertThatThrownBy(() -> play(row, "right3")).hasMessage("row 3 is full");
    Position column = read("6x/6o/6x/6o/6x/6o/6x o 18 19");
    assertThat(column.moveCount()).isEqualTo(26);
    assertThatThrownBy(() -> play(column, "up7")).hasMessage("column 7 is full");
    assertThatThrownBy(() -> play(column, "down7")).hasMessage("column 7 is full");
  }

  @Test
  void movesAreListedByEdgeFromLeftToDown() {
    Position start = read("7/7/7/7/7/7/7 x 22 22");
    int[] moves = new int[28];
    assertThat(start.legalMoves(moves, 0)).isEqualTo(28);
    List<String> texts = new ArrayList<>();
    for (int move : moves) {
      texts.add(Shiftago.GAME.notation().text(move));
    }
    assertThat(texts).startsWith("left1", "left2").containsSequence("left7", "right1");
    assertThat(texts).containsSequence("right7", "up1").containsSequence("up7", "down1");
    assertThat(texts).endsWith("down7");
  }

  @ParameterizedTest
  @CsvSource({
    "left1, xxxx3/7/7/7/7/7/o1o1o1o",
    "up1, x6/x6/x6/x6/7/7/o1o1o1o",
    "left1, 7/1x5/2x4/3x3/4x2/7/o1o1o1o",
    "right1, 7/5x1/4x2/3x3/2x4/7/o1o1o1o",
    "right4, o1o1o1o/7/7/2xxxx1/7/7/7",
  })
  void fiveInAnUnbrokenLineWin(String move, String board) throws NotationException {
    Position before = read(board + " x 18 18");
    assertThat(before.isOver()).isFalse();
    assertThat(play(before, move).outcome()).isEqualTo(lineOf(Seat.FIRST));
  }

  @Test
  void moreThanFiveWinToo() throws NotationException {
    Position before = read("xx1xxx1/7/7/7/7/7/ooo1oo1 x 17 17");
    assertThat(play(before, "left1").outcome()).isEqualTo(lineOf(Seat.FIRST));
  }

  @Test
  void aLineEndsAtTheEdge() {
    assertThat(read("4xxx/xx5/7/7/7/7/o1o1o1o o 17 18").outcome()).isEqualTo(Outcome.NONE);
    assertThat(read("5x1/6x/x6/1x5/2x4/7/o1o1o1o o 17 18").outcome()).isEqualTo(Outcome.NONE);
    assertThat(read("1x5/x6/7/6x/5x1/4x2/o1o1o1o o 17 18").outcome()).isEqualTo(Outcome.NONE);
  }

  @Test
  void aLineMadeForTheOtherCountsOnceHeHasMoved() throws NotationException {
    Position given = play(read("oo1ooo1/7/7/7/7/7/xx1xx1x x 17 17"), "left1");
    assertThat(given.outcome()).isEqualTo(Outcome.NONE);
    assertThat(given.moveCount()).isEqualTo(28);
    assertThat(play(given, "left4").outcome()).isEqualTo(lineOf(Seat.SECOND));
  }

  @Test
  void aLineThatItsOwnerBreaksDoesNotWin() throws NotationException {
    Position standing = read("7/2xxxxx/2oo3/7/7/7/o1o3o x 17 17");
    assertThat(standing.outcome()).isEqualTo(Outcome.NONE);
    assertThat(play(standing, "up1").outcome()).isEqualTo(lineOf(Seat.FIRST));
    // A column with a marble of the other colour above the line pushes that into it.
    Position pushed = play(read("4o2/2xxxxx/2oo3/7/7/7/o1o4 x 17 17"), "up5");
    assertThat(pushed.outcome()).isEqualTo(Outcome.NONE);
  }

  @Test
  void ownLineWinsWhateverTheOtherHas() throws NotationException {
    Position before = read("oo1ooo1/x6/x6/x6/x6/7/6x x 17 17");
    assertThat(play(before, "left1").outcome()).isEqualTo(lineOf(Seat.FIRST));
  }

  @Test
  void whoRunsOutLoses() throws NotationException {
    Position last = read("oxoxoxo/oxxoxoo/oxxooxo/xxooxox/oox1x2/xoo1x2/xxxox1o x 1 1");
    Outcome outcome = play(last, "left6").outcome();
    assertThat(outcome).isEqualTo(Outcome.win(Seat.SECOND, Shiftago.End.OUT_OF_MARBLES));
  }

  @Test
  void whoMakesALineWithHisLastMarbleWins() throws NotationException {
    Position over = read("xxxo1oo/oxxx1xo/oxo1xxo/xoxoxxx/oox2ox/ooo1oox/oxoxxxo o 0 1");
    assertThat(over.outcome()).isEqualTo(lineOf(Seat.FIRST));
  }

  @Test
  void inThePublishedRulesTheGameIsDrawnOnceBothHaveRunOut() throws NotationException {
    Position one =
        position("xooooxx/oox1oxo/oxo2xx/oxo3o/xxooxxx/ooxoxxx/xooxxxo o 0 1", "empty=draw");
    assertThat(one.outcome()).isEqualTo(Outcome.NONE);
    Outcome outcome = play(one, "down6").outcome();
    assertThat(outcome).isEqualTo(Outcome.draw(Shiftago.End.OUT_OF_MARBLES));
  }

  @Test
  void positionsThatDifferOnlyInTheOptionAreNotEqual() {
    String start = "7/7/7/7/7/7/7 x 22 22";
    assertThat(position(start, "empty=draw")).isNotEqualTo(read(start));
    assertThat(position(start, "empty=draw").hash()).isEqualTo(read(start).hash());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          7/7/7/7/7/7/7 x 22               ; 3 words, expected 4: <board> <x|o> <stock of x> <stock of o>
          7/7/7/7/7/7/7  x 22 22           ; words are separated by single spaces: <board> <x|o> <stock of x> <stock of o>
          7/7/7/7/7/7 x 22 22              ; the board has 6 rows, expected 7
          7/7/5/7/7/7/7 x 22 22            ; row 3 has 5 squares, expected 7
          7/7/7/7/7/xX5/7 x 22 22          ; row 6: "X" is neither a number nor one of x o
          7/7/7/7/7/7/7 X 22 22            ; word 2: "X" is none of x, o
          7/7/7/7/7/7/7 x 23 22            ; word 3: "23" is not a number from 0 to 22
          7/7/7/7/7/7/7 x 22 022           ; word 4: "022" is not a number from 0 to 22
          xoxoxox/7/7/7/7/7/7 o 2 19       ; x has 4 marbles on the board and 2 in stock, together 6 instead of 22
          xoxoxox/7/7/7/7/7/7 o 18 20      ; o has 3 marbles on the board and 20 in stock, together 23 instead of 22
          xoxoxox/7/7/7/7/7/7 x 18 19      ; x is to move, so the stocks must be equal, and not 18 and 19
          xo5/7/7/7/7/7/7 o 21 21          ; o is to move, so x must have one less in stock than o, and not 21 to 21
          """)
  void aRefusalSaysWhatIsWrong(String text, String message) {
    Options options = Options.standard(Shiftago.GAME);
    assertThatThrownBy(() -> Shiftago.GAME.notation().position(text, options))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @CsvSource({"left", "left0", "left8", "Left1", "left 1", "left11", "1left", "''"})
  void whatIsNoMoveIsRefused(String text) {
    Position start = Shiftago.GAME.deal(Options.standard(Shiftago.GAME), new SplitMix64(1));
    assertThatThrownBy(() -> play(start, text))
        .isInstanceOf(NotationException.class)
        .hasMessage(
            "\"%s\" is no move; expected left, right, up or down and a line from 1 to 7, such as"
                + " left3",
            text);
  }
}
