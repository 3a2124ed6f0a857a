package quinas.cluster;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import quinas.arena.job.Job;
import quinas.arena.job.JobProcess;
import quinas.arena.job.PerftJob;
import quinas.arena.match.Board;
import quinas.arena.match.DistantBoard;
import quinas.arena.match.HomeBoard;
import quinas.arena.match.Match;
import quinas.arena.match.MatchJob;
import quinas.arena.match.PairJob;
import quinas.arena.record.RecordWriter;
import quinas.rules.Game;
import quinas.rules.Games;

/// The driver as a process of its own, with its workers inside.
@Timeout(900)
class DriverTest {

  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final String DEPTH_5 = "infection\njumps=ring\nx5o/7/7/7/7/7/o5x x 0\n5";
  private static final String DEPTH_9 = "infection\njumps=ring\nx5o/7/7/7/7/7/o5x x 0\n9";

  private static JobProcess local() throws IOException {
    return JobProcess.start(Spark.driver("--master", "local[2]"));
  }

  private record Unknown() implements Job {
    @Override
    public String kind() {
      return "origami";
    }

    @Override
    public String text() {
      return "";
    }

    @Override
    public String run(int piece) {
      return "";
    }
  }

  @Test
  void resultsAreThoseOfTheLocalRun() throws Exception {
    PerftJob job = PerftJob.read(DEPTH_5);
    try (JobProcess process = local();
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<String>> results = new ArrayList<>();
      for (int piece = 0; piece < job.size(); piece++) {
        int asked = piece;
        results.add(threads.submit(() -> process.run(job, asked)));
      }
      for (int piece = 0; piece < job.size(); piece++) {
        assertThat(results.get(piece).get()).isEqualTo(job.run(piece));
      }
    }
  }

  private static List<String> games(MatchJob job, int threads, Supplier<Board> venue)
      throws Exception {
    List<String> games = Collections.synchronizedList(new ArrayList<>());
    Match match = new Match(job, 4, threads, Optional.empty(), venue);
    match.run(pair -> games.add(RecordWriter.write(pair.games())), progress -> {}, SECOND);
    return games.stream().sorted().toList();
  }

  @Test
  void theGamesOfAMatchAreThoseOfTheLocalRun() throws Exception {
    try (JobProcess process = local()) {
      for (Game game : Games.ALL) {
        String text =
            "game=" + game.id() + "; first=classic:easy; second=engine:nodes=60; seed=9\n";
        MatchJob job = PairJob.read(text).match();
        assertThat(games(job, 4, () -> new DistantBoard(process)))
            .as(game.id())
            .hasSize(4)
            .isEqualTo(games(job, 1, HomeBoard::new));
      }
    }
  }

  @Test
  void aDriverStopsInTheMiddleWhenItIsToldSo() throws Exception {
    PerftJob endless = PerftJob.read(DEPTH_9);
    JobProcess process = local();
    try (process;
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<String> result = threads.submit(() -> process.run(endless, 0));
      while (process.workers() == 0 && !result.isDone()) {
        MILLISECONDS.sleep(50);
      }
      process.close();
      assertThat(process.isAlive()).isFalse();
      assertThatThrownBy(result::get).hasCauseInstanceOf(IOException.class);
    }
    assertThatThrownBy(() -> process.run(endless, 1)).isInstanceOf(IOException.class);
  }

  @Test
  void whyAJobCannotBeDoneIsSaid() throws Exception {
    try (JobProcess process = local()) {
      assertThatThrownBy(() -> process.run(new Unknown(), 0))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("there are no jobs of the kind origami");
    }
  }
}
