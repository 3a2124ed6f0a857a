package quinas.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.player.BadEngine;
import quinas.arena.record.Settlement;

/// A long match against a real program that does not hold out.
class CrashingProgramTest {

  private static final int GAMES = 1000;

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the bad engine is a shell script")
  void aThousandGamesAgainstAProgramThatCrashesInEveryTenthEndWithTheRightCounts()
      throws Exception {
    Puppet steady = Puppet.plain("steady");
    MatchJob job =
        new MatchJob(
            BadEngine.OPTIONS,
            BadEngine.entrant("crashes-in-game 10", Timing.STANDARD),
            steady,
            TimeControl.NONE,
            TimeControl.NONE,
            Terms.PLAIN,
            Openings.dealt(BadEngine.OPTIONS, 0),
            7,
            Verdicts.NONE,
            Map.of());
    Progress end = Jobs.play(job, GAMES / 2, 1, Optional.empty());

    assertThat(end.isComplete()).isTrue();
    assertThat(end.summary().tally().games()).isEqualTo(GAMES);
    assertThat(end.summary().firstFaults().counts())
        .isEqualTo(Map.of(Settlement.CRASH, GAMES / 10L));
    assertThat(end.summary().secondFaults().counts()).isEmpty();
    assertThat(steady.opened()).isEqualTo(1);
    BadEngine.assertNothingIsLeft();
  }
}
