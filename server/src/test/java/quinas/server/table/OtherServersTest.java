package quinas.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class OtherServersTest {

  private final OtherServers others = new OtherServers();

  @Test
  void aServerThatBeatsIsThereAndOneThatStopsIsGoneOnce() {
    look(Map.of("a", 1L));
    look(Map.of("a", 2L));
    for (int i = 1; i < OtherServers.PATIENCE; i++) {
      look(Map.of("a", 2L));
    }
    assertThat(others.look(Map.of("a", 2L))).containsExactly("a");
    look(Map.of("a", 2L));
  }

  @Test
  void aServerThatWasNeverHeardIsNotMissed() {
    for (int i = 0; i < 3 * OtherServers.PATIENCE; i++) {
      look(Map.of("of long ago", 1L));
    }
  }

  @Test
  void aServerThatBeatOnlyOnceWasThere() {
    look(Map.of());
    for (int i = 0; i < OtherServers.PATIENCE; i++) {
      look(Map.of("a", 1L));
    }
    assertThat(others.look(Map.of("a", 1L))).containsExactly("a");
  }

  @Test
  void aServerThatIsSlowIsStillThere() {
    for (long beat = 1; beat < 4; beat++) {
      for (int i = 0; i < OtherServers.PATIENCE; i++) {
        look(Map.of("a", beat));
      }
    }
  }

  @Test
  void aServerThatCameBackIsMissedAgain() {
    look(Map.of("a", 1L));
    for (long beat = 2; beat < 4; beat++) {
      look(Map.of("a", beat));
      for (int i = 1; i < OtherServers.PATIENCE; i++) {
        look(Map.of("a", beat));
      }
      assertThat(others.look(Map.of("a", beat))).containsExactly("a");
    }
  }

  @Test
  void oneServersSilenceIsNotAnothers() {
    look(Map.of("a", 1L, "b", 1L));
    look(Map.of("a", 2L, "b", 2L));
    for (long beat = 3; beat < 2 + OtherServers.PATIENCE; beat++) {
      look(Map.of("a", beat, "b", 2L));
    }
    assertThat(others.look(Map.of("a", 100L, "b", 2L))).containsExactly("b");
  }

  /// Looks, and nobody is gone.
  private void look(Map<String, Long> beats) {
    assertThat(others.look(beats)).isEmpty();
  }
}
