package quinas.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import quinas.engine.Engine;
import quinas.engine.level.Level;
import quinas.rules.Games;
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

  /// A search, not a level.
  private UgiSession searching() {
    UgiSession created = new UgiSession("Quinas", said::add);
    created.accept("setoption name Hash value 1");
    return created;
  }

  private String last(String prefix) throws InterruptedException {
    String line = next();
    String before = line;
    while (!line.startsWith(prefix)) {
      before = line;
      line = next();
    }
    return before + " | " + line;
  }

  @Test
  void aSearchIsStoppedAtOnceAndAnswersWithTheBestSoFar() throws Exception {
    UgiSession deep = searching();
    for (String go :
        List.of("go depth 200", "go infinite", "go movetime 99999999", "go nodes 999999999999")) {
      deep.accept(go);
      String best = next();
      assertThat(best).startsWith("info depth 1 score ");
      deep.accept("isready");
      deep.accept("stop");
      String line = next();
      while (!line.startsWith("bestmove")) {
        best = line.startsWith("info") ? line : best;
        line = next();
      }
      String move = line.substring("bestmove ".length());
      assertThat(best.replaceFirst(".* pv ", "") + " ").startsWith(move + " ");
    }
  }

  @Test
  void positionsAndSearchesMayFollowWhileItThinks() throws Exception {
    UgiSession deep = searching();
    deep.accept("go infinite");
    deep.accept("position startpos moves left1");
    deep.accept("go depth 1");
    deep.accept("setoption name Game value infection");
    deep.accept("setoption name Hash value 2");
    deep.accept("uginewgame");
    deep.accept("go depth 1");
    deep.accept("stop");
    for (int i = 0; i < 3; i++) {
      last("bestmove ");
    }
    assertQuiet();
  }

  @Test
  void aNewGameGivesTheSameAnswerAgain() throws Exception {
    UgiSession deep = searching();
    List<String> answers = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      deep.accept("uginewgame");
      deep.accept("go nodes 5000");
      answers.add(last("bestmove ").replaceAll("(nps|time) [0-9]+", ""));
      deep.accept("position startpos moves left1 right2");
      deep.accept("go nodes 5000");
      answers.add(last("bestmove ").replaceAll("(nps|time) [0-9]+", ""));
    }
    assertThat(answers.subList(2, 4)).isEqualTo(answers.subList(0, 2));
  }

  @Test
  void readinessChangesNoAnswer() throws Exception {
    List<String> answers = new ArrayList<>();
    for (String before : List.of("stop", "isready")) {
      UgiSession deep = searching();
      deep.accept(before);
      deep.accept("go nodes 5000");
      answers.add(last("bestmove ").replaceAll("(nps|time) [0-9]+", ""));
    }
    assertThat(answers.getFirst()).isEqualTo(answers.getLast());
  }

  @Test
  void withoutLimitsItThinksAStatedWhile() throws Exception {
    for (String go : List.of("go", "go p2time 1000 p1inc 10")) {
      UgiSession deep = searching();
      deep.accept(go);
      String info = last("bestmove ");
      long nodes = Long.parseLong(info.replaceAll(".* nodes ([0-9]+) .*", "$1"));
      // What the solvers look at comes on top.
      assertThat(nodes).isLessThan(5 * GoLimits.STANDARD_NODES);
    }
  }

  @Test
  void quitAndTheEndOfTheInputEndASearch() throws Exception {
    for (String end : List.of("quit\n", "")) {
      String go = end.isEmpty() ? "go infinite\n" : "go movetime 99999999\n".repeat(3);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] in = (go + end).getBytes(StandardCharsets.UTF_8);
      UgiConnection.serve(new ByteArrayInputStream(in), out, "Quinas", Duration.ofMinutes(9));
      assertThat(out.toString(StandardCharsets.UTF_8).lines().filter(l -> l.startsWith("bestmove")))
          .hasSize(end.isEmpty() ? 1 : 3);
    }
  }

  @Test
  void aMemoryThatIsTooLargeIsHalvedUntilThereIsRoom() {
    Memory memory =
        new Memory(
            Games.ALL.getFirst(),
            7,
            1,
            size -> {
              if (size > 1) {
                throw new OutOfMemoryError();
              }
              return new Engine(Games.ALL.getFirst(), size);
            });
    assertThat(memory.engine(said::add)).isSameAs(memory.engine(said::add));
    assertThat(said).containsExactly("Hash: there is no room for 7 MiB, 1 are used");
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
