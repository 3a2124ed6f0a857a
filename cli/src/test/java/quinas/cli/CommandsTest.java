package quinas.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The commands for programs, as processes of their own.
@Timeout(180)
class CommandsTest {

  @TempDir Path directory;

  /// What a process said and how it ended.
  private record Ended(String out, String err, int status) {}

  private static ProcessBuilder processOf(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Duser.language=en", "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.add(Main.class.getName());
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command);
  }

  private static Process start(String... arguments) throws IOException {
    return processOf(arguments).start();
  }

  private static Ended run(String input, String... arguments) throws Exception {
    Process process = start(arguments);
    process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(out, err, process.waitFor());
  }

  @Test
  void theEngineAnswersAScriptAndEnds() throws Exception {
    String script =
        """
        isready
        setoption name Game value infection
        setoption name Options value jumps=ring
        position fen x5o/7/7/7/7/7/o5x x 0
        perft 4
        go depth 1
        quit
        """;
    Ended ended = run(script, "engine");
    assertThat(ended.out().lines().toList())
        .hasSize(4)
        .startsWith("readyok", "nodes 155888")
        .last()
        .asString()
        .startsWith("bestmove ");
    assertThat(ended.err()).isEmpty();
    assertThat(ended.status()).isZero();
  }

  @Test
  void theEngineListensUntilItIsTerminated() throws Exception {
    Process process = start("engine", "--listen", "127.0.0.1:0");
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      String line = String.valueOf(out.readLine());
      assertThat(line).matches("listening on 127\\.0\\.0\\.1:[0-9]+");
      int port = Integer.parseInt(line.substring(line.lastIndexOf(':') + 1));
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
        socket.getOutputStream().write("isready\n".getBytes(StandardCharsets.UTF_8));
        byte[] answer = socket.getInputStream().readNBytes(8);
        assertThat(new String(answer, StandardCharsets.UTF_8)).isEqualTo("readyok\n");
        process.destroy();
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
      }
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void theEngineKeepsToTheLimitsOfTheCommandLine() throws Exception {
    Process process =
        start(
            "engine",
            "--listen",
            "127.0.0.1:0",
            "--max-connections",
            "1",
            "--max-line",
            "20",
            "--max-searches",
            "1",
            "--max-hash",
            "3",
            "--idle",
            "3");
    try (BufferedReader out = reader(process.getInputStream())) {
      String line = String.valueOf(out.readLine());
      int port = Integer.parseInt(line.substring(line.lastIndexOf(':') + 1));
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
          BufferedReader in = reader(socket.getInputStream());
          Socket other = new Socket(InetAddress.getLoopbackAddress(), port);
          BufferedReader otherIn = reader(other.getInputStream())) {
        assertThat(otherIn.readLine())
            .isEqualTo("info string error 1 connections at most, try later");
        String script = "setoption name Hash value 3\nuai\n";
        socket.getOutputStream().write(script.getBytes(StandardCharsets.UTF_8));
        assertThat(in.readLine())
            .isEqualTo("info string error the line has more than 20 characters");
        assertThat(in.lines().toList())
            .contains("option name Hash type spin default 3 min 1 max 3")
            .endsWith("uaiok", "info string error idle for 3 s, good bye");
      }
    } finally {
      process.destroyForcibly();
    }
  }

  private static BufferedReader reader(InputStream in) {
    return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  @Test
  void wrongArgumentsAreOneLineAndStatusTwo() throws Exception {
    for (String[] arguments :
        new String[][] {
          {"engine", "--listen", "60001"},
          {"engine", "--listen", "127.0.0.1:65536"},
          {"engine", "--max-connections", "3"},
          {"engine", "--idle", "3"},
          {"engine", "--listen", "127.0.0.1:0", "--max-searches", "0"},
          {"engine", "--listen", "127.0.0.1:0", "--max-line", "2000000"},
          {"engine", "--listen", "127.0.0.1:0", "--max-hash", "lots"},
          {"perft", "chess", "--depth", "1"},
          {"perft", "infection"},
          {"perft", "infection", "--depth", "100"},
          {"perft", "infection", "--depth", "x"},
          {"perft", "infection", "--depth", "1", "--options", "jumps=far"},
          {"perft", "infection", "--depth", "1", "--position", "7/7/7 x 0"},
          {"replay", "no-such-file.qgn"},
        }) {
      Ended ended = run("", arguments);
      assertThat(ended.status()).as(ended.err()).isEqualTo(2);
      assertThat(ended.out()).isEmpty();
      assertThat(ended.err().lines()).hasSize(1);
    }
  }

  @Test
  void anAddressInUseIsNamed() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String address = "127.0.0.1:" + taken.getLocalPort();
      Ended ended = run("", "engine", "--listen", address);
      assertThat(ended.status()).isEqualTo(2);
      assertThat(ended.out()).isEmpty();
      assertThat(ended.err()).startsWith("quinas engine: cannot listen on " + address + ": ");
      assertThat(ended.err().lines()).hasSize(1);
    }
  }

  @Test
  void aFullDiskIsNoSuccess() throws Exception {
    File full = new File("/dev/full");
    assumeTrue(full.canWrite());
    Path script = Files.writeString(directory.resolve("script"), "isready\n");
    for (List<String> arguments :
        List.of(
            List.of("engine"),
            List.of("perft", "infection", "--depth", "1"),
            List.of("replay", game().toString()),
            List.of("replay", game().toString(), "--export", "svg"),
            List.of("replay", game().toString(), "--export", "svg", "--out", full.toString()))) {
      Process process =
          processOf(arguments.toArray(String[]::new))
              .redirectInput(script.toFile())
              .redirectOutput(full)
              .start();
      String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor()).as(arguments.toString()).isEqualTo(2);
      assertThat(err.lines()).as(err).hasSize(1);
      assertThat(err).doesNotContain("game.qgn");
    }
  }

  @Test
  void perftDividesAndCounts() throws Exception {
    Ended ended = run("", "perft", "infection", "--depth", "2", "--divide");
    List<String> lines = ended.out().lines().toList();
    List<String> shares = lines.subList(0, lines.size() - 1);
    assertThat(shares).isSorted().hasSize(12).contains("a6 12");
    long sum = shares.stream().mapToLong(line -> Long.parseLong(line.split(" ", -1)[1])).sum();
    assertThat(lines.getLast()).isEqualTo("nodes " + sum);
    String[] ring = {"perft", "infection", "--options", "jumps=ring", "--depth", "4"};
    assertThat(run("", ring).out()).isEqualTo("nodes 155888\n");
  }

  private Path game() throws IOException {
    String record =
        """
        [Game "infection"]
        [Start "7/1o5/7/x6/7/7/7 x 0"]
        [First "Ana"]

        {a short one} 1. a3 {done} (1. a5 2. b3)
        first
        """;
    return Files.writeString(directory.resolve("game.qgn"), record);
  }

  @Test
  void replayListsAGameWithItsComments() throws Exception {
    Ended ended = run("", "replay", game().toString(), "--lang", "en", "--ascii");
    assertThat(ended.err()).isEmpty();
    assertThat(ended.out())
        .contains("Game 1 of 1: 7th Guest: Infection\nAna – ?\n")
        .contains("a short one", "Move 1 of 1, ", ": a3\n", "done\n(1. a5 2. b3)\n")
        .contains(" 3 |[x]|   |", "Score 3–0.");
  }

  @Test
  void replayShowsOneBoardAndExportsIt() throws Exception {
    String file = game().toString();
    assertThat(run("", "replay", file, "--to", "0", "--lang", "en").out())
        .contains("The start, before the first of 1 moves")
        .doesNotContain("Move 1");
    assertThat(run("", "replay", file, "--to", "2", "--lang", "en").err())
        .isEqualTo("There are moves 0 to 1.\n");
    assertThat(run("", "replay", file, "--game", "2", "--lang", "en").status()).isEqualTo(2);
    Path picture = directory.resolve("picture.svg");
    assertThat(run("", "replay", file, "--export", "svg", "--out", picture.toString()).status())
        .isZero();
    assertThat(picture).content().startsWith("<svg ").endsWith("</svg>\n");
    assertThat(run("", "replay", file, "--export", "text", "--ascii").out())
        .startsWith("     a   b   c")
        .contains(" 3 |[x]|   |");
  }

  @Test
  void aBrokenFileNamesItsLineAndColumn() throws Exception {
    Path file = game();
    Files.writeString(file, Files.readString(file).replace("a3", "g7"));
    assertThat(run("", "replay", file.toString(), "--lang", "en").err())
        .isEqualTo(file + ": line 5, column 18: none of your microbes is next to g7\n");
  }
}
