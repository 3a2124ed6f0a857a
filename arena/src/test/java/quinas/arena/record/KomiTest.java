package quinas.arena.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.infection.Infection;
import quinas.rules.shiftago.Shiftago;

class KomiTest {

  // A cat and no room for anybody: 1–0 on the board.
  private static final String WON =
      """
      [Game "catsdogs"]
      [Options "size=4,specials=off"]
      [Start "##1#/####/####/#### c place 0 0"]
      [Result "%s"]
      [Score "1-0"]
      [Komi "%s"]

      1. c1 %s
      """;

  private static Komi komi(String points) throws NotationException {
    return Komi.read(CatsDogs.GAME, points);
  }

  @ParameterizedTest
  @CsvSource({"0.5,FIRST", "1,DRAW", "1.0,DRAW", "1.5,SECOND", "12,SECOND", "0,FIRST"})
  void theSecondSeatIsGivenThePointsWhenItIsDecided(String points, Outcome.Result result)
      throws NotationException {
    Outcome onTheBoard = Outcome.byPoints(8, 7, CatsDogs.End.NO_ROOM);
    Outcome decided = komi(points).decide(onTheBoard);
    assertThat(decided.result()).isEqualTo(result);
    assertThat(List.of(decided.first(), decided.second())).containsExactly(8, 7);
    assertThat(decided.reason()).isEqualTo(CatsDogs.End.NO_ROOM);
  }

  @Test
  void aGameThatGoesOnIsNotDecided() throws NotationException {
    assertThat(komi("5.5").decide(Outcome.NONE)).isEqualTo(Outcome.NONE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "-1", "1.25", "1,5", "1000", "0.", ".5"})
  void pointsAreWholeOrHalf(String text) {
    assertThatThrownBy(() -> komi(text)).hasMessageContaining("is no number of points such as 1.5");
  }

  @Test
  void itsTextIsRead() throws NotationException {
    for (String text : List.of("0", "0.5", "1", "7.5", "999")) {
      assertThat(komi(text)).hasToString(text);
    }
  }

  @Test
  void onlyGamesOfPointsAloneHaveIt() {
    assertThatThrownBy(() -> Komi.read(Shiftago.GAME, "1.5")).hasMessageContaining("points alone");
    assertThatThrownBy(() -> Komi.read(Infection.GAME, "1.5")).hasMessageContaining("points alone");
  }

  @Test
  void aRecordIsDecidedWithItsKomi() throws Exception {
    String text = WON.formatted("second", "1.5", "second");
    GameRecord game = RecordReader.read(text).getFirst();
    assertThat(game.outcome().result()).isEqualTo(Outcome.Result.SECOND);
    assertThat(game.tag(Tag.KOMI)).contains("1.5");
    String written = RecordWriter.write(game);
    assertThat(written).contains("[Result \"second\"]\n", "[Score \"1-0\"]\n", "[Komi \"1.5\"]\n");
    assertThat(RecordReader.read(written)).containsExactly(game);
  }

  @Test
  void aRecordWhoseResultForgetsTheKomiIsRefused() {
    assertThatThrownBy(() -> RecordReader.read(WON.formatted("first", "1.5", "first")))
        .hasMessageContaining(
            "the result is given as first, but in the last position it is second");
    assertThatThrownBy(() -> RecordReader.read(WON.formatted("second", "0.5", "second")))
        .hasMessageContaining(
            "the result is given as second, but in the last position it is first");
  }

  @Test
  void nonsenseInItsTagIsTold() {
    assertThatThrownBy(() -> RecordReader.read(WON.formatted("second", "much", "second")))
        .isInstanceOf(RecordException.class)
        .hasMessageContaining("is no number of points");
  }

  @Test
  void aGameWithoutTheTagIsDecidedByTheRules() throws Exception {
    Options options = Options.read(CatsDogs.GAME, "size=4,specials=off");
    Position start = CatsDogs.GAME.notation().position("##1#/####/####/#### c place 0 0", options);
    int move = CatsDogs.GAME.notation().move(start, "c1");
    GameRecord game = GameRecord.of(options, start, List.of(move));
    assertThat(game.outcome().result()).isEqualTo(Outcome.Result.FIRST);
    assertThat(Komi.of(CatsDogs.GAME, Map.of())).isEqualTo(Komi.NONE);
  }
}
