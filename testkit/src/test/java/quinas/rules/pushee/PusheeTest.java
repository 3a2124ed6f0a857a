package quinas.rules.pushee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import quinas.rules.Dihedral;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.testkit.GameBattery;
import quinas.testkit.plain.PlainPushee;

class PusheeTest extends GameBattery {

  private static final String WORTHLESS = "000000/000000/000000/000000/000000/000000";

  PusheeTest() {
    super(
        Pushee.GAME,
        new PlainPushee(),
        "size=6",
        "size=7,chains=6",
        "size=9,pieces=35,chains=unlimited",
        "size=7,walls=off,rotation=on,chains=unlimited",
        "values=dragons,chains=0",
        "values=octopus,pieces=40",
        "chains=2,walls=off,rotation=on,impossibru=first",
        "chains=2,impossibru=second,pieces=25");
  }

  /// A position on worthless squares with ten pieces in the hand of the player to move.
  private Position board(String pieces, String turn, String options) {
    String stocks = turn.equals("x") ? " x 10 10" : " o 9 10";
    return position(WORTHLESS + " " + pieces + stocks, options);
  }

  private static Position play(Position position, String move) throws NotationException {
    return position.play(Pushee.GAME.notation().move(position, move));
  }

  private static String pieces(Position position) {
    return position.toString().split(" ", -1)[1];
  }

