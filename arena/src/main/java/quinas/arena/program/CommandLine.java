package quinas.arena.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quinas.rules.NotationException;

/// A command and its arguments, split as a shell splits them, and what stands behind a question
/// mark.
///
/// Words are separated by blanks. Within `'…'` everything stands for itself. Within `"…"` and
/// outside, a backslash takes its meaning from a blank, a quote, a question mark or another
/// backslash; before anything else it stands for itself, so that `C:\engines\sharp.exe` needs no
/// quotes.
///
/// @param words the command first; never empty
/// @param rest what follows the first question mark that is neither quoted nor escaped, as it is
public record CommandLine(List<String> words, Optional<String> rest) {

  private static final String ESCAPED = " \t'\"?\\";

  public CommandLine {
    words = List.copyOf(words);
  }

  /// Reads a command line of at least one word.
  public static CommandLine read(String text) throws NotationException {
    Splitter splitter = new Splitter(text);
    splitter.split();
    if (splitter.quote != 0) {
      throw new NotationException("the quote %s is never closed: %s", splitter.quote, text);
    }
    if (splitter.words.isEmpty() || splitter.words.getFirst().isEmpty()) {
      throw new NotationException("expected a name or a path: %s", text);
    }
    return new CommandLine(splitter.words, splitter.rest);
  }

  /// Goes through a text once, character by character.
  private static final class Splitter {

    private final String text;
    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private Optional<String> rest = Optional.empty();

    /// Whether a word has begun, be it an empty one: `''`.
    private boolean isWord;

    /// The quote that is open, or 0.
    private char quote;

    Splitter(String text) {
      this.text = text;
    }

    void split() {
      int at = 0;
      while (at < text.length() && rest.isEmpty()) {
        char c = text.charAt(at);
        if (c == '\\' && quote != '\'' && isEscaped(at + 1)) {
          add(text.charAt(at + 1));
          at++;
        } else if (quote != 0) {
          quoted(c);
        } else {
          plain(c, at);
        }
        at++;
      }
      end();
    }

    private boolean isEscaped(int at) {
      return at < text.length() && ESCAPED.indexOf(text.charAt(at)) >= 0;
    }

    private void quoted(char c) {
      if (c == quote) {
        quote = 0;
      } else {
        add(c);
      }
    }

    private void plain(char c, int at) {
      switch (c) {
        case ' ', '\t' -> end();
        case '\'', '"' -> {
          quote = c;
          isWord = true;
        }
        case '?' -> rest = Optional.of(text.substring(at + 1));
        default -> add(c);
      }
    }

    private void add(char c) {
      word.append(c);
      isWord = true;
    }

    private void end() {
      if (isWord) {
        words.add(word.toString());
        word.setLength(0);
        isWord = false;
      }
    }
  }
}
