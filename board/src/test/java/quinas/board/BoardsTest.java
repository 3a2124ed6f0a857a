package quinas.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.rules.Square;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.infection.Infection;
import quinas.rules.shiftago.Shiftago;
import quinas.rules.syrtis.Syrtis;

/// What is special about a board.
class BoardsTest {

  private static Position position(Game game, String text) throws NotationException {
    return game.notation().position(text, Options.standard(game));
  }

  private static Square square(String name) throws NotationException {
    return Square.read(name, 12);
  }

  private static String names(Board board, Iterable<Square> places) {
    StringBuilder names = new StringBuilder();
    places.forEach(place -> names.append(names.isEmpty() ? "" : " ").append(board.name(place)));
    return names.toString();
  }

  @Test
  void aNotchIsCalledAsTheMoveThatBeginsThere() throws NotationException {
    Board board = Boards.of(Shiftago.GAME);
    Position start = position(Shiftago.GAME, "7/7/7/7/7/7/7 x 22 22");
    int move = Shiftago.GAME.notation().move(start, "left3");
    assertThat(names(board, board.named(start, move))).isEqualTo("left3 a3");
    assertThat(board.attempt(start, board.named(start, move))).isEqualTo("left3");
    assertThat(board.name(new Square(-1, -1))).doesNotContain("left");
  }

  @Test
  void aCloneIsMadeByItsLandingOrByAnyMicrobeBesideIt() throws NotationException {
    Position position = position(Infection.GAME, "xx5/7/7/7/7/7/o6 x 0");
    int move = Infection.GAME.notation().move(position, "b2");
    List<List<Square>> ways =
        Boards.of(Infection.GAME).gestures(position).stream()
            .filter(gesture -> gesture.move() == move)
            .map(Gesture::squares)
            .toList();
    assertThat(ways)
        .containsExactlyInAnyOrder(
            List.of(square("b2")),
            List.of(square("a1"), square("b2")),
            List.of(square("b1"), square("b2")));
  }

  @Test
  void specialTurnsAreCountedDownForBothSides() throws NotationException {
    Position position = position(CatsDogs.GAME, "4/4/4/4 c place 2 3");
    assertThat(Boards.of(CatsDogs.GAME).counters(position))
        .containsEntry("turns-to-special-cats", 2)
        .containsEntry("turns-to-special-dogs", 1);
  }

  @Test
  void whatOnlyOneSideCanUseIsItsOwn() throws NotationException {
    Position position = position(CatsDogs.GAME, "c3/4/4/3d c place 1 1");
    List<Region> regions = Boards.of(CatsDogs.GAME).regions(position);
    assertThat(regions)
        .extracting(region -> region.owner().orElseThrow())
        .containsExactly(Seat.FIRST, Seat.SECOND);
    assertThat(regions.getFirst().squares()).containsExactly(square("b1"), square("a2"));
  }

  /// All tiles of the winner's colour, or all of its shape, or both.
  @Test
  void theIslandThatWonIsPointedOut() {
    Board board = Boards.of(Syrtis.GAME);
    int islands = 0;
    for (int seed = 0; seed < 20; seed++) {
      RandomGenerator random = new SplitMix64(seed);
      Position position = Syrtis.GAME.deal(Options.standard(Syrtis.GAME), random);
      while (!position.isOver()) {
        assertThat(board.decisive(position)).isEmpty();
        position = position.play(position.randomMove(random));
      }
      if (position.outcome().reason() == Syrtis.End.ISLAND) {
        islands++;
        Seat winner = position.outcome().isWonBy(Seat.FIRST) ? Seat.FIRST : Seat.SECOND;
        boolean isLight = board.side(position, winner).equals("light");
        Set<Square> colour = tiles(board, position, isLight ? "so" : "SO");
        Set<Square> shape = tiles(board, position, isLight ? "oO" : "sS");
        Set<Square> both = new HashSet<>(colour);
        both.addAll(shape);
        assertThat(board.decisive(position)).isIn(colour, shape, both);
      }
    }
    assertThat(islands).isPositive();
  }

  private static Set<Square> tiles(Board board, Position position, String letters) {
    Set<Square> tiles = new HashSet<>();
    for (Square square : board.squares(position)) {
      String symbol = board.symbol(position, square);
      if (!symbol.isEmpty() && letters.indexOf(symbol.charAt(0)) >= 0) {
        tiles.add(square);
      }
    }
    return tiles;
  }

  @Test
  void towersBelongToTheTileTheyStandOn() throws NotationException {
    Position position = position(Syrtis.GAME, "3s3/1SOosd2/1S1O3/1ol5/1Oso3/sdoolS3/7 d 1 - 0/0 0");
    Board board = Boards.of(Syrtis.GAME);
    assertThat(board.symbol(position, square("e2"))).isEqualTo("sd");
    assertThat(board.side(position, Seat.FIRST)).isEqualTo("light");
    assertThat(board.changed(position, position)).isEqualTo(Set.of());
  }
}
