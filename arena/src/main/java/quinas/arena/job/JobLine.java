package quinas.arena.job;

import org.jspecify.annotations.Nullable;

/// One line between a program and the process that does its jobs: a word, and what belongs to it.
///
/// @param word what the line is, lower case letters
/// @param text any text; on the line, backslashes and line feeds in it are escaped
public record JobLine(String word, String text) {

  /// To the process, first of all: the job; its kind, a space, its text.
  public static final String JOB = "job";

  /// To the process: do this piece; its number.
  public static final String PIECE = "piece";

  /// From the process: a piece is done; its number, a space, the result.
  public static final String RESULT = "result";

  /// From the process: so many workers are there at the moment.
  public static final String WORKERS = "workers";

  /// From the process: nothing more will come, and why.
  public static final String ERROR = "error";

  /// A line whose text is two things with a space between them, the first without one.
  public static JobLine of(String word, String first, String rest) {
    return new JobLine(word, first + " " + rest);
  }

  /// Reads a line, which has come without its end.
  ///
  /// @return `null` if it is no such line
  public static @Nullable JobLine read(String line) {
    int space = line.indexOf(' ');
    String word = space < 0 ? line : line.substring(0, space);
    return word.matches("[a-z]+")
        ? new JobLine(word, space < 0 ? "" : unescaped(line.substring(space + 1)))
        : null;
  }

  /// The part of the text before the first space.
  public String first() {
    int space = text.indexOf(' ');
    return space < 0 ? text : text.substring(0, space);
  }

  /// The part of the text after the first space.
  public String rest() {
    return text.substring(Math.min(text.length(), first().length() + 1));
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
