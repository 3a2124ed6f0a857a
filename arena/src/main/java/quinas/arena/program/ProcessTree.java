package quinas.arena.program;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A process and all that it has started: its descendants, and on Linux whatever belongs to its
/// session, even if those that started it have ended.
///
/// @param root the process that was started; on Linux it should lead a session
record ProcessTree(ProcessHandle root) {

  private static final Path PROC = Path.of("/proc");
  private static final boolean IS_LINUX = Files.isReadable(PROC.resolve("self/stat"));

  /// `USER_HZ`: a hundredth of a second on every system that Java 25 runs on.
  private static final long TICK_NANOS = 10_000_000;

  private static final int ROUNDS = 200;
  private static final long PAUSE_MILLIS = 5;

  /// What `/proc/PID/stat` tells of a process.
  private record Stat(long pid, boolean isAlive, long session, Duration processorTime) {

    /// A file that has gone, or is not as it should be, tells nothing.
    static Optional<Stat> read(Path file) {
      try {
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        long pid = Long.parseLong(text.substring(0, text.indexOf(' ')));
        // The name, in parentheses, may contain anything.
        String[] fields = text.substring(text.lastIndexOf(')') + 2).split(" ", -1);
        long ticks = 0;
        for (int i = 11; i <= 14; i++) {
          ticks += Long.parseLong(fields[i]);
        }
        boolean isAlive = !fields[0].equals("Z") && !fields[0].equals("X");
        Duration time = Duration.ofNanos(ticks * TICK_NANOS);
        return Optional.of(new Stat(pid, isAlive, Long.parseLong(fields[3]), time));
      } catch (IOException | RuntimeException e) {
        return Optional.empty();
      }
    }
  }

  /// Whether this system tells the processor time of other processes.
  static boolean tellsProcessorTime() {
    return IS_LINUX || ProcessHandle.current().info().totalCpuDuration().isPresent();
  }

  /// What processors have spent on all of them so far, those included that have ended and were
  /// waited for; in hundredths of a second on Linux.
  Optional<Duration> processorTime() {
    if (IS_LINUX) {
      return session().stream().map(Stat::processorTime).reduce(Duration::plus);
    }
    return members().stream()
        .flatMap(process -> process.info().totalCpuDuration().stream())
        .reduce(Duration::plus);
  }

  /// Those that are alive.
  Set<ProcessHandle> members() {
    Set<ProcessHandle> members = new LinkedHashSet<>();
    members.add(root);
    root.descendants().forEach(members::add);
    for (Stat stat : IS_LINUX ? session() : List.<Stat>of()) {
      ProcessHandle.of(stat.pid()).ifPresent(members::add);
    }
    members.removeIf(process -> !isAlive(process));
    return members;
  }

  /// The processes of its session; none if its number has gone to somebody else by now.
  private List<Stat> session() {
    List<Stat> stats = new ArrayList<>();
    try (DirectoryStream<Path> processes = Files.newDirectoryStream(PROC, "[0-9]*")) {
      for (Path process : processes) {
        Stat.read(process.resolve("stat"))
            .filter(stat -> stat.session() == root.pid())
            .ifPresent(stats::add);
      }
    } catch (IOException | DirectoryIteratorException e) {
      return stats;
    }
    boolean isTaken =
        !root.isAlive()
            && stats.stream().anyMatch(stat -> stat.pid() == root.pid() && stat.isAlive());
    return isTaken ? List.of() : stats;
  }

  /// Kills them all, and those that they start meanwhile.
  void kill() {
    Set<ProcessHandle> known = members();
    for (int round = 0; round < ROUNDS && !known.isEmpty(); round++) {
      known.forEach(ProcessHandle::destroyForcibly);
      pause();
      known.removeIf(process -> !isAlive(process));
      known.addAll(members());
    }
  }

  /// A process that nobody has waited for is dead all the same.
  private static boolean isAlive(ProcessHandle process) {
    return process.isAlive()
        && (!IS_LINUX
            || Stat.read(PROC.resolve(process.pid() + "/stat")).filter(Stat::isAlive).isPresent());
  }

  /// Not cut short by an interruption: nothing may be left.
  private static void pause() {
    boolean wasInterrupted = Thread.interrupted();
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      wasInterrupted = true;
    }
    if (wasInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
