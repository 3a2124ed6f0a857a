package quinas.arena.match;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import quinas.arena.record.GameRecord;
import quinas.arena.record.RecordException;
import quinas.arena.record.RecordReader;
import quinas.rules.Notation;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// Openings out of a file. Immutable.
///
/// The file holds either records, of which the moves are taken, or one opening a line: the text of
/// a position, moves from the game's start, or the one, the word `moves`, and the other. Empty
/// lines and those that begin with `#` do not count.
public final class Book {

  private final String name;
  private final String text;
  private final String digest;
  private final List<Opening> openings;
  private final int skipped;

  private Book(String name, String text, List<Opening> openings, int skipped) {
    this.name = name;
    this.text = text;
    this.digest = digest(text);
    this.openings = openings;
    this.skipped = skipped;
  }

  /// Reads the text of a file.
  ///
  /// @param name what the file is called, in records and errors
  /// @throws NotationException if a line is no opening of a game with these options; it names file
  ///   and line
  /// @throws RecordException if the text begins like a record, and is none
  public static Book read(Options options, String name, String text)
      throws NotationException, RecordException {
    List<Opening> all =
        text.stripLeading().startsWith("[") ? records(options, text) : lines(options, name, text);
    if (all.isEmpty()) {
      throw new NotationException("%s holds no opening", name);
    }
    List<Opening> open =
        all.stream().filter(opening -> !Opening.isDecided(opening.position())).toList();
    if (open.isEmpty()) {
      throw new NotationException(
          "%s: of %d openings none leaves anything to play for", name, all.size());
    }
    return new Book(name, text, open, all.size() - open.size());
  }

  private static String digest(String text) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      byte[] digest = sha.digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest).substring(0, 16);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has it", e);
    }
  }

  private static List<Opening> records(Options options, String text)
      throws RecordException, NotationException {
    List<Opening> openings = new ArrayList<>();
    for (GameRecord game : RecordReader.read(text)) {
      if (!game.options().equals(options)) {
        throw new NotationException(
            "game %d is one of %s, not of %s",
            openings.size() + 1, name(game.options()), name(options));
      }
      openings.add(new Opening(0, game.start(), game.moves()));
    }
    return openings;
  }

  private static String name(Options options) {
    return (options.game().id() + " " + options).strip();
  }

  private static List<Opening> lines(Options options, String name, String text)
      throws NotationException {
    List<Opening> openings = new ArrayList<>();
    int number = 0;
    for (String raw : text.lines().toList()) {
      number++;
      String line = raw.strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        try {
          openings.add(line(options, line));
        } catch (NotationException e) {
          throw new NotationException("%s, line %d: %s", name, number, e);
        }
      }
    }
    return openings;
  }

  private static Opening line(Options options, String line) throws NotationException {
    Notation notation = options.game().notation();
    Position standard = options.game().deal(options, new SplitMix64(0));
    List<String> words = Arrays.asList(line.split("\\s+", -1));
    int at = words.indexOf("moves");
    if (at > 0) {
      String start = String.join(" ", words.subList(0, at));
      return moves(
          notation, notation.position(start, options), words.subList(at + 1, words.size()));
    }
    if (at == 0) {
      return moves(notation, standard, words.subList(1, words.size()));
    }
    try {
      return new Opening(0, notation.position(line, options), List.of());
    } catch (NotationException e) {
      if (!isMove(notation, standard, words.getFirst())) {
        throw e;
      }
      return moves(notation, standard, words);
    }
  }

  private static boolean isMove(Notation notation, Position position, String word) {
    try {
      notation.move(position, word);
      return true;
    } catch (NotationException e) {
      return false;
    }
  }

  private static Opening moves(Notation notation, Position start, List<String> words)
      throws NotationException {
    Position position = start;
    List<Integer> moves = new ArrayList<>();
    for (String word : words) {
      int move = notation.move(position, word);
      moves.add(move);
      position = position.play(move);
    }
    return new Opening(0, start, moves);
  }

  public String name() {
    return name;
  }

  /// The text that it was read from.
  String text() {
    return text;
  }

  /// Sixteen hexadecimal digits that tell one content of the file from another.
  public String digest() {
    return digest;
  }

  /// All that leave something to play for, in the order of the file; at least one.
  List<Opening> openings() {
    return openings;
  }

  /// How many openings can be played.
  public int size() {
    return openings.size();
  }

  /// How many more the file holds, which are over or decided within a ply.
  public int skipped() {
    return skipped;
  }
}
