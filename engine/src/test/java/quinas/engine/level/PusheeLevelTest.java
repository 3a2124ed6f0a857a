package quinas.engine.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.rules.pushee.Pushee;

class PusheeLevelTest {

  private static final String VALUES = "000000/000000/000000/000000/000000/000000 ";

  // b2 and d4 are empty, and x has pieces on a1 and f6.
  private static final String TWO_EMPTY = "xooooo/O1OOOO/oooOoo/ooo1oo/OOOOOO/oooooX o 2 3";

  private static Position position(String text, String options) throws NotationException {
    Options read = Options.read(Pushee.GAME, "pieces=40," + options);
    return Pushee.GAME.notation().position(VALUES + text, read);
  }

  /// How often each move is chosen in a thousand tries.
  private static Map<String, Integer> choices(Level level, Position position) {
    SplitMix64 random = new SplitMix64(1);
    Map<String, Integer> counts = new TreeMap<>();
    for (int i = 0; i < 1000; i++) {
      String move = Pushee.GAME.notation().text(level.choose(position, random));
      counts.merge(move, 1, Integer::sum);
    }
    return counts;
  }

  @Test
  void easyTakesTheFirstEmptySquareOfTheFirstRow() throws NotationException {
    Position position = position("xooooo/OOOOO1/1ooOoo/oooooo/OOOOOO/oooooX o 2 3", "size=6");
    Map<String, Integer> choices = choices(PusheeLevel.EASY, position);
    assertThat(choices).containsOnlyKeys("hf2", "vf2");
    assertThat(choices.values()).allMatch(count -> count > 450);
  }

  @ParameterizedTest
  @EnumSource(names = {"NORMAL", "HARD"})
  void normalAndHardTakeAnyEmptySquare(PusheeLevel level) throws NotationException {
    Map<String, Integer> choices = choices(level, position(TWO_EMPTY, "impossibru=second"));
    assertThat(choices).containsOnlyKeys("hb2", "vb2", "hd4", "vd4");
    assertThat(choices.values()).allMatch(count -> count > 200);
  }

  @Test
  void impossibruTakesAnyPieceOfTheOpponents() throws NotationException {
    Position position = position(TWO_EMPTY, "impossibru=second");
    Map<String, Integer> choices = choices(PusheeLevel.IMPOSSIBRU, position);
    assertThat(choices).containsOnlyKeys("ha1", "va1", "hf6", "vf6");
    assertThat(choices.values()).allMatch(count -> count > 200);
  }

  @Test
  void impossibruTakesAnyEmptySquareWhereThereIsNoPiece() throws NotationException {
    Position position = position("6/6/6/6/6/6 x 40 40", "impossibru=first");
    assertThat(choices(PusheeLevel.IMPOSSIBRU, position)).hasSize(72);
  }

  @Test
  void impossibruPlaysOnlyForTheSeatThatMay() throws NotationException {
    assertThat(PusheeLevel.IMPOSSIBRU.plays(position(TWO_EMPTY, "impossibru=second"))).isTrue();
    assertThat(PusheeLevel.IMPOSSIBRU.plays(position(TWO_EMPTY, "impossibru=first"))).isFalse();
    assertThat(PusheeLevel.IMPOSSIBRU.plays(position(TWO_EMPTY, "size=6"))).isFalse();
    assertThat(PusheeLevel.HARD.plays(position(TWO_EMPTY, "size=6"))).isTrue();
  }
}
