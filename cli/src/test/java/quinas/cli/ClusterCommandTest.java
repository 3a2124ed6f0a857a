package quinas.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// `quinas cluster` as a process of its own, with a driver that needs no Spark.
@Timeout(180)
class ClusterCommandTest {

  @TempDir Path directory;

  private Path driver = Path.of("");

  private record Ended(String out, int status) {}

  private static List<String> java(String main) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath = System.getProperty("java.class.path");
    return List.of(java, "-XX:TieredStopAtLevel=1", "-Duser.language=en", "-cp", classPath, main);
  }

  /// Runs a command; what it says on standard error stands behind the rest.
  private static Ended run(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(java(Main.class.getName()));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    process.getInputStream().transferTo(said);
    return new Ended(said.toString(StandardCharsets.UTF_8).strip(), process.waitFor());
  }

  @BeforeEach
  void writeDriver() throws IOException {
    assumeTrue(File.separatorChar == '/', "the driver is a script of the shell");
    driver = directory.resolve("driver");
    String line = String.join("' '", java(PlainDriver.class.getName()));
    Files.writeString(driver, "#!/bin/sh\necho \"$@\" >\"$0.arguments\"\nexec '" + line + "'\n");
    assertThat(driver.toFile().setExecutable(true)).isTrue();
  }

  private static List<String> games(Path file) throws IOException {
    return Stream.of(Files.readString(file).split("\n(?=\\[Game \")", -1))
        .map(String::strip)
        .sorted()
        .toList();
  }

  @Test
  void perftIsTheSameNumber() throws Exception {
    String[] place = {"infection", "--depth", "4", "--options", "jumps=ring"};
    Ended far = run(arguments("cluster perft", place, "--driver", driver.toString()));
    assertThat(far.out()).isEqualTo(run(arguments("perft", place)).out()).startsWith("nodes ");
    assertThat(far.status()).isZero();
  }

  private static String[] arguments(String command, String[] place, String... more) {
    return Stream.of(command.split(" ", -1), place, more)
        .flatMap(Stream::of)
        .toArray(String[]::new);
  }

  @Test
  void theGamesOfAMatchAreTheSame() throws Exception {
    String[] match = {
      "shiftago",
      "--first",
      "classic:medium",
      "--second",
      "classic:easy",
      "--seed",
      "3",
      "--pairs",
      "5"
    };
    Path here = directory.resolve("here.quinas");
    Path there = directory.resolve("there.quinas");
    assertThat(run(arguments("match", match, "--games-file", here.toString())).status()).isZero();
    String[] more = {"--games-file", there.toString(), "--driver", driver.toString()};
    assertThat(run(arguments("cluster match", match, more)).status()).isZero();
    assertThat(games(there)).isEqualTo(games(here)).hasSize(10);
  }

  @Test
  void theDriverIsToldWhereTheWorkersAre() throws Exception {
    String[] perft = {"infection", "--depth", "2", "--driver", driver.toString()};
    String[] more = {"--master", "spark://here:7077", "--spark", "a=b", "--spark", "c=d"};
    assertThat(run(arguments("cluster perft", perft, more)).status()).isZero();
    assertThat(Files.readString(directory.resolve("driver.arguments")).strip())
        .isEqualTo("--master spark://here:7077 --conf a=b --conf c=d");
  }

  @Test
  void aDriverThatFailsIsToldOf() throws Exception {
    Ended nowhere = run("cluster", "perft", "infection", "--depth", "2");
    assertThat(nowhere.out()).isEqualTo("quinas cluster perft: Spark is not here: name a --driver");
    assertThat(nowhere.status()).isEqualTo(2);
    Ended property =
        run(
            arguments(
                "cluster perft",
                new String[] {"infection", "--depth", "2", "--driver", "x", "--spark", "a"}));
    assertThat(property.out()).isEqualTo("quinas cluster perft: --spark: \"a\" is not KEY=VALUE");
    assertThat(property.status()).isEqualTo(2);
    String[] gone = {"infection", "--depth", "2", "--driver", "/bin/false"};
    Ended failed = run(arguments("cluster perft", gone));
    assertThat(failed.out()).startsWith("quinas cluster perft: ").hasLineCount(1);
    assertThat(failed.status()).isEqualTo(1);
  }
}
