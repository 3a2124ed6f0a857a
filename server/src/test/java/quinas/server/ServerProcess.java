package quinas.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/// A server in a process of its own, which can be killed.
final class ServerProcess implements AutoCloseable {

  private final Process process;
  private final int port;

  private ServerProcess(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  static ServerProcess start(String database) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                ServerProcess.class.getName(),
                database)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader out = process.inputReader();
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      if (line.startsWith("port ")) {
        return new ServerProcess(process, Integer.parseInt(line.substring(5)));
      }
    }
    throw new IOException("the server did not start");
  }

  /// The process itself: a server until it is killed.
  public static void main(String[] args) throws IOException, InterruptedException {
    try (TestServer server = TestServer.start(args[0], TestServer.settings())) {
      System.out.println("port " + server.port());
      new CountDownLatch(1).await();
    }
  }

  int port() {
    return port;
  }

  /// As `kill -9` does: it says nothing to anybody any more.
  void kill() {
    process.destroyForcibly();
    process.onExit().join();
  }

  @Override
  public void close() {
    kill();
  }
}