  private static List<String> steps(Position position, String move) throws NotationException {
    return position.steps(Pushee.GAME.notation().move(position, move)).stream()
        .map(PusheeTest::pieces)
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "O5/1O4/6/6/6/6,       x, ha2, O5/x1O3/6/6/6/6",
    "1XOo2/6/6/6/6/6,      x, he1, XOo1x1/6/6/6/6/6",
    "1X1x2/4o1/1x1O2/6/6/6, x, hc3, 1Xx1o1/6/x1x1O1/6/6/6",
    "1x4/1O4/6/1o4/6/6,    x, vb3, 1x4/1O4/1X4/6/1o4/6",
    "6/1X4/2o3/3X2/6/6,    o, he4, 6/X1o3/6/2X1o1/6/6",
  })
  void theFiguresOfTheSheetComeOut(String before, String turn, String move, String after)
      throws NotationException {
    assertThat(pieces(play(board(before, turn, ""), move))).isEqualTo(after);
  }

  @Test
  void aMoveIsShownTierByTier() throws NotationException {
    Position before = board("1X1x2/4o1/1x1O2/6/6/6", "x", "chains=unlimited");
    assertThat(steps(before, "hc3"))
        .containsExactly(
            "1X1x2/4o1/1xxO2/6/6/6",
            "1X1x2/4o1/x1x1O1/6/6/6",
            "1X1xo1/6/x1x1O1/6/6/6",
            "1Xx1o1/6/x1x1O1/6/6/6",
            "X1x1o1/6/x1x1O1/6/6/6");
  }

  @Test
  void whatPushesNothingIsShownInOneStep() throws NotationException {
    assertThat(steps(board("6/6/6/6/6/6", "x", ""), "vc3")).containsExactly("6/6/2X3/6/6/6");
  }

  @Test
  void aPieceThatOnlyFallsOffIsShownToo() throws NotationException {
    assertThat(steps(board("o5/6/6/6/6/6", "x", "walls=off"), "hb1"))
        .containsExactly("ox4/6/6/6/6/6", "1x4/6/6/6/6/6");
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1X1x2/4o1/1xxO2/6/6/6",
    "1, 1X1x2/4o1/x1x1O1/6/6/6",
    "2, 1X1xo1/6/x1x1O1/6/6/6",
    "4, X1x1o1/6/x1x1O1/6/6/6",
  })
  void chainsEndAfterSoManyTiers(String chains, String after) throws NotationException {
    Position before = board("1X1x2/4o1/1x1O2/6/6/6", "x", "chains=" + chains);
    assertThat(pieces(play(before, "hc3"))).isEqualTo(after);
  }

  @Test
  void anOccupiedSquareAdmitsNothing() {
    Position position = board("1oxOx1/6/6/6/6/6", "x", "");
    assertThatThrownBy(() -> play(position, "hd1")).hasMessage("d1 is not empty");
  }

  @ParameterizedTest
  @CsvSource({
    "on,  off, oxx1xo/6/6/6/6/6, hd1, oxxxxo/6/6/6/6/6",
    "off, off, oxx1xo/6/6/6/6/6, hd1, xx1x1x/6/6/6/6/6",
    "off, on,  oxx1xo/6/6/6/6/6, hd1, XX1x1X/6/6/6/6/6",
    "on,  on,  6/2x3/6/6/6/6,    hb2, 6/1x1X2/6/6/6/6",
    "on,  on,  6/2x3/3O2/6/6/6,  hb2, 6/1x1X2/6/3o2/6/6",
    "on,  off, 6/2x3/3O2/6/6/6,  hb2, 6/1x1x2/3O2/6/6/6",
  })
  void wallsHoldAndPiecesTurnAsTheOptionsSay(
      String walls, String rotation, String before, String move, String after)
      throws NotationException {
    Position position = board(before, "x", "walls=" + walls + ",rotation=" + rotation);
    assertThat(pieces(play(position, move))).isEqualTo(after);
  }

  @Test
  void aRowWithThePlacedPieceHolds() throws NotationException {
    Position position = board("1X4/x1o3/1X4/6/6/6", "x", "chains=unlimited,walls=off");
    // The chain comes round by c1, c3 and a3, which pushes up at a2 and the placed piece.
    assertThat(steps(position, "ha1"))
        .containsExactly(
            "xX4/x1o3/1X4/6/6/6",
            "x1X3/x1o3/1X4/6/6/6",
            "x1X3/x5/1Xo3/6/6/6",
            "x1X3/x5/X1o3/6/6/6");
  }

  @Test
  void theImpossibruSeatMayReplaceAnOpponentsPiece() throws NotationException {
    Position position = board("x1o3/6/6/6/6/6", "o", "impossibru=second");
    assertThat(position.moveCount()).isEqualTo(2 * 35);
    assertThat(pieces(play(position, "va1"))).isEqualTo("O1o3/6/6/6/6/6");
    assertThatThrownBy(() -> play(position, "hc1")).hasMessage("c1 holds a piece of your own");
  }

  @Test
  void theOtherSeatMayNot() {
    Position position = board("x1o3/6/6/6/6/6", "o", "impossibru=first");
    assertThat(position.moveCount()).isEqualTo(2 * 34);
    assertThatThrownBy(() -> play(position, "va1")).hasMessage("a1 is not empty");
  }

  @Test
  void itIsOverWhenThePlayerToMoveHasNoPieceLeft() throws NotationException {
    String values = "900000/000000/000000/000000/000000/000007";
    Position start = position(values + " 6/6/6/6/6/6 x 1 1", "pieces=1");
    Position one = play(start, "ha1");
    assertThat(one.outcome()).isEqualTo(Outcome.NONE);
    assertThat(one.points(Seat.FIRST)).isEqualTo(9);
    assertThat(play(one, "hf6").outcome())
        .isEqualTo(Outcome.byPoints(9, 7, Pushee.End.OUT_OF_PIECES));
    assertThat(play(one, "hf6").moveCount()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"none", "first", "second"})
  void itIsOverWhenNoSquareIsEmpty(String impossibru) throws NotationException {
    String values = "111111/111111/111111/111111/111111/111112";
    String rows = "xxoxxo/ooxoox/xxoxxo/ooxoox/xxoxxo/ooxoo1";
    Position last = position(values + " " + rows + " o 3 4", "pieces=22,impossibru=" + impossibru);
    Outcome outcome = play(last, "hf6").outcome();
    assertThat(outcome).isEqualTo(Outcome.byPoints(17, 20, Pushee.End.BOARD_FULL));
  }

  @Test
  void equalScoresDraw() {
    Position full = position(WORTHLESS + " 6/6/6/6/6/6 x 0 0", "");
    assertThat(full.outcome()).isEqualTo(Outcome.byPoints(0, 0, Pushee.End.OUT_OF_PIECES));
  }

  @Test
  void everythingThatMattersLaterTellsPositionsApart() {
    String values = "000000/000000/000000/000000/000000/00000";
    Position position = position(values + "0 x5/6/6/6/6/6 o 9 10", "");
    for (String other :
        List.of(
            values + "1 x5/6/6/6/6/6 o 9 10",
            values + "0 X5/6/6/6/6/6 o 9 10",
            values + "0 o5/6/6/6/6/6 o 9 10",
            values + "0 1x4/6/6/6/6/6 o 9 10",
            values + "0 x5/6/6/6/6/6 x 9 9",
            values + "0 x5/6/6/6/6/6 o 8 9")) {
      assertThat(position(other, "")).isNotEqualTo(position);
      assertThat(position(other, "").hash()).isNotEqualTo(position.hash());
    }
    for (String options : List.of("chains=2", "walls=off", "rotation=on", "impossibru=first")) {
      assertThat(position(position.toString(), options)).isNotEqualTo(position);
      assertThat(position(position.toString(), options).hash()).isEqualTo(position.hash());
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 8", "1, 8", "2, 8", "3, 1", "unlimited, 1"})
  void allSymmetriesHoldUpToTheSecondTier(String chains, int symmetries) {
    Position position = board("6/6/6/6/6/6", "x", "chains=" + chains);
    assertThat(Pushee.GAME.symmetries(position)).hasSize(symmetries);
  }

  /// So that [Pushee#symmetries] leaves out nothing that holds.
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "IDENTITY")
  void aThirdTierBreaksEverySymmetry(Dihedral turned) throws NotationException {
    PusheeSymmetry symmetry = new PusheeSymmetry(turned);
    SplitMix64 random = new SplitMix64(1);
    Options options = Options.read(Pushee.GAME, "walls=off,pieces=30");
    boolean broken = false;
    for (int game = 0; game < 1000 && !broken; game++) {
      Position position = Pushee.GAME.deal(options, random);
      while (!position.isOver()) {
        int move = position.randomMove(random);
        Position after = position.play(move);
        Position image = symmetry.position(position).play(symmetry.move(position, move));
        broken |= !symmetry.position(after).equals(image);
        position = after;
      }
    }
    assertThat(broken).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "dragons, 000000/022220/021320/023120/022220/000000",
    "beasts,  000000/011220/013120/021310/022110/000000",
    "octopus, 0000000/0111110/0122210/0123210/0122210/0111110/0000000",
  })
  void thePublishedBoardsAreTheSheets(String name, String values) throws NotationException {
    Options options = Options.read(Pushee.GAME, "values=" + name);
    Position start = Pushee.GAME.deal(options, new SplitMix64(1));
    assertThat(start.toString()).startsWith(values + " ").endsWith(" x 15 15");
  }

  @Test
  void aPublishedBoardFixesTheSize() throws NotationException {
    assertThat(Options.read(Pushee.GAME, "values=octopus,size=7").number("size")).isEqualTo(7);
    assertThatThrownBy(() -> Options.read(Pushee.GAME, "size=8,values=octopus"))
        .isInstanceOf(NotationException.class)
        .hasMessage("option size: the board of values=octopus has sides of 7, not of 8");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          6/6/6/6/6/6 x 15 15                                                     ; 4 words, expected 5: <values> <pieces> <x|o> <stock of x> <stock of o>
          00000/00000/00000/00000/00000 5/5/5/5/5 x 15 15                         ; the values have 5 rows, expected 6 to 9
          000000/00000/000000/000000/000000/000000 6/6/6/6/6/6 x 15 15            ; row 2 of the values has 5 squares, expected 6
          000000/000000/00x000/000000/000000/000000 6/6/6/6/6/6 x 15 15           ; row 3 of the values: "00x000" is not all digits
          000000/000000/000000/000000/000000/000000 7/7/7/7/7/7/7 x 15 15         ; the board has 7 rows, expected 6
          000000/000000/000000/000000/000000/000000 6/6/6/xXoO3/6/6 x 15 15       ; row 4 has 7 squares, expected 6
          000000/000000/000000/000000/000000/000000 6/6/6/6/6/c5 x 15 15          ; row 6: "c" is neither a number nor one of x X o O
          000000/000000/000000/000000/000000/000000 6/6/6/6/6/6 X 15 15           ; word 3: "X" is none of x, o
          000000/000000/000000/000000/000000/000000 6/6/6/6/6/6 x 16 16           ; word 4: "16" is not a number from 0 to 15
          000000/000000/000000/000000/000000/000000 6/6/6/6/6/6 x 15 14           ; x is to move, so the stocks must be equal, and not 15 and 14
          000000/000000/000000/000000/000000/000000 6/6/6/6/6/6 o 15 15           ; o is to move, so x must have one less in stock than o, and not 15 to 15
          000000/000000/000000/000000/000000/000000 xX4/6/6/6/6/6 o 14 15         ; x has 2 pieces on the board and 14 in stock, together 16, but only 15 are in the game
          000000/000000/000000/000000/000000/000000 oOo3/6/6/6/6/6 x 13 13        ; o has 3 pieces on the board and 13 in stock, together 16, but only 15 are in the game
          """)
  void aRefusalSaysWhatIsWrong(String text, String message) {
    Options options = Options.standard(Pushee.GAME);
    assertThatThrownBy(() -> Pushee.GAME.notation().position(text, options))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @CsvSource({"a1", "Ha1", "x", "''"})
  void whatIsNoMoveIsRefused(String text) {
    assertThatThrownBy(() -> play(board("6/6/6/6/6/6", "x", ""), text))
        .isInstanceOf(NotationException.class)
        .hasMessage("\"%s\" is no move; expected h or v and a square, such as he4", text);
  }

  @ParameterizedTest
  @CsvSource({"h", "hg1", "va7", "ha0", "ha01", "vaa"})
  void aSquareThatIsNoneIsNamed(String text) {
    assertThatThrownBy(() -> play(board("6/6/6/6/6/6", "x", ""), text))
        .isInstanceOf(NotationException.class)
        .hasMessage("\"%s\" is no square; the squares are a1 to f6", text.substring(1));
  }
}
