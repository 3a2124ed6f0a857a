package quinas.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.player.BadEngine;
import quinas.arena.record.Settlement;

/// Matches of real programs that break down on the way.
@Timeout(180)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the bad engine is a shell script")
class CrashingProgramTest {

  @AfterEach
  void nothingIsLeft() throws InterruptedException {
    BadEngine.assertNothingIsLeft();
  }

  /// Games of six plies, without any luck.
  private static Progress play(String first, String control, int pairs, int threads)
      throws Exception {
    Terms terms =
        new Terms(
            Timing.STANDARD,
            Optional.of(new LengthRule(6, false)),
            Optional.empty(),
            Optional.empty());
    MatchJob job =
        new MatchJob(
            BadEngine.OPTIONS,
            BadEngine.entrant(first, Timing.STANDARD),
            BadEngine.entrant("good", Timing.STANDARD),
            TimeControl.read(control),
            TimeControl.NONE,
            terms,
            Openings.dealt(BadEngine.OPTIONS, 0),
            7,
            Verdicts.NONE,
            Map.of());
    return Jobs.play(job, pairs, threads, Optional.empty());
  }

  @Test
  void aThousandGamesAgainstAProgramThatCrashesInEveryTenthEndWithTheRightCounts()
      throws Exception {
    Summary summary = play("crashes-in-game 10", "none", 500, 1).summary();

    assertThat(summary.tally().games()).isEqualTo(1000);
    assertThat(summary.firstFaults()).isEqualTo(Map.of(Settlement.CRASH, 100L));
    assertThat(summary.secondFaults()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "illegal, none, ILLEGAL_MOVE",
    "waits-for-stop, 0.1/move, TIME",
    "closes, none, CRASH"
  })
  void everyGameIsLostForItsReason(String mode, String control, Settlement reason)
      throws Exception {
    Summary summary = play(mode, control, 2, 2).summary();

    assertThat(summary.firstFaults()).isEqualTo(Map.of(reason, 4L));
    assertThat(List.copyOf(summary.secondFaults().keySet())).isEmpty();
  }
}
