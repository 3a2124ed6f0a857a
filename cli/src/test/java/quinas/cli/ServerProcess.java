package quinas.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// `quinas serve` as a process of its own, on a port that is free.
record ServerProcess(Process process, String address) implements AutoCloseable {

  /// The words that start a command of Quinas in a process of its own.
  static List<String> quinas(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-Duser.language=en"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(arguments));
    return command;
  }

  /// Starts a command of Quinas.
  static Process run(String... arguments) throws IOException {
    return new ProcessBuilder(quinas(arguments))
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /// Starts a server, and waits until it listens.
  ///
  /// @param more arguments besides
  static ServerProcess start(Path database, String... more) throws IOException {
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("serve", "--port", "0", "--db", database.toString()));
    arguments.addAll(List.of(more));
    Process process = run(arguments.toArray(String[]::new));
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    Matcher found = Pattern.compile("http://\\S+/").matcher(String.valueOf(out.readLine()));
    assertThat(found.find()).isTrue();
    return new ServerProcess(process, found.group());
  }

  @Override
  public void close() {
    process.destroy();
    assertThat(process.onExit().orTimeout(30, TimeUnit.SECONDS).join().isAlive()).isFalse();
  }
}
