package quinas.arena.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import quinas.arena.clock.Timing;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.shiftago.Shiftago;

/// `bad-engine.sh`, a real process that plays Shiftago and misbehaves as it is told.
public final class BadEngine {

  public static final Options OPTIONS = Options.standard(Shiftago.GAME);

  /// How it is written as an entrant.
  ///
  /// @param arguments how it is to misbehave
  public static String text(String arguments) {
    return "ugi:sh '" + script() + "' " + arguments;
  }

  private static Path script() {
    try {
      return Path.of(Objects.requireNonNull(BadEngine.class.getResource("/bad-engine.sh")).toURI());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  public static Entrant entrant(String arguments, Timing timing) throws NotationException {
    return Entrants.read(OPTIONS, text(arguments), timing);
  }

  /// Whether a process still runs: one that has ended, and that nobody has waited for, does not.
  public static boolean isRunning(long pid) {
    try {
      Path stat = Path.of("/proc/" + pid + "/stat");
      return Files.exists(stat)
          ? !Files.readString(stat, StandardCharsets.ISO_8859_1).contains(") Z ")
          : ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false);
    } catch (IOException e) {
      return false;
    }
  }

  /// Makes sure that nothing that this program has started still runs. What goes by itself within
  /// moments may: the test runner's own `ps`, for one.
  public static void assertNothingIsLeft() throws InterruptedException {
    List<Long> left = children();
    long deadline = System.nanoTime() + Duration.ofSeconds(10).toNanos();
    while (left.stream().anyMatch(BadEngine::isRunning) && System.nanoTime() < deadline) {
      Thread.sleep(Duration.ofMillis(10));
    }
    assertThat(left).noneMatch(BadEngine::isRunning);
  }

  private static List<Long> children() {
    return ProcessHandle.current()
        .descendants()
        .map(ProcessHandle::pid)
        .filter(BadEngine::isRunning)
        .toList();
  }

  private BadEngine() {}
}
