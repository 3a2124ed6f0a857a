package quinas.arena.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.rules.infection.Infection;

class RecordFileTest {

  @TempDir Path directory;

  private static GameRecord game() {
    Options options = Options.standard(Infection.GAME);
    Position start = Infection.GAME.deal(options, new SplitMix64(1));
    return GameRecord.of(options, start, List.of(start.randomMove(new SplitMix64(2))))
        .with(Tag.FIRST, "Inês");
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void whatIsWrittenIsReadAndNothingElseIsLeftBehind() throws Exception {
    Path file = directory.resolve("games.qgn");
    RecordFile.write(file, List.of(game()));
    RecordFile.write(file, List.of(game(), game()));
    assertThat(RecordFile.read(file)).containsExactly(game(), game());
    assertThat(names()).containsExactly("games.qgn");
  }

  @Test
  void aLinkStaysOneAndPermissionsAreKept() throws Exception {
    Path file = directory.resolve("games.qgn");
    Path link = directory.resolve("link.qgn");
    Files.writeString(file, "old");
    assumeTrue(Files.getFileStore(file).supportsFileAttributeView("posix"));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    Files.createSymbolicLink(link, file);
    RecordFile.write(link, List.of(game()));
    assertThat(link).isSymbolicLink();
    assertThat(RecordFile.read(file)).containsExactly(game());
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-r-----");
  }

  @Test
  void whatIsNoOrdinaryFileIsRefused() throws Exception {
    Path taken = Files.createDirectory(directory.resolve("taken"));
    assertThatThrownBy(() -> RecordFile.write(taken, List.of(game())))
        .isInstanceOf(IOException.class)
        .hasMessage(taken + ": not an ordinary file");
    Path nowhere = directory.resolve("missing").resolve("games.qgn");
    assertThatThrownBy(() -> RecordFile.write(nowhere, List.of(game())))
        .isInstanceOf(IOException.class);
    assertThatThrownBy(() -> RecordFile.write(Path.of("/"), List.of(game())))
        .isInstanceOf(IOException.class);
    assertThat(names()).containsExactly("taken");
  }

  @Test
  void aFullDiskLeavesTheOldFileAsItWas() throws Exception {
    Path shell = Path.of("/bin/sh");
    assumeTrue(Files.isExecutable(shell));
    Path file = directory.resolve("games.qgn");
    RecordFile.write(file, List.of(game()));
    // No file may grow beyond one block: the process meets what it would on a full disk.
    Process process =
        new ProcessBuilder(
                shell.toString(),
                "-c",
                "ulimit -f 1 && exec \"$0\" \"$@\"",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:-UsePerfData",
                "-cp",
                System.getProperty("java.class.path"),
                WriteMuch.class.getName(),
                file.toString())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(output).startsWith("refused: ");
    assertThat(RecordFile.read(file)).containsExactly(game());
    assertThat(names()).containsExactly("games.qgn");
  }

  /// Writes more than the test above leaves room for, and says what came of it.
  static final class WriteMuch {
    public static void main(String[] args) {
      try {
        RecordFile.write(Path.of(args[0]), Collections.nCopies(100, game()));
        System.out.println("written");
      } catch (IOException e) {
        System.out.println("refused: " + e.getMessage());
      }
    }
  }

  @Test
  void aFileLargerThanAnybodyWritesIsRefused() throws Exception {
    Path file = directory.resolve("games.qgn");
    byte[] text = RecordWriter.write(game()).getBytes(StandardCharsets.UTF_8);
    byte[] large = Arrays.copyOf(text, 16 << 20);
    Arrays.fill(large, text.length, large.length, (byte) ' ');
    Files.write(file, large);
    assertThat(RecordFile.read(file)).containsExactly(game());
    Files.write(file, new byte[] {' '}, StandardOpenOption.APPEND);
    assertThatThrownBy(() -> RecordFile.read(file))
        .isInstanceOf(IOException.class)
        .hasMessage(file + ": larger than 16 MiB");
  }

  @Test
  void bytesThatAreNotUtf8AreNamedWithTheirPlace() throws Exception {
    Path file = directory.resolve("games.qgn");
    Files.write(file, "[Game \"x\"]\n[First \"Inês\"]\n".getBytes(StandardCharsets.ISO_8859_1));
    assertThatThrownBy(() -> RecordFile.read(file))
        .isInstanceOf(RecordException.class)
        .hasMessage("line 2, column 11: byte EA is not UTF-8");
    Files.write(file, new byte[] {'[', (byte) 0xC3});
    assertThatThrownBy(() -> RecordFile.read(file))
        .hasMessage("line 1, column 2: byte C3 is not UTF-8");
  }
}
