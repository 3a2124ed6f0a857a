package quinas.arena.program;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import quinas.rules.NotationException;

/// A program that was started here, with all that it starts itself.
///
/// On systems that have `setsid` it leads a session of its own. So it is not hit when somebody
/// interrupts this program at the terminal, and what it leaves behind can be found and killed. All
/// that still run are killed when this program ends, unless that is killed itself; then they see
/// the end of their input.
final class RunningProgram implements Connection {

  /// How long a program may take to leave when it has been asked to.
  private static final Duration QUITTING = Duration.ofMillis(500);

  /// How long to wait for what a program says at its end.
  private static final Duration LAST_WORDS = Duration.ofMillis(500);

  private static final Optional<Path> SETSID = setsid();
  private static final Set<RunningProgram> ALL = ConcurrentHashMap.newKeySet();

  /// Whether this program is ending.
  private static volatile boolean isEnding;

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(RunningProgram::killAll, "kill-programs"));
  }

  private final Process process;
  private final ProcessTree tree;
  private final LineWriter writer;
  private final LastWords lastWords;

  private RunningProgram(Process process, String name) {
    this.process = process;
    tree = new ProcessTree(process.toHandle());
    writer = LineWriter.to(process.getOutputStream(), name + "-in");
    lastWords = LastWords.of(process.getErrorStream(), name + "-err");
  }

  private static void killAll() {
    isEnding = true;
    ALL.forEach(program -> program.tree.kill());
  }

  private static Optional<Path> setsid() {
    try {
      return Executable.find("setsid");
    } catch (NotationException e) {
      return Optional.empty();
    }
  }

  /// @param command the program and its arguments
  /// @throws InterruptedException if this program is ending
  static RunningProgram start(List<String> command, Hearer hearer)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>();
    SETSID.ifPresent(path -> words.add(path.toString()));
    words.addAll(command);
    Process process = new ProcessBuilder(words).start();
    RunningProgram program = new RunningProgram(process, "program-" + process.pid());
    ALL.add(program);
    if (isEnding) {
      program.tree.kill();
      throw new InterruptedException("this program ends");
    }
    program.listen(hearer);
    return program;
  }

  private void listen(Hearer hearer) {
    Thread reader =
        Thread.ofPlatform()
            .daemon()
            .name("program-" + process.pid() + "-out")
            .start(() ->
                LineReader.readAll(
                    process.getInputStream(), line -> hearer.hear(line, System.nanoTime())));
    // The output may end before the program. And it may go on after it, where a process that it
    // left behind holds on to it; what the program itself said is there within a moment.
    Thread.ofVirtual()
        .start(() -> {
          try {
            while (reader.isAlive() && process.isAlive()) {
              reader.join(LAST_WORDS);
            }
            reader.join(LAST_WORDS);
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          hearer.end();
        });
  }

  @Override
  public void send(String line) {
    writer.write(line);
  }

  @Override
  public Optional<Duration> processorTime() {
    return tree.processorTime();
  }

  @Override
  public String ending() throws InterruptedException {
    boolean ended = process.waitFor(LAST_WORDS);
    if (isEnding) {
      throw new InterruptedException("it was killed, as this program ends");
    }
    List<String> words = lastWords.await(LAST_WORDS);
    String how =
        ended ? "ended with exit code " + process.exitValue() : "closed its output and goes on";
    return words.isEmpty() ? how : how + "; it last wrote: " + String.join(" / ", words);
  }

  @Override
  public void close() {
    writer.write("quit");
    writer.end();
    boolean wasInterrupted = false;
    try {
      process.waitFor(QUITTING);
    } catch (InterruptedException e) {
      wasInterrupted = true;
    }
    tree.kill();
    ALL.remove(this);
    if (wasInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
