package quinas.rules.catsdogs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.rules.Games;
import quinas.rules.Notation;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.testkit.GameBattery;
import quinas.testkit.plain.PlainCatsDogs;

class CatsDogsTest extends GameBattery {

  private static final Notation NOTATION = CatsDogs.GAME.notation();

  CatsDogsTest() {
    super(
        CatsDogs.GAME,
        new PlainCatsDogs(),
        "size=4",
        "size=4,obstacles=0,starter=dogs",
        "size=5,obstacles=40",
        "size=6,obstacles=50,starter=cats",
        "size=7,specials=off",
        "",
        "size=9,obstacles=0,specials=off",
        "size=10,obstacles=40",
        "size=11,starter=dogs",
        "size=12,obstacles=0,starter=cats",
        "size=12");
  }

  @Test
  void catsTakeADogAndThenPlaceOnASpecialTurn() throws NotationException {
    String turn = "1#dd/4/4/cc2 c remove 3 4";
    assertThat(moves(turn)).containsExactly("xc1", "xd1");
    assertThat(after(turn, "xc1")).isEqualTo("1#1d/4/4/cc2 c place 3 4");
    assertThat(after(turn, "xc1", "a1")).isEqualTo("c#1d/4/4/cc2 d place 4 4");
  }

  @Test
  void catsThatFindNoDogOnlyPlaceOnASpecialTurn() throws NotationException {
    assertThat(after("1#2/4/4/cc2 c place 3 4", "a1")).isEqualTo("c#2/4/4/cc2 d place 4 4");
  }

  /// Both a3 and b4 are next to the dog that stays on a4.
  @Test
  void catsThatCannotPlaceStillTakeTheirDog() throws NotationException {
    assertThat(after("####/####/d###/d1## c remove 3 4", "xa3"))
        .isEqualTo("####/####/1###/d1## d place 4 4");
  }

  @Test
  void dogsPlaceTwoOnASpecialTurn() throws NotationException {
    String turn = "c3/4/4/3# d place 3 3";
    assertThat(after(turn, "d2")).isEqualTo("c3/3d/4/3# d again 3 3");
    assertThat(after(turn, "d2", "d3")).isEqualTo("c3/3d/3d/3# c remove 3 4");
  }

  @Test
  void dogsPlaceOneOnASpecialTurnWithRoomForOne() throws NotationException {
    assertThat(after("d1d#/####/c1##/#### d place 3 3", "b1"))
        .isEqualTo("ddd#/####/c1##/#### c remove 3 4");
  }

  @Test
  void dogsWithoutRoomPassOnASpecialTurnToo() throws NotationException {
    String turn = "d#d#/####/c1##/#### d place 3 3";
    assertThat(moves(turn)).containsExactly("pass");
    assertThat(after(turn, "pass")).isEqualTo("d#d#/####/c1##/#### c remove 3 4");
  }

  @Test
  void everyTurnWhoseNumberTheSideDividesIsSpecial() throws NotationException {
    assertThat(after("c3d/5/5/5/5 d place 9 9", "e2")).endsWith("d again 9 9");
    assertThat(after("c3d/5/5/5/5 d place 8 8", "e2")).endsWith("c place 8 9");
    assertThat(after("c3d/5/5/5/5 d place 3 3", "e2")).endsWith("c place 3 4");
  }

  @Test
  void withoutSpecialsEveryTurnIsOnePlacement() throws NotationException {
    Position turn = read("c3/4/4/3d d place 3 3", "specials=off");
    assertThat(turn.play(NOTATION.move(turn, "d2"))).hasToString("c3/3d/4/3d c place 3 4");
  }

  @Test
  void theGameIsOverBeforeASpecialWhenNobodyHasRoom() throws NotationException {
    Position end = read("d1d#/####/c###/#### d place 3 3", "");
    end = end.play(NOTATION.move(end, "b1"));
    assertThat(end).hasToString("ddd#/####/c###/#### c place 3 4");
    assertThat(end.outcome())
        .isEqualTo(new Outcome(Outcome.Result.SECOND, CatsDogs.End.NO_ROOM, 1, 3));
  }

  @Test
  void aBoardWithoutRoomIsADraw() throws NotationException {
    assertThat(read("####/####/####/#### c place 0 0", "").outcome())
        .isEqualTo(new Outcome(Outcome.Result.DRAW, CatsDogs.End.NO_ROOM, 0, 0));
  }

  @Test
  void animalsAreTheScore() throws NotationException {
    Position position = read("c3/4/4/2dd c place 1 2", "");
    assertThat(position.points(Seat.FIRST)).isEqualTo(1);
    assertThat(position.points(Seat.SECOND)).isEqualTo(2);
  }

