package quinas.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.rules.Square;

/// What must hold of every board, in the positions of random games.
class BoardTest {

  private static final int GAMES = 4;

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  /// The positions of some games, the finished ones too.
  private static List<Position> positions(Game game) {
    List<Position> positions = new ArrayList<>();
    for (int seed = 0; seed < GAMES; seed++) {
      RandomGenerator random = new SplitMix64(seed);
      Position position = game.deal(Options.standard(game), random);
      positions.add(position);
      while (!position.isOver()) {
        position = position.play(position.randomMove(random));
        positions.add(position);
      }
    }
    return positions;
  }

  private static Set<Integer> legal(Game game, Position position) {
    int[] moves = new int[game.maxMoves()];
    int end = position.legalMoves(moves, 0);
    Set<Integer> legal = new HashSet<>();
    Arrays.stream(moves, 0, end).forEach(legal::add);
    return legal;
  }

  @ParameterizedTest
  @MethodSource("games")
  void exactlyTheLegalMovesHaveAGesture(Game game) {
    for (Position position : positions(game)) {
      Set<Integer> made = new HashSet<>();
      Boards.of(game).gestures(position).forEach(gesture -> made.add(gesture.move()));
      assertThat(made).as(position.toString()).isEqualTo(legal(game, position));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void noGestureIsTheBeginningOfAnother(Game game) {
    for (Position position : positions(game)) {
      Set<List<Square>> begun = new HashSet<>();
      Set<String> whole = new HashSet<>();
      List<Gesture> gestures = Boards.of(game).gestures(position);
      for (Gesture gesture : gestures) {
        assertThat(whole.add(gesture.squares() + gesture.word())).as("%s", gesture).isTrue();
        for (int length = 1; length < gesture.squares().size(); length++) {
          begun.add(gesture.squares().subList(0, length));
        }
      }
      assertThat(gestures.stream().map(Gesture::squares).filter(begun::contains)).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void gesturesAreMadeOfPlacesAndPlacesHaveNamesOfTheirOwn(Game game) {
    Board board = Boards.of(game);
    for (Position position : positions(game)) {
      List<Square> places = board.places(position);
      assertThat(places.stream().map(board::name)).doesNotHaveDuplicates();
      for (Gesture gesture : board.gestures(position)) {
        assertThat(places).containsAll(gesture.squares());
      }
    }
  }

  /// One word of the text holds, row by row, what the board says.
  @ParameterizedTest
  @MethodSource("games")
  void symbolsAreThoseOfTheNotation(Game game) {
    Board board = Boards.of(game);
    for (Position position : positions(game)) {
      StringBuilder symbols = new StringBuilder();
      board.squares(position).forEach(square -> symbols.append(board.symbol(position, square)));
      String text = game.notation().text(position).replaceAll("[0-9]", "");
      assertThat(text.replace("/", "").split(" ", -1)).contains(symbols.toString());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aMoveChangesWhatItsStepsChange(Game game) {
    Board board = Boards.of(game);
    RandomGenerator random = new SplitMix64(7);
    for (Position position : positions(game)) {
      if (!position.isOver()) {
        int move = position.randomMove(random);
        Set<Square> inSteps = new HashSet<>();
        Position before = position;
        for (Position after : position.steps(move)) {
          inSteps.addAll(board.changed(before, after));
          before = after;
        }
        assertThat(inSteps).containsAll(board.changed(position, position.play(move)));
        assertThat(board.changed(position, position)).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void regionsLieOnTheBoardAndNoneIsEmpty(Game game) {
    Board board = Boards.of(game);
    for (Position position : positions(game)) {
      for (Region region : board.regions(position)) {
        assertThat(region.squares()).isNotEmpty().doesNotHaveDuplicates();
        assertThat(board.squares(position)).containsAll(region.squares());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void bothSeatsPlaySomethingElse(Game game) {
    Board board = Boards.of(game);
    for (Position position : positions(game)) {
      String first = board.side(position, Seat.FIRST);
      assertThat(first.isEmpty() || !first.equals(board.side(position, Seat.SECOND))).isTrue();
    }
  }
}
