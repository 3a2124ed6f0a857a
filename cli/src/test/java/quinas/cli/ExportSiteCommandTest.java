package quinas.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;
import quinas.web.Site;

class ExportSiteCommandTest {

  private static final String LIST = "quinas-site.txt";

  @TempDir Path directory;

  /// What a command said and how it ended.
  private record Ended(String out, String err, int status) {}

  private static Ended export(Path folder, String... more) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] arguments =
        Stream.concat(Stream.of("export-site", folder.toString()), Stream.of(more))
            .toArray(String[]::new);
    int status =
        Main.commandLine(Texts.of(Language.ENGLISH), arguments)
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(arguments);
    return new Ended(out.toString(), err.toString(), status);
  }

  private static List<String> filesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }

  @Test
  void allOfThePageIsWritten() throws IOException {
    Path folder = directory.resolve("new").resolve("site");
    Ended ended = export(folder, "--lang", "en");

    assertThat(ended.err()).isEmpty();
    assertThat(ended.status()).isZero();
    assertThat(Site.files()).contains("index.html", "sw.js", "page/main.js", "rules/rules.wasm");
    assertThat(filesIn(folder))
        .containsExactlyElementsOf(
            Stream.concat(Site.files().stream(), Stream.of(LIST)).sorted().toList());
    for (String file : Site.files()) {
      try (InputStream in = Site.open(file)) {
        assertThat(folder.resolve(file)).as(file).hasBinaryContent(in.readAllBytes());
      }
    }
    assertThat(ended.out()).contains(Integer.toString(Site.files().size()), folder.toString());
  }

  @Test
  void aFolderWithOtherThingsIsLeftAlone() throws IOException {
    Files.writeString(directory.resolve("letter.txt"), "dear");
    Ended ended = export(directory, "--lang", "pt");

    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.err()).startsWith("quinas export-site: ").contains("nem está vazia");
    assertThat(filesIn(directory)).containsExactly("letter.txt");
  }

  @Test
  void anEarlierExportIsReplacedAndWhatItHadMoreIsGone() throws IOException {
    assertThat(export(directory).status()).isZero();
    Files.writeString(directory.resolve("index.html"), "old");
    Files.writeString(directory.resolve("page/chunk-OLD.js"), "old");
    Files.writeString(directory.resolve("mine.txt"), "not exported");
    Files.writeString(
        directory.resolve(LIST), Files.readString(directory.resolve(LIST)) + "page/chunk-OLD.js\n");

    assertThat(export(directory).status()).isZero();
    assertThat(directory.resolve("page/chunk-OLD.js")).doesNotExist();
    assertThat(directory.resolve("mine.txt")).hasContent("not exported");
    try (InputStream in = Site.open("index.html")) {
      assertThat(directory.resolve("index.html")).hasBinaryContent(in.readAllBytes());
    }
  }

  @Test
  void aListThatWasTamperedWithDeletesNothingElsewhere() throws IOException {
    Path folder = directory.resolve("site");
    Path outside = Files.writeString(directory.resolve("outside.txt"), "mine");
    assertThat(export(folder).status()).isZero();
    Files.writeString(folder.resolve(LIST), "../outside.txt\n");

    assertThat(export(folder).status()).isZero();
    assertThat(outside).exists();
  }

  @Test
  void whyAFolderCannotBeMadeIsSaidInTheUsersLanguage() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");
    Ended ended = export(file.resolve("site"), "--lang", "pt");

    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.err())
        .startsWith("quinas export-site: ")
        .contains(file.toString())
        .doesNotContain("o sistema diz");
  }
}
