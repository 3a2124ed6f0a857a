package quinas.arena.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class JobProcessTest {

  /// A job that only the driver can do.
  private record Saying(String text) implements Job {
    @Override
    public String kind() {
      return "saying";
    }

    @Override
    public String run(int piece) {
      throw new AssertionError("not here");
    }
  }

  private static final Job HELLO = new Saying("olá,\nmundo");

  private static JobProcess parrot() throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath = System.getProperty("java.class.path");
    return JobProcess.start(
        List.of(java, "-XX:TieredStopAtLevel=1", "-cp", classPath, Parrot.class.getName()));
  }

  @Test
  void piecesAreDoneForManyThreadsAndWhatComesTwiceCountsOnce() throws Exception {
    try (JobProcess process = parrot();
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<String>> results =
          IntStream.range(100, 300)
              .mapToObj(piece -> threads.submit(() -> process.run(HELLO, piece)))
              .toList();
      for (Future<String> result : results) {
        assertThat(result.get()).isEqualTo("olá,\nmundo");
      }
      assertThat(process.workers()).isEqualTo(3);
      assertThat(process.run(new Saying("another"), 100)).isEqualTo("another");
    }
  }

  @Test
  void whatTheDriverGivesUpForIsSaidToAllWhoWaitOrCome() throws Exception {
    try (JobProcess process = parrot()) {
      for (int piece : new int[] {13, 14}) {
        assertThatThrownBy(() -> process.run(HELLO, piece))
            .isInstanceOf(IOException.class)
            .hasMessage("no thirteen,\nplease");
      }
    }
  }

  @Test
  void aClosedProcessIsGone() throws Exception {
    JobProcess process = parrot();
    assertThat(process.isAlive()).isTrue();
    process.close();
    assertThat(process.isAlive()).isFalse();
    assertThatThrownBy(() -> process.run(HELLO, 1)).isInstanceOf(IOException.class);
  }
}
