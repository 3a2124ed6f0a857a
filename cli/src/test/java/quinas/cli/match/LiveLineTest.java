package quinas.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.match.Faults;
import quinas.arena.match.MatchJob;
import quinas.arena.match.Openings;
import quinas.arena.match.Progress;
import quinas.arena.match.Summary;
import quinas.arena.match.Terms;
import quinas.arena.match.Verdicts;
import quinas.arena.player.Entrants;
import quinas.arena.rating.Margins;
import quinas.arena.rating.Pairs;
import quinas.arena.rating.Sprt;
import quinas.arena.rating.Tally;
import quinas.arena.record.Settlement;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;

class LiveLineTest {

  private static final Texts ENGLISH = Texts.of(Language.ENGLISH);

  /// A match of 100 pairs, 40 of them won by an hour's work.
  private static Run run(boolean tested) throws NotationException {
    return run(tested, Faults.NONE);
  }

  private static Run run(boolean tested, Faults faults) throws NotationException {
    Options options = Options.standard(Games.read("shiftago"));
    MatchJob job =
        new MatchJob(
            options,
            Entrants.read(options, "classic:easy", Timing.STANDARD),
            Entrants.read(options, "classic:easy", Timing.STANDARD),
            TimeControl.NONE,
            TimeControl.NONE,
            Terms.PLAIN,
            Openings.dealt(options, 0),
            1,
            Verdicts.NONE,
            Map.of());
    Tally tally = new Tally(50, 0, 30, new Pairs(5, 0, 20, 0, 15));
    Summary summary =
        new Summary(tally, Tally.NONE, Tally.NONE, Margins.NONE, faults, Faults.NONE, 0, 0, 0, 0);
    Optional<Sprt> test = tested ? Optional.of(Sprt.read("elo0=0,elo1=10")) : Optional.empty();
    Progress progress = new Progress(summary, 100, 0, Optional.empty());
    return new Run(job, test, Optional.empty(), 0, progress, Duration.ofHours(1));
  }

  @Test
  void itTellsGamesRateTimeStrengthAndTest() throws NotationException {
    String text = new LiveLine(ENGLISH).text(run(true));

    assertThat(text)
        .matches(
            "80/200 games  0\\.02/s  1:30:00 left  Elo \\+89 ±\\d+"
                + "  LLR \\d\\.\\d\\d \\[-2\\.94, 2\\.94\\]")
        .hasSizeLessThan(80);
  }

  @Test
  void namesakesAreToldApart() throws NotationException {
    assertThat(run(false).job().firstName()).isEqualTo("classic:easy #1");
    assertThat(Report.of(run(false), ENGLISH).getFirst())
        .startsWith("classic:easy #1 – classic:easy #2");
  }

  @Test
  void theReportTellsWhatTheFirstMishapWas() throws NotationException {
    Faults faults =
        new Faults(
            Map.of(Settlement.CRASH, 2L), Optional.of(new Faults.Told("3.1", "it stumbled")));

    assertThat(Report.of(run(false, faults), ENGLISH))
        .containsSequence(
            "classic:easy #1 lost by   the program has crashed × 2",
            "                          the first in game 3.1: it stumbled");
  }
}
