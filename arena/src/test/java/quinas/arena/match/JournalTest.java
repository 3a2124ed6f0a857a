package quinas.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quinas.arena.record.RecordException;
import quinas.rules.NotationException;

class JournalTest {

  @TempDir private Path directory;

  private Path played(int pairs)
      throws NotationException, UnplayableException, IOException, InterruptedException {
    Path file = directory.resolve("played.quinas");
    Jobs.begin(Jobs.easy(), pairs, 1, file);
    return file;
  }

  @Test
  void cutOffAnywhereInItsLastPairItGoesOnToTheSameFile()
      throws NotationException,
          UnplayableException,
          IOException,
          InterruptedException,
          RecordException {
    Path whole = played(3);
    byte[] bytes = Files.readAllBytes(whole);
    int lastPair = new String(bytes, StandardCharsets.UTF_8).indexOf("[Game", end(bytes, 2));
    Path cut = directory.resolve("cut.quinas");
    for (int length = lastPair; length <= bytes.length; length++) {
      Files.write(cut, Arrays.copyOf(bytes, length));
      Progress progress = Jobs.resume(Jobs.easy(), 3, 1, cut);

      assertThat(Files.readAllBytes(cut)).as("cut after %d bytes", length).isEqualTo(bytes);
      assertThat(progress.summary().pairs()).isEqualTo(3);
    }
  }

  /// Where so many pairs end.
  private static int end(byte[] bytes, int pairs) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    int at = 0;
    for (int game = 0; game < 2 * pairs; game++) {
      at = text.indexOf("[Game", at) + 1;
    }
    return text.indexOf("\n\n[Game", at) + 1;
  }

  @Test
  void zerosAtTheEndAreWhatAPowerCutLeavesAndAreCutOff()
      throws NotationException,
          UnplayableException,
          IOException,
          InterruptedException,
          RecordException {
    Path file = played(3);
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(Arrays.copyOf(bytes, bytes.length - 300), bytes.length + 4000));
    Jobs.resume(Jobs.easy(), 3, 1, file);

    assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
  }

  @Test
  void aFileWhoseLinesEndOtherwiseLosesNothing()
      throws NotationException,
          UnplayableException,
          IOException,
          InterruptedException,
          RecordException {
    Path file = played(3);
    String text = Files.readString(file).replace("\n", "\r\n");
    Files.writeString(file, text);
    Progress progress = Jobs.resume(Jobs.easy(), 3, 1, file);

    assertThat(progress.summary().pairs()).isEqualTo(3);
    assertThat(Files.readString(file)).isEqualTo(text);
  }

  @Test
  void aMatchCanBeMadeLonger()
      throws NotationException,
          UnplayableException,
          IOException,
          InterruptedException,
          RecordException {
    Path whole = played(5);
    Path file = directory.resolve("longer.quinas");
    Jobs.begin(Jobs.easy(), 2, 1, file);
    Jobs.resume(Jobs.easy(), 5, 2, file);

    assertThat(Jobs.sorted(file)).isEqualTo(Jobs.sorted(whole));
  }

  @Test
  void damageInTheMiddleIsAnErrorThatNamesItsLineAndNothingIsLost()
      throws NotationException, UnplayableException, IOException, InterruptedException {
    Path file = played(3);
    String text = Files.readString(file);
    for (String damage : new String[] {"{", "\"", "[", "zz"}) {
      int line = 12;
      String[] lines = text.split("\n", -1);
      lines[line - 1] = damage + lines[line - 1];
      String damaged = String.join("\n", lines);
      Files.writeString(file, damaged);

      assertThatThrownBy(() -> Jobs.resume(Jobs.easy(), 3, 1, file))
          .as(damage)
          .isInstanceOf(RecordException.class)
          .hasMessageContaining("line ");
      assertThat(file).hasContent(damaged);
    }
  }

  @Test
  void anotherMatchIsRefusedAndTheDifferenceSaid()
      throws NotationException, UnplayableException, IOException, InterruptedException {
    Path file = played(1);
    String text = Files.readString(file);
    MatchJob other = Jobs.of("shiftago", "classic:hard", "classic:easy");

    assertThatThrownBy(() -> Jobs.resume(other, 3, 1, file))
        .isInstanceOf(UnplayableException.class)
        .hasMessageContaining("first: classic:medium, classic:hard");
    assertThat(file).hasContent(text);
  }

  @Test
  void whatIsNoMatchIsLeftAlone() throws IOException, NotationException {
    Path file = directory.resolve("notes.txt");
    for (String text :
        new String[] {
          "Buy milk.\n", "[Game \"infection\"]\n[Start \"x5o/7/7/7/7/7/o5x x 0\"]\n\n*\n"
        }) {
      Files.writeString(file, text);

      assertThatThrownBy(() -> Jobs.resume(Jobs.easy(), 3, 1, file)).isInstanceOf(Exception.class);
      assertThat(file).hasContent(text);
    }
  }

  @Test
  void aPairThatIsThereTwiceIsAnError()
      throws NotationException, UnplayableException, IOException, InterruptedException {
    Path file = played(2);
    String text = Files.readString(file);
    Files.writeString(file, text + "\n" + text);

    assertThatThrownBy(() -> Jobs.resume(Jobs.easy(), 3, 1, file))
        .isInstanceOf(UnplayableException.class)
        .hasMessage("pair 1 is there twice");
  }

  @Test
  void nothingIsWrittenOver()
      throws NotationException, UnplayableException, IOException, InterruptedException {
    Path file = played(1);

    assertThatThrownBy(() -> Jobs.begin(Jobs.easy(), 1, 1, file))
        .isInstanceOf(UnplayableException.class)
        .hasMessageContaining("is there already");
  }

  @Test
  void onlyOneMatchWritesAFile() throws IOException, UnplayableException, NotationException {
    Path file = directory.resolve("shared.quinas");
    MatchJob job = Jobs.easy();
    try (Journal journal = Journal.create(file)) {
      assertThatThrownBy(() -> Journal.resume(file, job, pair -> {}))
          .isInstanceOf(UnplayableException.class)
          .hasMessageContaining("another match is writing");
      assertThat(journal).isNotNull();
    }
  }

  /// Another process that would like to go on with a file, and says what came of it.
  static final class Intruder {
    public static void main(String[] args) throws Exception {
      try (Journal _ = Journal.resume(Path.of(args[0]), pair -> {})) {
        System.out.println("it may write");
      } catch (UnplayableException e) {
        System.out.println(e.getMessage());
      }
    }

    private Intruder() {}
  }

  @Test
  void onlyOneProcessWritesAFileThatIsGoneOnWith()
      throws NotationException,
          UnplayableException,
          IOException,
          InterruptedException,
          RecordException {
    Path file = played(1);
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    ProcessBuilder intruder =
        new ProcessBuilder(
                java.toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Intruder.class.getName(),
                file.toString())
            .redirectErrorStream(true);
    try (Journal journal = Journal.resume(file, Jobs.easy(), pair -> {})) {
      byte[] said = intruder.start().getInputStream().readAllBytes();

      assertThat(new String(said, StandardCharsets.UTF_8))
          .contains("another match is writing " + file);
      assertThat(journal).isNotNull();
    }
  }

  @Test
  void theJobOfAFileCanBeAsked()
      throws NotationException,
          UnplayableException,
          IOException,
          InterruptedException,
          RecordException {
    Path file = played(1);

    assertThat(Journal.job(file)).contains(Jobs.easy().toString());
    Files.writeString(file, Files.readString(file).substring(0, 400));
    assertThat(Journal.job(file)).isEmpty();
  }
}
