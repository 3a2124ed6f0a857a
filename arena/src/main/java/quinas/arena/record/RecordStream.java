package quinas.arena.record;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/// The games of a text of any size, one after another: never more than one is in memory.
///
/// It looks at bytes, just closely enough to see where one game ends and the next begins: at a `[`
/// after the first word that is no tag, outside of comments. All that it splits at is ASCII, and in
/// UTF-8 no other character has such bytes.
public final class RecordStream implements Closeable {

  private static final int END = -1;

  private final InputStream in;
  private final byte[] buffer = new byte[1 << 16];
  private int at;
  private int filled;

  /// Where in the text the next byte stands.
  private long offset;

  /// How many lines lie before the next byte, and how many characters in its own.
  private int line;

  private int column;
  private int last = END;
  private long start;
  private byte[] text = new byte[0];

  /// Where one is in a game.
  private enum Part {
    BETWEEN_TAGS,
    TAG,
    VALUE,
    MOVES,
    COMMENT,
    REST_OF_LINE
  }

  /// A game and where it stands.
  ///
  /// @param line of its first tag, from 1
  /// @param end the offset in bytes after the end of its last line
  /// @param isComplete whether that line has an end
  public record Entry(GameRecord game, int line, long end, boolean isComplete) {}

  public RecordStream(InputStream in) {
    this.in = in;
  }

  /// The next game; empty at the end of the text.
  ///
  /// @throws RecordException if what comes next is no record; the stream goes on after it
  public Optional<Entry> next() throws IOException, RecordException {
    int firstLine = line;
    int firstColumn = column;
    start = offset;
    text = nextText();
    int words = length();
    if (words == 0) {
      return Optional.empty();
    }
    try {
      GameRecord game = RecordReader.read(RecordFile.decode(text)).getFirst();
      int end = afterLineEnd(words);
      return Optional.of(new Entry(game, firstLine + 1, start + end, end > words));
    } catch (RecordException e) {
      throw e.behind(firstLine, firstColumn);
    }
  }

  /// The length of the text that was read last, without white space at its end.
  private int length() {
    int length = text.length;
    while (length > 0 && isSpace(text[length - 1])) {
      length--;
    }
    return length;
  }

  /// Where the line that ends at `at` is over, if it has an end.
  private int afterLineEnd(int at) {
    int end = at < text.length && text[at] == '\r' ? at + 1 : at;
    return end < text.length && text[end] == '\n' ? end + 1 : end;
  }

  /// Whether the text that was read last is the last of all.
  public boolean isAtEnd() throws IOException {
    return peek() == END;
  }

  /// The text that was read last, be it a record or not.
  public byte[] text() {
    return text.clone();
  }

  private int peek() throws IOException {
    if (at == filled) {
      at = 0;
      filled = Math.max(0, in.read(buffer));
    }
    return filled == 0 ? END : buffer[at] & 0xFF;
  }

  private byte[] nextText() throws IOException {
    ByteArrayOutputStream read = new ByteArrayOutputStream();
    Part part = Part.BETWEEN_TAGS;
    boolean isEscaped = false;
    for (int next = peek(); next != END; next = peek()) {
      if (part == Part.MOVES && next == '[') {
        break;
      }
      boolean isMark = offset < 3 && next >= 0xBB;
      part = isEscaped || isMark ? part : after(part, next);
      isEscaped = !isEscaped && next == '\\' && (part == Part.VALUE || part == Part.COMMENT);
      read.write(next);
      if (read.size() > RecordFile.MAX_BYTES) {
        throw new IOException("a game larger than " + (RecordFile.MAX_BYTES >> 20) + " MiB");
      }
      advance(next);
    }
    return read.toByteArray();
  }

  private static Part after(Part part, int next) {
    return switch (part) {
      case BETWEEN_TAGS -> next == '[' ? Part.TAG : isSpace(next) ? part : after(Part.MOVES, next);
      case TAG -> next == '"' ? Part.VALUE : next == ']' ? Part.BETWEEN_TAGS : part;
      case VALUE -> next == '"' || isLineEnd(next) ? Part.TAG : part;
      case MOVES -> next == '{' ? Part.COMMENT : next == ';' ? Part.REST_OF_LINE : part;
      case COMMENT -> next == '}' ? Part.MOVES : part;
      case REST_OF_LINE -> isLineEnd(next) ? Part.MOVES : part;
    };
  }

  private static boolean isSpace(int next) {
    return next == ' ' || (next >= '\t' && next <= '\r');
  }

  private static boolean isLineEnd(int next) {
    return next == '\n' || next == '\r';
  }

  private void advance(int next) {
    at++;
    offset++;
    if (next == '\r' || (next == '\n' && last != '\r')) {
      line++;
      column = 0;
    } else if (next != '\n' && (next & 0xC0) != 0x80) {
      column++;
    }
    last = next;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
