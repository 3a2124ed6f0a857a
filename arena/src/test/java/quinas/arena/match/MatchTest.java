package quinas.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quinas.arena.player.Answer;
import quinas.arena.player.Entrant;
import quinas.arena.player.Player;
import quinas.arena.player.PlayerException;
import quinas.arena.rating.Sprt;
import quinas.arena.record.Settlement;
import quinas.engine.level.Levels;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

class MatchTest {

  @TempDir private Path directory;

  @Test
  void gamesAndSummaryDoNotDependOnTheNumberOfThreads()
      throws NotationException, UnplayableException, IOException, InterruptedException {
    for (Game game : Games.ALL) {
      MatchJob job = Jobs.of(game.id(), strongestOriginal(game), "classic:easy");
      Path alone = directory.resolve(game.id() + "1.quinas");
      Path together = directory.resolve(game.id() + "3.quinas");
      Progress one = Jobs.begin(job, 6, 1, alone);
      Progress three = Jobs.begin(job, 6, 3, together);

      assertThat(Jobs.sorted(together)).isEqualTo(Jobs.sorted(alone)).hasSize(12);
      assertThat(three).isEqualTo(one);
      assertThat(one.summary().tally().games()).isEqualTo(12);
    }
  }

  private static String strongestOriginal(Game game) {
    Position start = game.deal(Options.standard(game), new SplitMix64(0));
    return Levels.original(game).reversed().stream()
        .filter(level -> level.plays(start))
        .findFirst()
        .orElseThrow()
        .id();
  }

  @Test
  void aSequentialTestEndsAtTheSamePairOnAnyNumberOfThreads()
      throws NotationException, UnplayableException, IOException, InterruptedException {
    Optional<Sprt> test = Optional.of(Sprt.read("elo0=0,elo1=50,alpha=.05,beta=.05"));
    Progress one = Jobs.play(Jobs.easy(), 10_000, 1, test);
    Progress four = Jobs.play(Jobs.easy(), 10_000, 4, test);

    assertThat(one.verdict()).contains(Sprt.Verdict.ACCEPT_H1);
    assertThat(one.summary().pairs()).isLessThan(10_000);
    assertThat(four.summary()).isEqualTo(one.summary());
    assertThat(four.verdict()).isEqualTo(one.verdict());
  }

  @Test
  void aThousandGamesAgainstAPlayerThatCrashesInEveryTenthEndWithTheRightCounts()
      throws NotationException, UnplayableException, IOException, InterruptedException {
    AtomicInteger games = new AtomicInteger();
    Puppet clumsy =
        new Puppet(
            "clumsy",
            turn -> {
              boolean isFirstMove = turn.moves().size() < 6;
              if (isFirstMove && games.incrementAndGet() % 10 == 0) {
                throw new PlayerException(Settlement.CRASH, "stumbled");
              }
              return Answer.of(Puppet.legal(turn.position()).getFirst());
            });
    Puppet steady = Puppet.plain("steady");
    Progress end = Jobs.play(Jobs.of("shiftago", clumsy, steady), 500, 2, Optional.empty());
    Summary summary = end.summary();

    assertThat(end.isComplete()).isTrue();
    assertThat(summary.tally().games()).isEqualTo(1000);
    assertThat(summary.firstFaults().counts()).isEqualTo(Map.of(Settlement.CRASH, 100L));
    assertThat(summary.firstFaults().first().orElseThrow().sentence()).contains("stumbled");
    assertThat(summary.firstFaults().first().orElseThrow().game()).matches("[1-9][0-9]*\\.[12]");
    assertThat(summary.secondFaults().counts()).isEmpty();
    assertThat(clumsy.opened()).isBetween(100, 102);
    assertThat(clumsy.open()).isZero();
    assertThat(steady.opened()).isEqualTo(2);
    assertThat(steady.open()).isZero();
  }

