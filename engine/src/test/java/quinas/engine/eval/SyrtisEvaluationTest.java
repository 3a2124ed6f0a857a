package quinas.engine.eval;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.rules.Symmetry;
import quinas.rules.syrtis.Phase;
import quinas.rules.syrtis.Syrtis;
import quinas.rules.syrtis.SyrtisPosition;

class SyrtisEvaluationTest {

  /// No colour and no shape is one island, and both sides can sink something.
  private static final String BLOCK = board("1S3", "1olsO1", "1OSSd1", "1Olssd1", "5");

  /// Light's upper tower has left b2, which holds b1 to the others, for c2, which holds nothing.
  private static final String LOOSE = board("1S3", "1oslO1", "1OSSd1", "1Olssd1", "5");

  /// Whatever Dark's towers get next to holds the others together.
  private static final String DARK_SINKS_NOTHING = board("SdSdosO", "4sl", "4ol", "4s", "5");

  /// The same and b2.
  private static final String DARK_SINKS_B2 = board("SdSdosO", "1s2sl", "4ol", "4s", "5");

  @Test
  void whoSankLastIsAhead() throws Exception {
    assertThat(value(BLOCK + " l 1 l1 0/0 0")).isGreaterThan(value(BLOCK + " l 1 d1 0/0 0"));
    assertThat(value(BLOCK + " d 1 d1 0/0 0")).isGreaterThan(value(BLOCK + " d 1 l1 0/0 0"));
  }

  @Test
  void ifNobodyHasSunkAnythingLightIsAhead() throws Exception {
    assertThat(value(BLOCK + " d 1 - 0/0 40")).isLessThan(value(BLOCK + " d 1 - 0/0 0"));
  }

  @Test
  void whoSankLastGainsByEveryQuietTurn() throws Exception {
    assertThat(value(BLOCK + " l 1 l1 0/0 80")).isGreaterThan(value(BLOCK + " l 1 l1 0/0 2"));
    assertThat(value(BLOCK + " l 1 d1 0/0 80")).isLessThan(value(BLOCK + " l 1 d1 0/0 2"));
  }

  @Test
  void theFourthSinkingIsNearerToWhoseTurnItIs() throws Exception {
    int own = value(BLOCK + " l 1 l3 0/0 1") - value(BLOCK + " l 1 l2 0/0 1");
    int others = value(BLOCK + " l 1 d2 0/0 1") - value(BLOCK + " l 1 d3 0/0 1");
    assertThat(own).isGreaterThan(others);
  }

  @Test
  void aTowerStandsBetterWhereItsTileMayLeave() throws Exception {
    assertThat(value(LOOSE + " l 1 l1 0/0 1")).isGreaterThan(value(BLOCK + " l 1 l1 0/0 1"));
  }

  @Test
  void havingSunkLastCountsMoreIfTheOtherSideCanSinkNothing() throws Exception {
    assertThat(sunkLast(DARK_SINKS_NOTHING)).isGreaterThan(sunkLast(DARK_SINKS_B2));
  }

  /// What it is worth to Light to have sunk last, and not Dark.
  private static int sunkLast(String board) throws NotationException {
    return value(board + " l 1 l1 0/0 1") - value(board + " l 1 d1 0/0 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "tiles=pairs", "board=minor"})
  void whoChoosesTakesTheBetterSide(String options) throws Exception {
    for (SyrtisPosition position : positions(options, 2000)) {
      if (position.phase() == Phase.CHOOSE) {
        assertThat(value(position)).as("%s", position).isNotNegative();
      } else if (position.phase() != Phase.PLAY) {
        assertThat(value(position)).as("%s", position).isNotPositive();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "tiles=pairs", "board=minor"})
  void theSidesAreAlikeOnceSomebodyHasSunk(String options) throws Exception {
    for (SyrtisPosition position : positions(options, 500)) {
      if (position.streak() != 0) {
        int other = value(swapped(position.toString()));
        assertThat(other).as("%s", position).isEqualTo(value(position));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "tiles=pairs", "board=minor"})
  void aTurnedOrMirroredBoardIsWorthTheSame(String options) throws Exception {
    for (Position position : positions(options, 200)) {
      for (Symmetry symmetry : Syrtis.GAME.symmetries(position)) {
        Position image = symmetry.position(position);
        assertThat(value(image)).as("%s", image).isEqualTo(value(position));
      }
    }
  }

  private static String board(String... rows) {
    return String.join("/", rows);
  }

  /// Light's and Dark's tiles, towers and counters change places.
  private static String swapped(String text) {
    String[] parts = text.split(" ", -1);
    String[] passes = parts[4].split("/", -1);
    return String.join(
        " ",
        exchanged(exchanged(exchanged(parts[0], 'o', 'S'), 's', 'O'), 'l', 'd'),
        exchanged(parts[1], 'l', 'd'),
        exchanged(parts[2], '1', '2'),
        exchanged(parts[3], 'l', 'd'),
        passes[1] + "/" + passes[0],
        parts[5]);
  }

  private static String exchanged(String text, char one, char other) {
    return text.replace(one, '?').replace(other, one).replace('?', other);
  }

  private static int value(Position position) {
    return Evaluations.of(Syrtis.GAME).of(position);
  }

  private static int value(String text) throws NotationException {
    return value(Syrtis.GAME.notation().position(text, Options.standard(Syrtis.GAME)));
  }

  /// From random games, none of them over.
  private static List<SyrtisPosition> positions(String options, int count)
      throws NotationException {
    SplitMix64 random = new SplitMix64(options.hashCode());
    List<SyrtisPosition> positions = new ArrayList<>();
    while (positions.size() < count) {
      Position position = Syrtis.GAME.deal(Options.read(Syrtis.GAME, options), random);
      while (!position.isOver() && positions.size() < count) {
        positions.add((SyrtisPosition) position);
        position = position.play(position.randomMove(random));
      }
    }
    return positions;
  }
}
