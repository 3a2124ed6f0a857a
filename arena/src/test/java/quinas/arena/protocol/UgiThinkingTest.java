package quinas.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import quinas.engine.level.Level;
import quinas.rules.Position;

/// What happens while the engine thinks.
@Timeout(120)
class UgiThinkingTest {

  private final BlockingQueue<String> said = new LinkedBlockingQueue<>();
  private final CountDownLatch mayMove = new CountDownLatch(1);

  /// A level that thinks until it is allowed to move.
  private final Level slow =
      new Level() {
        @Override
        public String id() {
          return "slow";
        }

        @Override
        public int choose(Position position, RandomGenerator random) {
          try {
            mayMove.await();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
          return position.randomMove(random);
        }
      };

  private final UgiSession session = session(slow);

  private UgiSession session(Level level) {
    UgiSession created =
        new UgiSession("Quinas", said::add, SessionLimits.standard(), game -> List.of(level));
    created.accept("setoption name Level value " + level.id());
    return created;
  }

  private String next() throws InterruptedException {
    String line = said.poll(60, TimeUnit.SECONDS);
    assertThat(line).isNotNull();
    return String.valueOf(line);
  }

  private void assertQuiet() throws InterruptedException {
    assertThat(said.poll(100, TimeUnit.MILLISECONDS)).isNull();
  }

  @Test
  void itAnswersWhileItThinks() throws Exception {
    session.accept("go movetime 1000");
    session.accept("isready");
    session.accept("query p1turn");
    session.accept("position startpos moves left1");
    session.accept("query fen");
    assertThat(next()).isEqualTo("readyok");
    assertThat(next()).isEqualTo("response true");
    assertThat(next()).isEqualTo("response x6/7/7/7/7/7/7 o 21 22");
    assertQuiet();
    mayMove.countDown();
    assertThat(next()).startsWith("info time ");
    assertThat(next()).startsWith("bestmove ");
    assertQuiet();
  }

  @Test
  void anInfiniteSearchAnswersAfterStopOnly() throws Exception {
    mayMove.countDown();
    session.accept("go infinite");
    assertThat(next()).startsWith("info time ");
    assertQuiet();
    session.accept("isready");
    assertThat(next()).isEqualTo("readyok");
    session.accept("stop");
    assertThat(next()).startsWith("bestmove ");
    session.accept("stop");
    assertQuiet();
  }

  @Test
  void stopBeforeTheMoveIsFoundCounts() throws Exception {
    session.accept("go infinite");
    session.accept("stop");
    mayMove.countDown();
    assertThat(next()).startsWith("info time ");
    assertThat(next()).startsWith("bestmove ");
  }

  @Test
  void searchesAndCountsFollowOneAnotherEachFromItsOwnPosition() throws Exception {
    session.accept("go depth 1");
    session.accept("position startpos moves left1");
    session.accept("perft 1");
    session.accept("setoption name Game value infection");
    session.accept("perft 1");
    assertQuiet();
    mayMove.countDown();
    assertThat(next()).startsWith("info time ");
    assertThat(next()).startsWith("bestmove ");
    assertThat(next()).isEqualTo("nodes 28");
    assertThat(next()).isEqualTo("nodes 12");
  }

  @Test
  void aCountCanBeStopped() throws Exception {
    session.accept("perft 40");
    session.accept("perft 30");
    session.accept("isready");
    assertThat(next()).isEqualTo("readyok");
    assertQuiet();
    session.accept("stop");
    assertThat(next()).isEqualTo("info string perft stopped");
    assertThat(next()).isEqualTo("info string perft stopped");
    session.accept("perft 1");
    assertThat(next()).isEqualTo("nodes 28");
  }

  @Test
  void atTheEndWhatIsDueIsAnsweredAndWhatHasNoEndIsStopped() throws Exception {
    mayMove.countDown();
    session.accept("perft 2");
    session.accept("go infinite");
    session.accept("perft 40");
    session.accept("perft 1");
    session.finish(Duration.ofSeconds(1));
    assertThat(next()).isEqualTo("nodes 784");
    assertThat(next()).startsWith("info time ");
    assertThat(next()).startsWith("bestmove ");
    assertThat(next()).isEqualTo("info string perft stopped");
    assertThat(next()).isEqualTo("nodes 28");
  }

  @Test
  void aSearchThatFailsIsAnErrorAndNoMore() throws Exception {
    Level broken =
        new Level() {
          @Override
          public String id() {
            return "broken";
          }

          @Override
          public int choose(Position position, RandomGenerator random) {
            throw new LinkageError("no idea");
          }
        };
    UgiSession hurt = session(broken);
    hurt.accept("go depth 1");
    hurt.accept("perft 1");
    assertThat(next())
        .isEqualTo("info string error this should not happen: java.lang.LinkageError: no idea");
    assertThat(next()).isEqualTo("nodes 28");
  }

  @Test
  void workThatFailsWithoutAWordHoldsUpNothing() throws Exception {
    UgiJobs jobs = new UgiJobs(2);
    CountDownLatch added = new CountDownLatch(1);
    CountDownLatch reached = new CountDownLatch(1);
    assertThat(
            jobs.add(
                stop -> {
                  added.await();
                  throw new LinkageError("a class of the engine is missing");
                },
                UgiJobs.Kind.COUNT))
        .isTrue();
    assertThat(jobs.add(stop -> reached.countDown(), UgiJobs.Kind.COUNT)).isTrue();
    added.countDown();
    jobs.finish(Duration.ofMinutes(1), Duration.ofMinutes(1));
    assertThat(reached.getCount()).isZero();
  }
}
