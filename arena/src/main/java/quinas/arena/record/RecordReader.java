package quinas.arena.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quinas.rules.Notation;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Outcome;
import quinas.rules.Position;

/// Reads records, and makes sure that every move in them is legal and every result true.
public final class RecordReader {

  /// How deep variations of variations may go.
  private static final int MAX_DEPTH = 100;

  private final RecordScanner scanner;

  private RecordReader(RecordScanner scanner) {
    this.scanner = scanner;
  }

  /// Reads a text of one or more games.
  public static List<GameRecord> read(String text) throws RecordException {
    RecordReader reader = new RecordReader(new RecordScanner(text));
    List<GameRecord> games = new ArrayList<>();
    do {
      games.add(reader.game());
    } while (!reader.scanner.atEnd());
    return games;
  }

  private GameRecord game() throws RecordException {
    RecordHeading heading = new RecordHeading(scanner);
    Options options = heading.options();
    Position start = heading.start(options);
    List<String> comments = comments();
    List<Ply> plies = new ArrayList<>();
    Position end = plies(options.game().notation(), start, 0, plies);
    Outcome.Result result = peekResult().orElse(null);
    int at = scanner.at();
    if (result == null) {
      throw scanner.error(at, "expected a move or the result: first, second, draw or *");
    }
    scanner.word();
    Outcome outcome = heading.outcome(options, end, result, at);
    return new GameRecord(options, start, heading.kept(), new Line(comments, plies), outcome);
  }

  /// The comments in front of a line's first move.
  private List<String> comments() throws RecordException {
    List<String> comments = new ArrayList<>();
    while (next() == '{' || next() == ';') {
      comments.add(comment());
    }
    return comments;
  }

  private String comment() throws RecordException {
    boolean braces = scanner.peek() == '{';
    scanner.skip();
    return braces ? scanner.until('}', true) : scanner.restOfLine();
  }

  /// Reads moves up to what is none, with what stands beside them.
  ///
  /// @return the position after the last
  private Position plies(Notation notation, Position start, int depth, List<Ply> plies)
      throws RecordException {
    Position position = start;
    while (true) {
      if (peekResult().isPresent() || "()[]}\"{;".indexOf(scanner.peek()) >= 0 || scanner.atEnd()) {
        return position;
      }
      int at = scanner.at();
      int move = move(notation, position, scanner.word(), at);
      plies.add(new Ply(move, notes(notation, position, depth)));
      position = position.play(move);
    }
  }

  private int move(Notation notation, Position position, String word, int at)
      throws RecordException {
    try {
      return notation.move(position, word);
    } catch (NotationException e) {
      throw new RecordException(scanner.place(at), e);
    }
  }

  /// What stands beside a move of `position`.
  private List<Note> notes(Notation notation, Position position, int depth) throws RecordException {
    List<Note> notes = new ArrayList<>();
    while (true) {
      switch (next()) {
        case '{', ';' -> notes.add(new Note.Comment(comment()));
        case '(' -> notes.add(new Note.Variation(variation(notation, position, depth + 1)));
        default -> {
          return notes;
        }
      }
    }
  }

  private Line variation(Notation notation, Position position, int depth) throws RecordException {
    int at = scanner.at();
    if (depth > MAX_DEPTH) {
      throw scanner.error(at, "variations are nested more than %d deep", MAX_DEPTH);
    }
    scanner.skip();
    List<String> comments = comments();
    List<Ply> plies = new ArrayList<>();
    plies(notation, position, depth, plies);
    if (scanner.atEnd()) {
      throw scanner.error(at, "the %s that opens here is never closed", "(");
    }
    if (scanner.peek() != ')') {
      throw scanner.error(scanner.at(), "expected a move or the ) that closes the variation");
    }
    if (plies.isEmpty()) {
      throw scanner.error(at, "a variation without a move");
    }
    scanner.skip();
    return new Line(comments, plies);
  }

  /// The next character that belongs neither to white space nor to a move number, which is for
  /// people alone.
  private char next() {
    char next = scanner.peek();
    while (scanner.skipNumber()) {
      next = scanner.peek();
    }
    return next;
  }

  /// The result, if it comes next; it is not read yet.
  private Optional<Outcome.Result> peekResult() {
    next();
    return Results.read(scanner.peekWord());
  }
}
