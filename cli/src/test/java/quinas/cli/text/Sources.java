package quinas.cli.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What Java's sources of some folders say in string literals.
///
/// @param texts of whole files
record Sources(List<String> texts) {

  /// A string literal, or several joined by `+`.
  static final Pattern LITERAL =
      Pattern.compile("\"(?:[^\"\\\\\\n]|\\\\.)*\"(?:\\s*\\+\\s*\"(?:[^\"\\\\\\n]|\\\\.)*\")*");

  /// @param folders modules, or packages of them: `arena/quinas/arena/record`
  static Sources of(String... folders) {
    List<String> texts = new ArrayList<>();
    for (String folder : folders) {
      Path module = Path.of("..", folder.replaceFirst("/.*", ""), "src", "main", "java");
      Path inside = module.resolve(folder.replaceFirst("^[^/]*/?", ""));
      try (Stream<Path> files = Files.walk(inside)) {
        for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
          texts.add(Files.readString(file));
        }
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    }
    return new Sources(texts);
  }

  /// The patterns of errors: the first literals that are handed to these.
  ///
  /// @param calls such as `new StoreException` or `throw error`
  Set<String> errors(String... calls) {
    String names =
        Arrays.stream(calls)
            .map(call -> call.replace(".", "\\.").replace(" ", "\\s+"))
            .collect(Collectors.joining("|"));
    Pattern error =
        Pattern.compile("\\b(?:" + names + ")\\(\\s*(?:[^\";]{0,120}?,\\s*)?(" + LITERAL + ")");
    return found(error);
  }

  /// The same, where the name of the field that is at fault comes first.
  Set<String> errorsOfFields(String call) {
    return found(
        Pattern.compile("\\b" + call + "\\(\\s*(?:[^\",;]|\"[^\"]*\")+,\\s*(" + LITERAL + ")"));
  }

  private Set<String> found(Pattern pattern) {
    Set<String> found = new TreeSet<>();
    for (String source : texts) {
      pattern.matcher(source).results().forEach(match -> found.add(text(match.group(1))));
    }
    return found;
  }

  /// All that stands in quotation marks.
  Set<String> literals() {
    Set<String> literals = new TreeSet<>();
    for (String source : texts) {
      LITERAL.matcher(source).results().forEach(found -> literals.add(text(found.group())));
    }
    return literals;
  }

  /// What string literals joined by `+` say.
  static String text(String literals) {
    return literals
        .replaceAll("(?<!\\\\)\"\\s*\\+\\s*\"", "")
        .replaceAll("^\"|\"$", "")
        .replace("\\\"", "\"")
        .replace("\\\\", "\\");
  }
}
