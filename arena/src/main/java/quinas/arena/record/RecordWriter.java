package quinas.arena.record;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quinas.rules.Game;
import quinas.rules.Notation;
import quinas.rules.Position;
import quinas.rules.Seat;

/// Writes records as text that [RecordReader] reads.
public final class RecordWriter {

  private static final int WIDTH = 80;

  private final StringBuilder text = new StringBuilder();
  private final Notation notation;

  /// How wide the last line of the text is.
  private int width;

  /// What the next word follows without a space.
  private String opening = "";

  private RecordWriter(Notation notation) {
    this.notation = notation;
  }

  /// The text of games, an empty line between them.
  public static String write(List<GameRecord> games) {
    return String.join("\n", games.stream().map(RecordWriter::write).toList());
  }

  /// The text of one game, ending with a line feed.
  public static String write(GameRecord game) {
    RecordWriter writer = new RecordWriter(game.game().notation());
    writer.tags(game);
    writer.text.append('\n');
    writer.line(game.line(), game.start(), 1);
    writer.word(Results.text(game.outcome().result()));
    return writer.text.append('\n').toString();
  }

  /// The text of a variation, in its parentheses.
  ///
  /// @param start the position before its first move
  /// @param number of that move
  public static String variation(Game game, Position start, Line line, int number) {
    RecordWriter writer = new RecordWriter(game.notation());
    writer.variation(line, start, number);
    return writer.text.toString();
  }

  private void tags(GameRecord game) {
    Map<String, String> others = new LinkedHashMap<>(game.tags());
    for (Tag tag : Tag.values()) {
      others.remove(tag.text());
      String value = value(game, tag);
      if (!value.isEmpty() || game.tag(tag).isPresent()) {
        tag(tag.text(), value);
      }
    }
    others.forEach(this::tag);
  }

  /// The value of a tag, empty if it is not to be written.
  private static String value(GameRecord game, Tag tag) {
    boolean over = game.outcome().isOver();
    return switch (tag) {
      case GAME -> game.game().id();
      case OPTIONS -> game.options().toString();
      case START -> game.game().notation().text(game.start());
      case RESULT -> Results.text(game.outcome().result());
      case REASON -> over ? game.outcome().reason().text() : "";
      case SCORE -> over && game.game().hasPoints() ? Results.score(game.end()) : "";
      default -> game.tag(tag).orElse("");
    };
  }

  private void tag(String name, String value) {
    text.append('[').append(name).append(" \"").append(Escapes.write(value, '"', false));
    text.append("\"]\n");
  }

  /// Writes moves. A number, counting moves and not turns, stands where the player changes and
  /// after every interruption.
  ///
  /// @param number of the first move
  private void line(Line line, Position start, int number) {
    line.comments().forEach(this::comment);
    Position position = start;
    Seat last = start.turn().other();
    boolean interrupted = true;
    for (Ply ply : line.plies()) {
      String move = notation.text(ply.move());
      word(interrupted || position.turn() != last ? number + ". " + move : move);
      last = position.turn();
      interrupted = !ply.notes().isEmpty();
      for (Note note : ply.notes()) {
        switch (note) {
          case Note.Comment comment -> comment(comment.text());
          case Note.Variation variation -> variation(variation.line(), position, number);
        }
      }
      position = position.play(ply.move());
      number++;
    }
  }

  private void variation(Line line, Position position, int number) {
    opening += "(";
    line(line, position, number);
    text.append(')');
    width++;
  }

  private void comment(String comment) {
    word("{" + Escapes.write(comment, '}', true) + "}");
  }

  /// Appends a word after a space, or on a new line if it would not fit. Nothing is ever broken
  /// inside a word or a comment.
  private void word(String plain) {
    String word = opening + plain;
    opening = "";
    int lineEnd = word.indexOf('\n');
    int head = lineEnd < 0 ? word.length() : lineEnd;
    if (width > 0) {
      boolean fits = width + 1 + head <= WIDTH;
      text.append(fits ? ' ' : '\n');
      width = fits ? width + 1 : 0;
    }
    text.append(word);
    width = lineEnd < 0 ? width + head : word.length() - 1 - word.lastIndexOf('\n');
  }
}
