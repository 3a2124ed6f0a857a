package quinas.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import quinas.arena.record.GameRecord;
import quinas.arena.record.Line;
import quinas.arena.record.Note;
import quinas.arena.record.Ply;
import quinas.arena.record.RecordException;
import quinas.arena.record.RecordReader;
import quinas.arena.record.RecordWriter;
import quinas.arena.record.Settlement;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Notation;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Outcome;
import quinas.rules.Position;

/// Records as the page uses them. Moves are numbered by how many moves of the game lead to them, in
/// variations too. Comments stand under the number of the move that they follow, those before the
/// first move under the number before it; a variation has the number of the move that it replaces.
final class Records {

  static List<Map<String, @Nullable Object>> read(String text) throws RecordException {
    List<Map<String, @Nullable Object>> records = new ArrayList<>();
    for (GameRecord record : RecordReader.read(text)) {
      records.add(view(record));
    }
    return records;
  }

  private static Map<String, @Nullable Object> view(GameRecord record) {
    Notation notation = record.game().notation();
    Map<String, @Nullable Object> view = Json.object();
    view.put("game", record.game().id());
    view.put("options", Views.nonStandard(record.options()));
    view.put("start", notation.text(record.start()));
    view.put("result", Results.text(record.outcome().result()));
    view.put("reason", record.outcome().reason().text());
    view.put("tags", record.tags());
    put(view, record.line(), 0, notation);
    return view;
  }

  /// Several comments beside one move are joined.
  ///
  /// @param before how many moves lead to the line
  private static void put(
      Map<String, @Nullable Object> view, Line line, int before, Notation notation) {
    List<String> moves = new ArrayList<>();
    Map<String, @Nullable Object> comments = Json.object();
    List<Map<String, @Nullable Object>> variations = new ArrayList<>();
    if (!line.comments().isEmpty()) {
      comments.put(Integer.toString(before), String.join("\n", line.comments()));
    }
    for (Ply ply : line.plies()) {
      moves.add(notation.text(ply.move()));
      int number = before + moves.size();
      List<String> texts = new ArrayList<>();
      for (Note note : ply.notes()) {
        switch (note) {
          case Note.Comment comment -> texts.add(comment.text());
          case Note.Variation variation -> {
            Map<String, @Nullable Object> inner = Json.object();
            inner.put("ply", number);
            put(inner, variation.line(), number - 1, notation);
            variations.add(inner);
          }
        }
      }
      if (!texts.isEmpty()) {
        comments.put(Integer.toString(number), String.join("\n", texts));
      }
    }
    view.put("moves", moves);
    view.put("comments", comments);
    view.put("variations", variations);
  }

  /// The text of a record in the form of `RecordView`.
  ///
  /// @throws IllegalArgumentException if it has another form
  static String write(String json) throws NotationException {
    Map<?, ?> view = map(JsonReader.read(json));
    Game game = Games.read(text(view, "game"));
    Options options = Options.read(game, text(view, "options"));
    Position start = game.notation().position(text(view, "start"), options);
    Line line = line(view, game.notation(), start, 0);
    Position position = start;
    for (Ply ply : line.plies()) {
      position = position.play(ply.move());
    }
    Map<String, String> tags = new LinkedHashMap<>();
    map(view.get("tags")).forEach((name, value) -> tags.put((String) name, (String) value));
    GameRecord open = new GameRecord(options, start, tags, line, position.outcome());
    return RecordWriter.write(settled(open, text(view, "result"), text(view, "reason")));
  }

  /// @param start the position that the line begins in, after so many moves
  private static Line line(Map<?, ?> view, Notation notation, Position start, int before)
      throws NotationException {
    Map<?, ?> comments = map(view.get("comments"));
    List<?> variations = list(view.get("variations"));
    List<Ply> plies = new ArrayList<>();
    Position position = start;
    for (Object move : list(view.get("moves"))) {
      int number = before + plies.size() + 1;
      List<Note> notes = new ArrayList<>();
      for (String comment : comment(comments, number)) {
        notes.add(new Note.Comment(comment));
      }
      for (Object variation : variations) {
        if (map(variation).get("ply") instanceof Long ply && ply == number) {
          notes.add(new Note.Variation(variation(map(variation), notation, position, number - 1)));
        }
      }
      int played = notation.move(position, (String) Objects.requireNonNull(move));
      plies.add(new Ply(played, notes));
      position = position.play(played);
    }
    return new Line(comment(comments, before), plies);
  }

  private static Line variation(Map<?, ?> view, Notation notation, Position start, int before)
      throws NotationException {
    Line line = line(view, notation, start, before);
    if (line.plies().isEmpty()) {
      throw new IllegalArgumentException("a variation without a move");
    }
    return line;
  }

  private static List<String> comment(Map<?, ?> comments, int number) {
    return comments.get(Integer.toString(number)) instanceof String text
        ? List.of(text)
        : List.of();
  }

  /// A game that its players ended before the rules did.
  private static GameRecord settled(GameRecord open, String result, String reason)
      throws NotationException {
    Outcome.Result wanted = Results.read(result);
    if (open.outcome().isOver() || wanted == Outcome.Result.NONE) {
      return open;
    }
    for (Settlement settlement : Settlement.values()) {
      if (settlement.text().equals(reason) && settlement.allows(wanted)) {
        return open.settled(wanted, settlement);
      }
    }
    throw new NotationException("no game ends as %s by \"%s\"", result, reason);
  }

  private static String text(Map<?, ?> view, String key) {
    return view.get(key) instanceof String text ? text : "";
  }

  private static Map<?, ?> map(@Nullable Object value) {
    return value instanceof Map<?, ?> map ? map : Map.of();
  }

  private static List<?> list(@Nullable Object value) {
    return value instanceof List<?> list ? list : List.of();
  }

  private Records() {}
}
