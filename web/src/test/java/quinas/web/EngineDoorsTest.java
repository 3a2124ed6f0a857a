package quinas.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EngineDoorsTest {

  private static final String INFECTION = "x1o4/7/7/7/7/7/7 x 0";

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

  private String net(String level) {
    return Asked.of(doors.net("infection", "", INFECTION, level)).text("value");
  }
}
