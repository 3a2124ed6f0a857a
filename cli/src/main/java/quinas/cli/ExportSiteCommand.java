package quinas.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import quinas.cli.text.Texts;
import quinas.web.Site;

/// `quinas export-site`: the page as files that any web server can serve.
@Command(
    name = "export-site",
    description = "Write the page as static files, to be served from anywhere.",
    mixinStandardHelpOptions = true)
final class ExportSiteCommand implements Callable<Integer> {

  private static final int DONE = 0;
  private static final int FAILED = 1;
  private static final int REFUSED = 2;

  /// Lists what was exported: only a folder with it may be written over.
  private static final String LIST = "quinas-site.txt";

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "DIR",
      description = "A folder that is new, empty, or holds an earlier export.")
  private Path folder = Path.of("");

  @Mixin private LanguageOption language = new LanguageOption();

  @Override
  public Integer call() {
    Texts texts = language.texts();
    try {
      if (isForeign()) {
        return complain(texts.say("site.foreign", folder), REFUSED);
      }
      List<String> files = Site.files();
      forgetEarlier(files);
      for (String file : files) {
        write(file);
      }
      Files.writeString(folder.resolve(LIST), String.join("\n", files) + "\n");
      spec.commandLine().getOut().println(texts.say("site.done", files.size(), folder));
      return DONE;
    } catch (FileSystemException e) {
      return complain(e.getFile() + ": " + texts.say(e), FAILED);
    } catch (IOException e) {
      return complain(folder + ": " + texts.say(e), FAILED);
    }
  }

  private int complain(String sentence, int status) {
    spec.commandLine().getErr().println("quinas export-site: " + sentence);
    return status;
  }

  /// Whether there is something that no export has put there.
  private boolean isForeign() throws IOException {
    if (!Files.exists(folder) || Files.exists(folder.resolve(LIST))) {
      return false;
    }
    if (!Files.isDirectory(folder)) {
      return true;
    }
    try (Stream<Path> content = Files.list(folder)) {
      return content.findAny().isPresent();
    }
  }

  /// Deletes what an earlier export wrote and this one will not.
  private void forgetEarlier(List<String> files) throws IOException {
    Path list = folder.resolve(LIST);
    if (Files.exists(list)) {
      for (String earlier : Files.readAllLines(list, StandardCharsets.UTF_8)) {
        Path file = folder.resolve(earlier).normalize();
        if (!files.contains(earlier) && file.startsWith(folder.normalize())) {
          Files.deleteIfExists(file);
        }
      }
    }
  }

  private void write(String file) throws IOException {
    Path target = folder.resolve(file);
    Files.createDirectories(target.toAbsolutePath().getParent());
    try (InputStream in = Site.open(file)) {
      Files.copy(in, target, StandardCopyOption.REPLACE_EXISTING);
    } catch (FileSystemException e) {
      throw e;
    } catch (IOException e) {
      throw new FileSystemException(target.toString(), null, e.getMessage());
    }
  }
}
