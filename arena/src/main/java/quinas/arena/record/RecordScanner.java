package quinas.arena.record;

/// The text of records, read from left to right.
final class RecordScanner {

  /// What [#peek] gives at the end of the text.
  static final char END = '\uFFFF';

  private static final String DELIMITERS = "{}()[]\";";

  private final String text;
  private int at;

  /// A byte order mark is no part of the text; lines may end as on any system.
  RecordScanner(String raw) {
    String marked = raw.replace("\r\n", "\n").replace('\r', '\n');
    text = marked.startsWith("\uFEFF") ? marked.substring(1) : marked;
  }

  int at() {
    return at;
  }

  /// The next character that is no white space, not yet read.
  char peek() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at < text.length() ? text.charAt(at) : END;
  }

  boolean atEnd() {
    return peek() == END && at == text.length();
  }

  /// Reads one character that has been peeked at.
  void skip() {
    at++;
  }

  /// Reads a word: everything up to white space or a delimiter. Empty in front of a delimiter.
  String word() {
    int from = at;
    while (at < text.length()
        && !Character.isWhitespace(text.charAt(at))
        && DELIMITERS.indexOf(text.charAt(at)) < 0) {
      at++;
    }
    return text.substring(from, at);
  }

  /// The word that comes next, not yet read.
  String peekWord() {
    int from = at;
    String word = word();
    at = from;
    return word;
  }

  /// Reads a move number, `12.` or `12...` or `12`, if one stands there.
  boolean skipNumber() {
    int end = skipWhile(at, '0', '9');
    if (end == at) {
      return false;
    }
    int dots = skipWhile(end, '.', '.');
    if (dots == end && dots < text.length() && Character.isLetter(text.charAt(dots))) {
      return false;
    }
    at = dots;
    return true;
  }

  private int skipWhile(int from, char low, char high) {
    int end = from;
    while (end < text.length() && text.charAt(end) >= low && text.charAt(end) <= high) {
      end++;
    }
    return end;
  }

  /// Reads the rest of the line.
  String restOfLine() {
    int from = at;
    int end = text.indexOf('\n', at);
    at = end < 0 ? text.length() : end;
    return text.substring(from, at);
  }

  /// Reads a text up to its `closing` delimiter, whose opening one has been read.
  String until(char closing, boolean longText) throws RecordException {
    int from = at - 1;
    StringBuilder read = new StringBuilder();
    while (at < text.length() && (longText || text.charAt(at) != '\n')) {
      char c = text.charAt(at++);
      if (c == closing) {
        return read.toString();
      }
      read.append(c == '\\' ? escaped() : c);
    }
    throw error(from, "the %s that opens here is never closed", text.charAt(from));
  }

  private char escaped() throws RecordException {
    int from = at - 1;
    if (at == text.length()) {
      throw error(from, "the file ends in the middle of a text");
    }
    char c = text.charAt(at++);
    switch (c) {
      case '\\', '"', '}' -> {
        return c;
      }
      case 'n' -> {
        return '\n';
      }
      case 'u' -> {
        if (at + 4 <= text.length() && text.substring(at, at + 4).matches("[0-9A-Fa-f]{4}")) {
          at += 4;
          return (char) Integer.parseInt(text.substring(at - 4, at), 16);
        }
      }
      default -> {}
    }
    throw error(
        from, "after a backslash stands one of \\ \" } n, or u and four hexadecimal digits");
  }

  @SuppressWarnings("AnnotateFormatMethod") // as in NotationException
  RecordException error(int place, String pattern, Object... arguments) {
    return new RecordException(place(place), pattern, arguments);
  }

  Place place(int index) {
    return Place.of(text, index);
  }
}
