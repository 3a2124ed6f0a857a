package quinas.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.player.Entrants;
import quinas.rules.Games;
import quinas.rules.Options;

class PairJobTest {

  private static final String BOOK =
      """
      # two openings
      x5o/7/7/7/7/7/o5x x 0 moves b1 f1
      o5x/7/7/7/7/7/x5o x 0 moves f2
      """;

  private static MatchJob withBook() throws Exception {
    Options options = Options.standard(Games.read("infection"));
    return new MatchJob(
        options,
        Entrants.read(options, "classic:medium", Timing.STANDARD),
        Entrants.read(options, "engine:nodes=200", Timing.STANDARD),
        TimeControl.NONE,
        TimeControl.NONE,
        Terms.PLAIN,
        Openings.of(options, Book.read(options, "two.txt", BOOK), 1),
        11,
        Verdicts.NONE,
        Map.of("Event", "far; away"));
  }

  @Test
  void aJobThatWasReadElsewherePlaysTheSameGames() throws Exception {
    PairJob here = new PairJob(withBook());
    PairJob there = PairJob.read(here.text());
    assertThat(there.text()).isEqualTo(here.text());
    for (int pair = 3; pair >= 0; pair--) {
      assertThat(there.run(pair)).isEqualTo(here.run(pair)).contains("[Event \"far; away\"]");
    }
  }

  @Test
  void aResultIsReadAsThePairThatWasPlayed() throws Exception {
    PairJob job = new PairJob(withBook());
    try (Board board = new HomeBoard()) {
      PairResult pair = board.play(job.match(), 2);
      PairResult read = PairJob.pair(2, job.run(2));
      assertThat(read.games().toString()).isEqualTo(pair.games().toString());
      assertThat(Summary.of(read)).isEqualTo(Summary.of(pair));
    }
  }
}
