package quinas.arena.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import quinas.arena.clock.Clock;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.program.CommandLine;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// What happens to programs when the one who started them ends.
@Timeout(60)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the bad engine is a shell script")
class SuddenEndTest {

  /// Starts two engines that will not go by themselves, says so, and waits.
  static final class Host {
    public static void main(String[] args) throws Exception {
      for (String file : args) {
        BadEngine.entrant("stays '" + file + "'", Timing.STANDARD).open(BadEngine.OPTIONS);
      }
      System.out.println("open");
      Thread.sleep(60_000);
    }

    private Host() {}
  }

  /// Waits for a move that never comes, says so, and in the end what became of it.
  static final class Asker {
    public static void main(String[] args) throws Exception {
      Player player = BadEngine.entrant("never", Timing.STANDARD).open(BadEngine.OPTIONS);
      Position start = BadEngine.OPTIONS.game().deal(BadEngine.OPTIONS, new SplitMix64(0));
      player.begin(BadEngine.OPTIONS, start, 0);
      Clock clock = Clock.start(TimeControl.NONE, TimeControl.NONE);
      Thread asker =
          Thread.ofPlatform()
              .unstarted(() -> say(player, new Turn(start, List.of(), start, clock)));
      Runtime.getRuntime().addShutdownHook(new Thread(() -> await(asker)));
      asker.start();
    }

    private static void say(Player player, Turn turn) {
      System.out.println("asks");
      try {
        System.out.println(player.move(turn));
      } catch (PlayerException e) {
        System.out.println("lost: " + e.getMessage());
      } catch (InterruptedException e) {
        System.out.println("no result");
      }
    }

    private static void await(Thread asker) {
      try {
        asker.join();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }

    private Asker() {}
  }

  @TempDir
  @SuppressWarnings("NullAway.Init") // by JUnit
  private Path folder;

  @Test
  void whoIsAskedToEndTakesTheProgramsWithIt() throws Exception {
    String[] files = {folder.resolve("one").toString(), folder.resolve("two").toString()};
    List<String> command = CommandLine.read(QuinasProgram.command(Host.class, files)).words();
    Process host =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    List<Long> processes = new ArrayList<>();
    try (BufferedReader out = host.inputReader(StandardCharsets.UTF_8)) {
      assertThat(out.readLine()).isEqualTo("open");
      host.descendants().map(ProcessHandle::pid).forEach(processes::add);
      for (String file : files) {
        processes.add(Long.parseLong(Files.readString(Path.of(file)).strip()));
      }
      assertThat(processes).hasSizeGreaterThanOrEqualTo(4).allMatch(BadEngine::isRunning);

      host.destroy();
      assertThat(host.waitFor(30, TimeUnit.SECONDS)).isTrue();
    } finally {
      host.destroyForcibly();
    }

    assertThat(processes).noneMatch(BadEngine::isRunning);
  }

  @Test
  void aProgramThatIsKilledAtTheEndHasNotCrashed() throws Exception {
    List<String> command = CommandLine.read(QuinasProgram.command(Asker.class)).words();
    Process asker =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try (BufferedReader out = asker.inputReader(StandardCharsets.UTF_8)) {
      assertThat(out.readLine()).isEqualTo("asks");
      asker.toHandle().destroy(); // Process.destroy would close its output
      assertThat(out.readLine()).isEqualTo("no result");
    } finally {
      asker.destroyForcibly();
    }
  }
}
