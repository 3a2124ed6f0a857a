package quinas.rules.syrtis;

import static org.assertj.core.api.Assertions.assertThat;
import static quinas.rules.syrtis.Play.after;
import static quinas.rules.syrtis.Play.moves;
import static quinas.rules.syrtis.Play.position;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;

/// Deal, swaps, towers and the choice of sides.
class SyrtisSetupTest {

  /// The odd places, all in the upper half, are light, the even ones dark; no shape is one island.
  private static final String HALVES = "2os1/soso1/so1SO/1SOSO/1OS2";

  @Test
  void bothBoardsAreNumberedAsOnTheSheet() {
    assertThat(numbers(Board.MINOR)).isEqualTo("c1 d1 a2 b2 c2 d2 a3 b3 d3 e3 b4 c4 d4 e4 b5 c5");
    assertThat(Board.MINOR.square(15)).isEqualTo(Frame.at(2, 0));
    assertThat(Board.MINOR.square(4)).isEqualTo(Frame.at(4, 2));
    assertThat(Board.MAJOR.pairs()).isEqualTo(18);
    assertThat(Board.MAJOR.square(21)).isEqualTo(Frame.at(5, 1));
    assertThat(Board.MAJOR.square(20)).isEqualTo(Frame.at(0, 4));
    assertThat(Board.MAJOR.place(Frame.at(3, 3))).isZero();
  }

  private static String numbers(Board board) {
    List<String> names = new ArrayList<>();
    for (long left = board.places(); left != 0; left &= left - 1) {
      names.add(Frame.name(Frame.first(left)));
    }
    return String.join(" ", names);
  }

  @ParameterizedTest
  @ValueSource(strings = {"board=minor", "board=major", "board=minor,tiles=pairs", "tiles=pairs"})
  void mirroredPlacesGetOppositeTiles(String options) {
    for (int seed = 0; seed < 200; seed++) {
      SyrtisPosition p = deal(options, seed);
      for (int place = 1; place < 2 * p.board().pairs(); place += 2) {
        int one = p.board().square(place);
        int two = p.board().square(place + 1);
        int last = p.board().size() - 1;
        assertThat(two).isEqualTo(Frame.at(last - Frame.column(one), last - Frame.row(one)));
        assertThat(Frame.contains(p.tiles().light(), one))
            .isNotEqualTo(Frame.contains(p.tiles().light(), two));
        assertThat(Frame.contains(p.tiles().circles(), one))
            .isNotEqualTo(Frame.contains(p.tiles().circles(), two));
      }
    }
  }

  @Test
  void aBalancedDealHasEquallyManyOfEachKind() {
    for (int seed = 0; seed < 200; seed++) {
      Tiles minor = deal("board=minor", seed).tiles();
      Tiles major = deal("board=major", seed).tiles();
      assertThat(Long.bitCount(minor.light() & minor.circles())).isEqualTo(4);
      assertThat(Long.bitCount(minor.light() & ~minor.circles())).isEqualTo(4);
      assertThat(Long.bitCount(major.light() & major.circles())).isEqualTo(9);
      assertThat(Long.bitCount(major.light() & ~major.circles())).isEqualTo(9);
    }
  }

  @Test
  void pairsAreDealtIndependently() {
    assertThat(lightCircles("board=minor,tiles=pairs")).contains(1, 2, 3, 4, 5, 6, 7);
  }

  /// Every kind comes up on place 1 about as often.
  @ParameterizedTest
  @ValueSource(strings = {"board=minor", "board=major", "board=minor,tiles=pairs", "tiles=pairs"})
  void placeOneGetsAnyTile(String options) {
    int[] seen = new int[4];
    for (int seed = 0; seed < 4000; seed++) {
      SyrtisPosition p = deal(options, seed);
      int square = p.board().square(1);
      seen[
          (Frame.contains(p.tiles().light(), square) ? 0 : 2)
              + (Frame.contains(p.tiles().circles(), square) ? 0 : 1)]++;
    }
    for (int count : seen) {
      assertThat(count).isBetween(850, 1150);
    }
  }

  private static List<Integer> lightCircles(String options) {
    List<Integer> counts = new ArrayList<>();
    for (int seed = 0; seed < 200; seed++) {
      Tiles tiles = deal(options, seed).tiles();
      counts.add(Long.bitCount(tiles.light() & tiles.circles()));
    }
    return counts;
  }

