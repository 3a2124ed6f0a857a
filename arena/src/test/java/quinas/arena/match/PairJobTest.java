package quinas.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.player.Answer;
import quinas.arena.player.Entrant;
import quinas.arena.player.Entrants;
import quinas.arena.player.Player;
import quinas.arena.player.PlayerException;
import quinas.arena.record.RecordWriter;
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

  /// Somebody under another name.
  private record Named(Entrant entrant, String name) implements Entrant {
    @Override
    public String text() {
      return entrant.text();
    }

    @Override
    public Player open(Options options) throws PlayerException, InterruptedException {
      return entrant.open(options);
    }
  }

  private static MatchJob named(MatchJob job) {
    return new MatchJob(
        job.options(),
        new Named(job.first(), "Ana"),
        new Named(job.second(), "Rui"),
        job.firstControl(),
        job.secondControl(),
        job.terms(),
        job.openings(),
        job.seed(),
        job.verdicts(),
        job.tags());
  }

  @Test
  void playersOfAPairThatWasInterruptedPlayNoOther() throws Exception {
    CountDownLatch thinking = new CountDownLatch(1);
    AtomicBoolean isPensive = new AtomicBoolean(true);
    Puppet pensive =
        new Puppet(
            "pensive",
            turn -> {
              if (isPensive.get()) {
                thinking.countDown();
                new CountDownLatch(1).await();
              }
              return Answer.of(Puppet.legal(turn.position()).getFirst());
            });
    Puppet plain = Puppet.plain("plain");
    try (PairJob job = new PairJob(Jobs.of("shiftago", pensive, plain))) {
      FutureTask<String> pair = new FutureTask<>(() -> job.run(0));
      Thread player = Thread.ofPlatform().start(pair);
      thinking.await();
      player.interrupt();
      assertThatThrownBy(pair::get).hasCauseInstanceOf(InterruptedException.class);
      assertThat(pensive.open() + plain.open()).isZero();

      isPensive.set(false);
      job.run(0);
      assertThat(pensive.opened()).isEqualTo(2);
    }
    assertThat(pensive.open() + plain.open()).isZero();
  }

  @Test
  void aResultIsReadAsThePairThatWouldHaveBeenPlayedHere() throws Exception {
    for (MatchJob match : List.of(withBook(), named(withBook()))) {
      PairJob job = new PairJob(match);
      try (Board board = new HomeBoard()) {
        PairResult here = board.play(match, 2);
        PairResult there = job.pair(2, PairJob.read(job.text()).run(2));
        assertThat(RecordWriter.write(there.games())).isEqualTo(RecordWriter.write(here.games()));
        assertThat(Summary.of(there)).isEqualTo(Summary.of(here));
      }
    }
  }
}
