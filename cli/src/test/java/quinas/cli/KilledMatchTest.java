package quinas.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// A match in a process of its own, in which players change seats, and which is killed at random
/// moments, as `kill -9` does.
class KilledMatchTest {

  private static final int PAIRS = 600;
  private static final int KILLS = 6;

  @TempDir private Path directory;

  private Process start(Path file, String... before) throws IOException {
    List<String> command = new ArrayList<>(List.of(before));
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "quinas.cli.Main"));
    command.addAll(List.of("match", "shiftago", "--first", "classic:hard"));
    command.addAll(List.of("--second", "classic:medium", "--seed", "5", "--concurrency", "2"));
    command.addAll(List.of("--pairs", Integer.toString(PAIRS), "--lang", "en", "--resume"));
    command.addAll(List.of("--games-file", file.toString(), "--pie"));
    Path output = directory.resolve("output.txt");
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(output.toFile()))
        .start();
  }

  /// Waits until the file has this size, or the process has ended.
  private static boolean reaches(Process process, Path file, long size)
      throws IOException, InterruptedException {
    while (!Files.exists(file) || Files.size(file) < size) {
      if (process.waitFor(2, TimeUnit.MILLISECONDS)) {
        return false;
      }
    }
    return true;
  }

  /// The games of a file, sorted, without the day on which they were played.
  private static List<String> sorted(Path file) throws IOException {
    String text = Files.readString(file).replaceAll("2\\d{3}-\\d{2}-\\d{2}", "today");
    return Stream.of(text.split("\n(?=\\[Game \")", -1)).sorted().toList();
  }

  @Test
  void killedAgainAndAgainItGoesOnWithoutLosingOrRepeatingAPair()
      throws IOException, InterruptedException {
    Path whole = directory.resolve("whole.quinas");
    assertThat(start(whole).waitFor()).isZero();
    assertThat(Files.readString(whole)).contains("[Pie \"swapped\"]", "[Pie \"kept\"]");
    long size = Files.size(whole);

    Path file = directory.resolve("killed.quinas");
    Random random = new Random(11);
    long before = 0;
    int killed = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      Process process = start(file);
      long target = before + 1 + random.nextLong(size / (KILLS + 2));
      // Where this test is kept waiting, the match may be over before it is killed.
      boolean isUnderWay = reaches(process, file, target);
      process.destroyForcibly();
      killed += isUnderWay && process.waitFor() != 0 ? 1 : 0;
      before = Files.size(file);
    }
    assertThat(killed).as("killed in the middle, not at the end").isPositive();
    int last = start(file).waitFor();

    assertThat(last).isZero();
    assertThat(sorted(file)).isEqualTo(sorted(whole)).hasSize(2 * PAIRS);
    String report = Files.readString(directory.resolve("output.txt"));
    assertThat(report.lines().filter(line -> line.startsWith("all games")).distinct()).hasSize(1);
  }

  @Test
  void onASignalItTellsHowItStandsAndHowToGoOn() throws IOException, InterruptedException {
    Path file = directory.resolve("stopped.quinas");
    Process process = start(file);
    assertThat(reaches(process, file, 10_000)).isTrue();
    process.destroy();
    int status = process.waitFor();

    assertThat(status).isEqualTo(143);
    assertThat(Files.readString(directory.resolve("output.txt")))
        .contains("all games", "the same command with --resume goes on");
    assertThat(start(file).waitFor()).isZero();
    assertThat(sorted(file)).hasSize(2 * PAIRS).doesNotHaveDuplicates();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void whenTheDiskIsFullItSaysSoAndNothingIsLost() throws IOException, InterruptedException {
    Path file = directory.resolve("full.quinas");
    // No file may be larger than so many blocks.
    Process process = start(file, "sh", "-c", "ulimit -f 64 && exec \"$0\" \"$@\"");

    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(Files.readString(directory.resolve("output.txt"))).contains("File too large");
    assertThat(sorted(file).size()).isPositive().matches(games -> games % 2 == 0, "whole pairs");
    assertThat(start(file).waitFor()).isZero();
    assertThat(sorted(file)).hasSize(2 * PAIRS).doesNotHaveDuplicates();
  }
}
