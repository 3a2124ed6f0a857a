package quinas.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The vectors and the rule sheets are copies of the ones the games were ordered with. Who has
/// these, in a folder `shared` beside the repository, sees here that no copy has changed or is
/// missing. Nobody else has anything to compare, and the tests are skipped.
class CopiesTest {

  private static final Path REPOSITORY = Path.of("").toAbsolutePath().resolveSibling("");
  private static final Path SHARED = REPOSITORY.resolveSibling("shared");

  @Test
  void theVectorsAreTheSharedOnes() throws IOException {
    for (Path original : files(SHARED.resolve("vectors"))) {
      String name = original.getFileName().toString();
      String copy = "/vectors/" + (name.endsWith(".jsonl") ? name + ".gz" : name);
      assertThat(Resources.text(copy)).as(name).isEqualTo(Files.readString(original));
    }
  }

  @Test
  void theRuleSheetsAreTheSharedOnes() throws IOException {
    Path copies = REPOSITORY.resolve("docs").resolve("rules");
    for (Path original : files(SHARED.resolve("rules"))) {
      Path copy = copies.resolve(original.getFileName());
      assertThat(copy).hasSameTextualContentAs(original);
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    assumeTrue(Files.isDirectory(folder), () -> "nothing to compare with: there is no " + folder);
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }
}
