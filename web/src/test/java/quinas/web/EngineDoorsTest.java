package quinas.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class EngineDoorsTest {

  private static final String INFECTION = "x1o4/7/7/7/7/7/7 x 0";

  /// x has a1 and g7, o has c1 and a7; b1 takes c1.
  private static final String FOUR = "x1o4/7/7/7/7/7/o5x x 0";

  private final EngineDoors doors = new EngineDoors();

  @Test
  void levelsThatLookAheadByThemselvesNeedNoNet() {
    for (String level : new String[] {"level:1", "level:9", "classic:medium"}) {
      assertThat(net(level)).as(level).isEmpty();
      assertThat(Asked.of(doors.choose("infection", "", INFECTION, level, "1")).text("value"))
          .as(level)
          .isNotEmpty();
    }
  }

  @Test
  void theEngineAndAnalysisNeedTheNetOfTheGame() {
    for (String level : new String[] {"level:10", "engine", "full:100", ""}) {
      assertThat(net(level)).as(level).isEqualTo("infection-lines");
    }
  }

  @Test
  void thereIsNoNetForALevelThatIsNone() {
    String fault =
        Asked.of(doors.net("infection", "", INFECTION, "level:11")).fault().text("message");
    assertThat(fault).contains("level:11");
  }

  private static String known(String score, int chance, String... moves) {
    return "{\"score\": {%s}, \"chance\": %d, \"moves\": [%s]}"
        .formatted(
            score,
            chance,
            Arrays.stream(moves).map(move -> '"' + move + '"').collect(Collectors.joining(",")));
  }

  private static String guess(int points) {
    return "\"kind\": \"guess\", \"points\": " + points;
  }

  private Asked judged(String move, String before, String after) {
    return Asked.of(doors.judge("infection", "", FOUR, move, before, after));
  }

  @Test
  void theMoveThatWasExpectedIsTheBestAndNothingIsSaidOfIt() {
    Asked verdict =
        judged("b1", known(guess(40), 600, "b1", "b7"), known(guess(30), 570, "b7")).value();

    assertThat(verdict.text("judgement")).isEqualTo("best");
    assertThat(verdict.get("accuracy")).isEqualTo(1000L);
    assertThat(verdict.json().containsKey("remark")).isTrue();
    assertThat(verdict.json().get("remark")).isNull();
  }

  @Test
  void whatAMoveLostOfItsPlayersChancesDecides() {
    String before = known(guess(40), 600, "b1");

    // 5, 10 and 15 hundredths of the expected result are the steps.
    assertThat(judgement(before, 595)).isEqualTo("best");
    assertThat(judgement(before, 560)).isEqualTo("good");
    assertThat(judgement(before, 540)).isEqualTo("inaccuracy");
    assertThat(judgement(before, 480)).isEqualTo("mistake");
    assertThat(judgement(before, 440)).isEqualTo("blunder");
  }

  private String judgement(String before, int chance) {
    return judged("a2", before, known(guess(0), chance, "d1")).value().text("judgement");
  }

  @Test
  void aWinThatWasThrownAwayIsTold() {
    String win = "\"kind\": \"forced\", \"winner\": 0, \"plies\": 3";
    Asked verdict = judged("a2", known(win, 1000, "b1"), known(guess(10), 520, "d1")).value();

    assertThat(verdict.text("judgement")).isEqualTo("blunder");
    assertThat(verdict.at("remark").text("kind")).isEqualTo("misses-win");
    assertThat(verdict.at("remark").plain("details").toString()).isEqualTo("[b1, 3]");
  }

  @Test
  void whatIsKnownAfterTheLastMoveIsNotAskedFor() {
    String last = "##1#/####/####/#### c place 0 0";
    String before = known("\"kind\": \"exact\", \"margin\": 1", 1000, "c1");
    Asked verdict =
        Asked.of(doors.judge("catsdogs", "size=4,specials=off", last, "c1", before, "whatever"));

    assertThat(verdict.value().text("judgement")).isEqualTo("best");
  }

  @Test
  void whatIsNoMoveOrNoAssessmentIsAFault() {
    String known = known(guess(0), 500, "b1");

    assertThat(judged("g7", known, known).fault().text("message")).contains("g7");
    assertThat(judged("b1", "{}", known).json().containsKey("fault")).isTrue();
    assertThat(judged("b1", known, known(guess(0), 500, "a7")).json().containsKey("fault"))
        .isTrue();
  }

  private String net(String level) {
    return Asked.of(doors.net("infection", "", INFECTION, level)).text("value");
  }
}
