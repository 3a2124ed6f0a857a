package quinas.arena.job;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// One line between a program and the process that does its jobs: a word, and what belongs to it.
///
/// @param word what the line is, lower case letters
/// @param text any text; on the line, backslashes and line feeds in it are escaped
public record JobLine(String word, String text) {

  /// To the process: a job; a number that stands for it, its kind, and its text.
  public static final String JOB = "job";

  /// To the process: do a piece; the job's number and the piece's.
  public static final String PIECE = "piece";

  /// From the process: a piece is done; the job's number, the piece's, and the result.
  public static final String RESULT = "result";

  /// From the process: so many workers are there at the moment.
  public static final String WORKERS = "workers";

  /// From the process: nothing more will come, and why.
  public static final String ERROR = "error";

  /// A line of several parts, of which only the last may have spaces in it.
  public static JobLine of(String word, Object... parts) {
    return new JobLine(
        word, Arrays.stream(parts).map(String::valueOf).collect(Collectors.joining(" ")));
  }

  /// The text in so many parts, as [#of] has put them together.
  ///
  /// @throws IllegalArgumentException if there are fewer
  public List<String> parts(int count) {
    List<String> parts = List.of(text.split(" ", count));
    if (parts.size() != count) {
      throw new IllegalArgumentException(toString());
    }
    return parts;
  }

  /// Reads a line, which has come without its end.
  ///
  /// @return nothing if it is no such line
  public static Optional<JobLine> read(String line) {
    int space = line.indexOf(' ');
    String word = space < 0 ? line : line.substring(0, space);
    return word.matches("[a-z]+")
        ? Optional.of(new JobLine(word, space < 0 ? "" : unescaped(line.substring(space + 1))))
        : Optional.empty();
  }

  private static String unescaped(String line) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c != '\\' || i + 1 == line.length()) {
        text.append(c);
      } else {
        i++;
        char escaped = line.charAt(i);
        text.append(escaped == 'n' ? '\n' : escaped == 'r' ? '\r' : escaped);
      }
    }
    return text.toString();
  }

  /// The line, without its end.
  @Override
  public String toString() {
    String escaped = text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    return escaped.isEmpty() ? word : word + " " + escaped;
  }
}