  private static SyrtisPosition deal(String options, long seed) {
    try {
      return (SyrtisPosition)
          Syrtis.GAME.deal(Options.read(Syrtis.GAME, options), new SplitMix64(seed));
    } catch (NotationException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aDealWithAnIslandStartsWithSwapsAndOneWithoutDoesNot() {
    List<Phase> phases = new ArrayList<>();
    for (int seed = 0; seed < 200; seed++) {
      SyrtisPosition p = deal("board=minor", seed);
      boolean hasIsland = p.tiles().hasIsland(Side.LIGHT) || p.tiles().hasIsland(Side.DARK);
      assertThat(p.phase()).isEqualTo(hasIsland ? Phase.SWAP : Phase.TOWERS);
      phases.add(p.phase());
    }
    assertThat(phases).contains(Phase.SWAP, Phase.TOWERS);
  }

  @Test
  void thePairsNotYetSwappedAreOffered() {
    SyrtisPosition p = position(HALVES + " swap:3,13 - - 0/0 0");
    assertThat(moves(p)).containsExactly("swap1", "swap5", "swap7", "swap9", "swap11", "swap15");
    assertThat(p.turn()).isEqualTo(Seat.FIRST);
    assertThat(p.moveCount()).isEqualTo(6);
  }

  /// Light and dark still hang together when b3 and d3 have changed places.
  @Test
  void swapsGoOnWhileSomethingIsOneIsland() {
    assertThat(after(HALVES + " swap:13 - - 0/0 0", "swap1"))
        .hasToString("2os1/soso1/sS1oO/1SOSO/1OS2 swap:1,13 - - 0/0 0");
  }

  /// A dark c1 and a light c5 are away from their colours.
  @Test
  void theTowersFollowWhenNothingIsOneIsland() {
    assertThat(after(HALVES + " swap:1 - - 0/0 0", "swap15"))
        .hasToString("2Ss1/soso1/so1SO/1SOSO/1Oo2 towers - - 0/0 0");
  }

  /// The squares are one island before and after the last swap.
  @Test
  void aDealThatNoSwapCuresStands() {
    assertThat(after("2SO1/SsSO1/sS1oO/1soOo/1so2 swap:1,3,5,7,9,11,13 - - 0/0 0", "swap15"))
        .hasToString("2oO1/SsSO1/sS1oO/1soOo/1sS2 towers - - 0/0 0");
  }

  @Test
  void aTowerStandsOnATileOfItsColourOrItsShape() {
    assertThat(moves(position(HALVES + " towers - - 0/0 0")))
        .containsExactlyElementsOf(List.of("c1 d1 a2 b2 c2 d2 a3 b3 e3 c4 e4 b5".split(" ", -1)));
    assertThat(moves(position("2ols1/solso1/so1SO/1SOSO/1OS2 towers - - 0/0 0")))
        .containsExactlyElementsOf(List.of("d1 a2 c2 a3 d3 e3 b4 c4 d4 e4 b5 c5".split(" ", -1)));
  }

  @Test
  void twoLightTowersAreFollowedByTwoDarkOnes() {
    SyrtisPosition p = after(HALVES + " towers - - 0/0 0", "c1 b2 d1 c5");
    assertThat(p).hasToString("2olsd1/solso1/so1SO/1SOSO/1OSd2 choose - - 0/0 0");
    assertThat(p.turn()).isEqualTo(Seat.SECOND);
    assertThat(moves(p)).containsExactly("light", "dark");
  }

  @Test
  void theSheetsTowerIsReadAndPlaced() {
    String board = "2oso2/1SSsoo1/ssSOOoO/SOs1O%sso/sSssoOO/1SSOoo1/2SOS2 towers - - 0/0 0";
    SyrtisPosition p = after(board.formatted(""), "e4");
    assertThat(p).hasToString(board.formatted("l"));
    assertThat(p.turn()).isEqualTo(Seat.FIRST);
  }

  @Test
  void theSecondSeatTakesASideAndLightMovesFirst() {
    String board = "2olsd1/solso1/so1SO/1SOSO/1OSd2";
    SyrtisPosition asLight = after(board + " choose - - 0/0 0", "light");
    assertThat(asLight).hasToString(board + " l 2 - 0/0 0");
    assertThat(asLight.turn()).isEqualTo(Seat.SECOND);
    SyrtisPosition asDark = after(board + " choose - - 0/0 0", "dark");
    assertThat(asDark).hasToString(board + " l 1 - 0/0 0");
    assertThat(asDark.turn()).isEqualTo(Seat.FIRST);
  }

  @Test
  void whatIsYetToBeSwappedMattersToTheHash() {
    List<Long> hashes = new ArrayList<>();
    for (String turn : List.of("swap", "swap:1", "swap:3", "swap:1,3", "towers")) {
      hashes.add(position(HALVES + " " + turn + " - - 0/0 0").hash());
    }
    assertThat(hashes).doesNotHaveDuplicates();
  }
}