  @Test
  void aPlayerThatCannotBeStartedEndsTheMatchWithItsWords() throws NotationException {
    Entrant broken =
        broken(() -> new PlayerException(Settlement.CRASH, "there is no such program"));
    MatchJob job = Jobs.of("shiftago", Puppet.plain("a"), broken);

    assertThatThrownBy(() -> Jobs.play(job, 10, 2, Optional.empty()))
        .isInstanceOf(UnplayableException.class)
        .hasMessage("broken could not be started, 3 times in a row: there is no such program");
  }

  @Test
  void whatWouldFailAgainJustSoIsTriedOnce() throws NotationException {
    AtomicInteger tries = new AtomicInteger();
    Entrant wrong =
        broken(() -> {
          tries.incrementAndGet();
          return new PlayerException(Settlement.CRASH, "it has no option \"x\"", true);
        });
    MatchJob job = Jobs.of("shiftago", Puppet.plain("a"), wrong);

    assertThatThrownBy(() -> Jobs.play(job, 10, 1, Optional.empty()))
        .isInstanceOf(UnplayableException.class)
        .hasMessage("broken could not be started: it has no option \"x\"");
    assertThat(tries).hasValue(1);
  }

  /// Nobody, for this reason.
  private static Entrant broken(Supplier<PlayerException> reason) {
    return new Entrant() {
      @Override
      public String name() {
        return "broken";
      }

      @Override
      public String text() {
        return "broken";
      }

      @Override
      public Player open(Options options) throws PlayerException {
        throw reason.get();
      }
    };
  }

  @Test
  void anErrorInThisProgramEndsTheMatchAndIsNotPassedOver() throws NotationException {
    Puppet greedy =
        new Puppet(
            "greedy",
            turn -> {
              throw new OutOfMemoryError("Java heap space");
            });
    Puppet b = Puppet.plain("b");
    MatchJob job = Jobs.of("shiftago", greedy, b);

    assertThatThrownBy(() -> Jobs.play(job, 1000, 2, Optional.empty()))
        .isInstanceOf(OutOfMemoryError.class);
    assertThat(greedy.open() + b.open()).isZero();
  }

  @Test
  void aKeeperThatFailsEndsTheMatchAndLeavesNobody() throws NotationException {
    Puppet a = Puppet.plain("a");
    Puppet b = Puppet.plain("b");
    Match match = new Match(Jobs.of("shiftago", a, b), 1000, 2, Optional.empty());

    assertThatThrownBy(() ->
            match.run(
                pair -> {
                  throw new IOException("No space left on device");
                },
                progress -> {},
                Duration.ofMillis(20)))
        .isInstanceOf(IOException.class)
        .hasMessage("No space left on device");
    assertThat(a.open() + b.open()).isZero();
    assertThat(match.progress().summary().pairs()).isZero();
  }

  @Test
  void stoppedInMidGameItCountsWhatIsFinishedAndLeavesNobody()
      throws NotationException, UnplayableException, IOException, InterruptedException {
    CountDownLatch thinking = new CountDownLatch(1);
    AtomicInteger games = new AtomicInteger();
    Puppet pensive =
        new Puppet(
            "pensive",
            turn -> {
              if (turn.moves().size() < 6 && games.incrementAndGet() > 6) {
                thinking.countDown();
                new CountDownLatch(1).await();
              }
              return Answer.of(Puppet.legal(turn.position()).getFirst());
            });
    Puppet b = Puppet.plain("b");
    Match match = new Match(Jobs.of("shiftago", pensive, b), 1000, 1, Optional.empty());
    Thread stopper =
        Thread.ofPlatform()
            .start(() -> {
              try {
                thinking.await();
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
              match.stop();
            });
    List<PairResult> kept = new ArrayList<>();
    Progress end = match.run(kept::add, progress -> {}, Duration.ofMillis(20));
    stopper.join();

    assertThat(end.isComplete()).isFalse();
    assertThat(end.summary().pairs()).isEqualTo(3);
    assertThat(kept).hasSize(3);
    assertThat(pensive.open() + b.open()).isZero();
  }
}
