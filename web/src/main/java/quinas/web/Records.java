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

/// Records as the page uses them. Of the notes beside the moves it knows the comments, those before
/// the first move under the number 0; variations are not shown, and so are lost when written again.
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
    view.put("moves", record.moves().stream().map(notation::text).toList());
    view.put("result", Results.text(record.outcome().result()));
    view.put("reason", record.outcome().reason().text());
    view.put("tags", record.tags());
    view.put("comments", comments(record.line()));
    return view;
  }

  /// By the number of moves before them; several beside one move are joined.
  private static Map<String, @Nullable Object> comments(Line line) {
    Map<String, @Nullable Object> comments = Json.object();
    if (!line.comments().isEmpty()) {
      comments.put("0", String.join("\n", line.comments()));
    }
    for (int ply = 0; ply < line.plies().size(); ply++) {
      List<String> texts = new ArrayList<>();
      for (Note note : line.plies().get(ply).notes()) {
        if (note instanceof Note.Comment comment) {
          texts.add(comment.text());
        }
      }
      if (!texts.isEmpty()) {
        comments.put(Integer.toString(ply + 1), String.join("\n", texts));
      }
    }
    return comments;
  }

  /// The text of a record in the form of `RecordView`.
  ///
  /// @throws IllegalArgumentException if it has another form
  static String write(String json) throws NotationException {
    Map<?, ?> view = map(JsonReader.read(json));
    Game game = Games.read(text(view, "game"));
    Options options = Options.read(game, text(view, "options"));
    Position start = game.notation().position(text(view, "start"), options);
    Map<?, ?> comments = map(view.get("comments"));
    List<Ply> plies = new ArrayList<>();
    Position position = start;
    for (Object move : list(view.get("moves"))) {
      int played = game.notation().move(position, (String) Objects.requireNonNull(move));
      plies.add(new Ply(played, notes(comments, plies.size() + 1)));
      position = position.play(played);
    }
    List<String> before = comments.get("0") instanceof String text ? List.of(text) : List.of();
    Map<String, String> tags = new LinkedHashMap<>();
    map(view.get("tags")).forEach((name, value) -> tags.put((String) name, (String) value));
    GameRecord open =
        new GameRecord(options, start, tags, new Line(before, plies), position.outcome());
    return RecordWriter.write(settled(open, text(view, "result"), text(view, "reason")));
  }

  private static List<Note> notes(Map<?, ?> comments, int number) {
    Object comment = comments.get(Integer.toString(number));
    return comment == null ? List.of() : List.of(new Note.Comment((String) comment));
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
