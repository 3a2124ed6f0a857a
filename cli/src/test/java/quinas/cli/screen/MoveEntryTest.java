package quinas.cli.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.board.Gesture;
import quinas.cli.board.BoardPicture;
import quinas.cli.board.BoardPictures;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.rules.Square;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.infection.Infection;
import quinas.rules.pushee.Pushee;
import quinas.rules.shiftago.Shiftago;
import quinas.rules.syrtis.Syrtis;

class MoveEntryTest {

  private static final String SLIDES = "3s3/1SOosd2/1S1O3/1ol5/1Oso3/sdoolS3/7 d 1 - 0/0 0";

  @Test
  void aCloneNeedsItsLandingSquareAlone() throws NotationException {
    assertThat(made(Infection.GAME, "x6/7/7/7/7/7/6o x 0", "b2")).isEqualTo("b2");
  }

  @Test
  void aCloneCanBeMadeFromAMicrobeToo() throws NotationException {
    assertThat(made(Infection.GAME, "x6/7/7/7/7/7/6o x 0", "a1", "b2")).isEqualTo("b2");
  }

  @Test
  void aJumpNeedsBothSquaresOrItsLandingSquareIfOnlyOneCanJumpThere() throws NotationException {
    assertThat(made(Infection.GAME, "x6/7/7/7/7/7/6o x 0", "a1", "c3")).isEqualTo("a1c3");
    assertThat(made(Infection.GAME, "x6/7/7/7/7/7/6o x 0", "c3")).isEqualTo("a1c3");
  }

  @Test
  void whereSeveralCanJumpTheLandingSquareAsksWhich() throws NotationException {
    MoveEntry entry = entry(Infection.GAME, "x3x2/7/7/7/7/7/6o x 0", "c1");
    assertThat(entry.move()).isEmpty();
    assertThat(entry.targets()).isEqualTo(squares("a1", "e1"));
    assertThat(made(Infection.GAME, "x3x2/7/7/7/7/7/6o x 0", "c1", "e1")).isEqualTo("e1c1");
  }

  @Test
  void aPassIsAWord() throws NotationException {
    MoveEntry entry = entry(Infection.GAME, "xooo3/oooo3/oooo3/7/7/7/7 x 0");
    assertThat(entry.targets()).isEmpty();
    assertThat(entry.words()).containsExactly("pass");
    assertThat(entry.move("pass")).isPresent();
  }

  @Test
  void aMarbleIsPushedInFromItsNotch() throws NotationException {
    MoveEntry entry = entry(Shiftago.GAME, "7/7/7/7/7/7/7 x 22 22");
    assertThat(entry.targets()).hasSize(28);
    OptionalInt move = entry.choose(new Square(7, 2)).move();
    assertThat(Shiftago.GAME.notation().text(move.orElseThrow())).isEqualTo("right3");
  }

  @Test
  void aPieceAlsoNeedsToKnowHowItLies() throws NotationException {
    String start = "000000/022220/021320/023120/022220/000000 6/6/6/6/6/6 x 15 15";
    MoveEntry entry = entry(Pushee.GAME, start, "c2");
    assertThat(entry.words()).containsExactlyInAnyOrder("h", "v");
    assertThat(entry.move()).isEmpty();
    assertThat(Pushee.GAME.notation().text(entry.move("v").orElseThrow())).isEqualTo("vc2");
  }

  @Test
  void theDogToBeTakenIsChosenByItsSquare() throws NotationException {
    String special = "d3/4/4/3c c remove 3 3";
    assertThat(made(CatsDogs.GAME, special, "a1")).isEqualTo("xa1");
  }

  @Test
  void aTowerGoesFromSquareToSquareAndMayPass() throws NotationException {
    assertThat(made(Syrtis.GAME, SLIDES, "a6", "b1")).isEqualTo("a6=b1");
    assertThat(entry(Syrtis.GAME, SLIDES).move("pass")).isPresent();
  }

  @Test
  void eitherTileOfAPairSwapsIt() throws NotationException {
    String swap = "2Oo1/OooO1/OS1os/1sSSs/1Ss2 swap:1 - - 0/0 0";
    assertThat(made(Syrtis.GAME, swap, "a3")).isEqualTo("swap3");
    assertThat(made(Syrtis.GAME, swap, "e3")).isEqualTo("swap3");
  }

  static List<Game> games() {
    return Games.ALL;
  }

  /// Plays random games and makes sure that every legal move can be made in the ways promised.
  @ParameterizedTest
  @MethodSource("games")
  void everyLegalMoveCanBeMade(Game game) {
    BoardPicture picture = BoardPictures.of(game);
    SplitMix64 random = new SplitMix64(7);
    for (int round = 0; round < 5; round++) {
      Position position = game.deal(Options.standard(game), random);
      while (!position.isOver()) {
        check(game, position, picture.gestures(position), picture.places(position));
        position = position.play(position.randomMove(random));
      }
      assertThat(picture.gestures(position)).isEmpty();
    }
  }

  private static void check(
      Game game, Position position, List<Gesture> gestures, List<Square> places) {
    int[] moves = new int[game.maxMoves()];
    Set<Integer> legal = new TreeSet<>();
    Arrays.stream(moves, 0, position.legalMoves(moves, 0)).forEach(legal::add);
    Set<Integer> made = new TreeSet<>();
    for (Gesture gesture : gestures) {
      MoveEntry entry = MoveEntry.of(gestures);
      for (Square square : gesture.squares()) {
        assertThat(places).contains(square);
        assertThat(entry.move()).isEmpty();
        entry = entry.choose(square);
      }
      OptionalInt move = entry.move().isPresent() ? entry.move() : entry.move(gesture.word());
      assertThat(move).hasValue(gesture.move());
      made.add(gesture.move());
    }
    assertThat(made).isEqualTo(legal);
  }

  private static Position position(Game game, String text) throws NotationException {
    return game.notation().position(text, Options.standard(game));
  }

  private static MoveEntry entry(Game game, String text, String... names) throws NotationException {
    MoveEntry entry = MoveEntry.of(BoardPictures.of(game).gestures(position(game, text)));
    for (Square square : squares(names)) {
      assertThat(entry.targets()).contains(square);
      entry = entry.choose(square);
    }
    return entry;
  }

  /// The move that these squares make.
  private static String made(Game game, String text, String... names) throws NotationException {
    return game.notation().text(entry(game, text, names).move().orElseThrow());
  }

  private static Set<Square> squares(String... names) throws NotationException {
    List<Square> squares = new ArrayList<>();
    for (String name : names) {
      squares.add(Square.read(name, 12));
    }
    return new LinkedHashSet<>(squares);
  }
}
