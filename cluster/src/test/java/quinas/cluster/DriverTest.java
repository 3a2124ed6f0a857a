package quinas.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.BitSet;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import quinas.arena.job.Job;
import quinas.arena.job.JobProcess;
import quinas.arena.job.PerftJob;

/// The driver as a process of its own, with its workers inside.
@Timeout(300)
class DriverTest {

  private static final String DEPTH_5 = "infection\njumps=ring\nx5o/7/7/7/7/7/o5x x 0\n5";
  private static final String DEPTH_9 = "infection\njumps=ring\nx5o/7/7/7/7/7/o5x x 0\n9";

  private static JobProcess local() throws IOException {
    return JobProcess.start(Spark.driver("--master", "local[2]"));
  }

  private static BitSet pieces(int from, int to) {
    BitSet pieces = new BitSet();
    pieces.set(from, to);
    return pieces;
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
    public int size() {
      return 1;
    }

    @Override
    public String run(int piece) {
      return "";
    }
  }

  @Test
  void resultsAreThoseOfTheLocalRun() throws Exception {
    PerftJob job = PerftJob.read(DEPTH_5);
    Map<Integer, String> expected = new TreeMap<>();
    for (int piece = 7; piece < job.size(); piece++) {
      expected.put(piece, job.run(piece));
    }
    Map<Integer, String> results = new TreeMap<>();
    try (JobProcess process = local()) {
      process.run(job, pieces(7, job.size()), results::put);
    }
    assertThat(results).isEqualTo(expected);
  }

  @Test
  void aDriverStopsWhenItIsToldSoInTheMiddle() throws Exception {
    JobProcess process = local();
    PerftJob endless = PerftJob.read(DEPTH_9);
    IOException enough = new IOException("enough");
    assertThatThrownBy(() ->
            process.run(
                endless,
                pieces(0, endless.size()),
                (_, _) -> {
                  throw enough;
                }))
        .isSameAs(enough);
    process.close();
    assertThat(process.isAlive()).isFalse();
  }

  @Test
  void whyAJobCannotBeDoneIsSaid() throws Exception {
    try (JobProcess process = local()) {
      assertThatThrownBy(() -> process.run(new Unknown(), pieces(0, 1), (_, _) -> {}))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("there are no jobs of the kind origami");
    }
  }
}