  @Test
  void obstaclesAreAsFrequentAsChosenAndEitherSideBegins() throws NotationException {
    Options options = Options.read(CatsDogs.GAME, "size=12,obstacles=30");
    SplitMix64 random = new SplitMix64(1);
    int obstacles = 0;
    int catsBegin = 0;
    for (int i = 0; i < 1000; i++) {
      CatsDogsPosition start = (CatsDogsPosition) CatsDogs.GAME.deal(options, random);
      obstacles += start.obstacles().and(Squares.board(12)).count();
      catsBegin += start.turn() == Seat.FIRST ? 1 : 0;
    }
    assertThat(obstacles / 144_000.0).isBetween(0.29, 0.31);
    assertThat(catsBegin).isBetween(440, 560);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " | ",
      textBlock =
          """
          c3/4/4/3d c place 1 1        | d3   | d3: a cat next to a dog on d4
          c3/4/4/3d d place 1 1        | b1   | b1: a dog next to a cat on a1
          c3/4/4/3d d place 1 1        | a1   | a1 is not empty
          c3/4/4/3d c place 1 1        | d4   | d4 is not empty
          c3/1#2/4/3d c place 1 1      | b2   | b2 is an obstacle
          c3/4/4/3d c place 1 1        | a5   | "a5" is no square; the squares are a1 to d4
          c3/4/4/3d c place 1 1        | pass | who can place an animal may not pass
          c3/4/4/3d c place 1 1        | xd4  | no dog is to be taken now: write a square alone to place
          c3/4/4/3d c remove 3 4       | xa1  | no dog is on a1
          c3/4/4/3d c remove 3 4       | a2   | a dog is to be taken first: write x and its square
          c3/4/4/3d c remove 3 4       | pass | who is to take a dog may not pass
          c###/####/####/#### c place 1 1 | pass | the game is over
          """)
  void aRefusedMoveSaysWhy(String position, String move, String message) throws NotationException {
    Position p = read(position, "");
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> NOTATION.move(p, move))
        .withMessage(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " | ",
      textBlock =
          """
          c3/d3/4/4 c place 1 1        | a1: a cat next to a dog on a2
          4/4/3c/3d c place 1 1        | d3: a cat next to a dog on d4
          c3/4/4/3d c place 2 1        | cats to act have finished as many turns as dogs, or one fewer, not 2 and 1
          c3/4/4/3d c place 1 3        | cats to act have finished as many turns as dogs, or one fewer, not 1 and 3
          c3/4/4/3d d place 3 1        | dogs to act have finished as many turns as cats, or one fewer, not 1 and 3
          c3/4/4/3d d place 1 2        | dogs to act have finished as many turns as cats, or one fewer, not 2 and 1
          c3/4/4/3d d remove 3 3       | dogs have no step remove
          c3/4/4/3d c again 3 3        | cats have no step again
          c3/4/4/3d c remove 2 3       | after 2 turns the next is not special: the step is place
          c3/4/4/3d d again 5 4        | after 4 turns the next is not special: the step is place
          c3/4/4/4 c remove 3 4        | step remove: there is no dog on the board
          c###/####/####/###d c remove 3 4 | step remove: the game is over, which has the step place
          c1##/####/####/###d d again 3 3  | step again: there is no room for a dog
          3/3/3 c place 0 0            | the board has 3 rows, expected 4 to 12
          4/4/3/4 c place 0 0          | row 3 has 3 squares, expected 4
          4/4/4/3x c place 0 0         | row 4: "x" is neither a number nor one of c d #
          4/4/4/4 c place 0            | 4 words, expected 5: <board> <c|d> <place|remove|again> <turns of cats> <turns of dogs>
          4/4/4/4 x place 0 0          | word 2: "x" is none of c, d
          4/4/4/4 c put 0 0            | word 3: "put" is none of place, remove, again
          4/4/4/4 c place 00 0         | word 4: "00" is not a number from 0 to 999999999
          """)
  void aRefusedPositionSaysWhy(String position, String message) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> read(position, ""))
        .withMessage(message);
  }

  /// The counts go back together and leave the specials where they were: before, the Cats' next
  /// turn is their 10⁹-th, and special on a board of four by four.
  @Test
  void fromTheGreatestCountPlayGoesOnToPositionsThatCanBeRead() throws NotationException {
    assertThat(after("c3/4/4/4 d place 999999999 999999999", "c4"))
        .isEqualTo("c3/4/4/2d1 d again 999999999 999999999");
    assertThat(after("c3/4/4/4 d place 999999999 999999999", "c4", "d4"))
        .isEqualTo("c3/4/4/2dd c remove 999972279 999972280");
    assertThat(after("c3/4/4/4 d place 999999999 999999998", "c4"))
        .isEqualTo("c3/4/4/2d1 c remove 999999999 999999999");
    assertThat(after("5/5/5/5/c4 c place 999999999 999999999", "a1"))
        .isEqualTo("c4/5/5/5/c4 d place 999972280 999972279");
  }

  @Test
  void everyGameFromTheGreatestCountCanBeReadAgain() throws NotationException {
    for (int size = CatsDogs.LEAST_SIZE; size <= CatsDogs.GREATEST_SIZE; size++) {
      String row = "/" + size;
      String board = row.repeat(size).substring(1);
      SplitMix64 random = new SplitMix64(size);
      Position position = read(board + " c place 999999999 999999999", "");
      Position twin = read(board + " c place 999972279 999972279", "");
      while (!position.isOver()) {
        assertThat(read(position.toString(), "")).isEqualTo(position);
        int move = position.randomMove(random);
        position = position.play(move);
        twin = twin.play(move);
        assertThat(twin).isEqualTo(position);
      }
    }
  }

  @Test
  void theDrawnPositionIsOver() throws NotationException {
    assertThat(read("c1dd/#ddd/d1##/#cc# c place 5 6", "").outcome())
        .isEqualTo(Outcome.byPoints(3, 6, CatsDogs.End.NO_ROOM));
  }

  @Test
  void withoutSpecialsTheStepIsAlwaysPlace() {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> read("c3/4/4/3d c remove 3 4", "specials=off"))
        .withMessage("without specials the step is always place");
  }

  private static List<String> moves(String position) throws NotationException {
    int[] moves = new int[Games.MAX_MOVES];
    int end = read(position, "").legalMoves(moves, 0);
    return Arrays.stream(moves, 0, end).mapToObj(NOTATION::text).toList();
  }

  private static String after(String position, String... moves) throws NotationException {
    Position p = read(position, "");
    for (String move : moves) {
      p = p.play(NOTATION.move(p, move));
    }
    return p.toString();
  }

  private static Position read(String text, String options) throws NotationException {
    return NOTATION.position(text, Options.read(CatsDogs.GAME, options));
  }
}
