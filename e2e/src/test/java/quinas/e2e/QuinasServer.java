package quinas.e2e;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// `quinas serve` as a process of its own.
final class QuinasServer implements AutoCloseable {

  private static final Pattern ADDRESS = Pattern.compile("http://[^\\s]+?:(\\d+)");

  private final Process process;
  private final String address;

  private QuinasServer(Process process, String address) {
    this.process = process;
    this.address = address;
  }

  /// Starts a server and waits until it has told its address.
  ///
  /// @param port 0 for any that is free
  static QuinasServer start(Path database, int port, String... more) throws IOException {
    return start(database.toString(), port, more);
  }

  /// Starts a server and waits until it has told its address.
  ///
  /// @param database a file, or the address of a PostgreSQL database
  /// @param port 0 for any that is free
  static QuinasServer start(String database, int port, String... more) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-jar",
                System.getProperty("quinas.jar"),
                "serve",
                "--port",
                Integer.toString(port),
                "--db",
                database));
    command.addAll(Arrays.asList(more));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      Matcher matcher = ADDRESS.matcher(line);
      if (matcher.find()) {
        Thread.ofVirtual().start(() -> drain(out));
        return new QuinasServer(process, matcher.group());
      }
    }
    throw new IOException("quinas serve ended without telling its address");
  }

  private static void drain(BufferedReader out) {
    try {
      while (out.readLine() != null) {}
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// `http://127.0.0.1:PORT`.
  String address() {
    return address;
  }

  int port() {
    return Integer.parseInt(address.substring(address.lastIndexOf(':') + 1));
  }

  /// As a power cut would.
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(10, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
