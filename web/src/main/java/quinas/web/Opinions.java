package quinas.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import quinas.engine.analysis.Assessment;
import quinas.engine.analysis.Detail;
import quinas.engine.analysis.Remark;
import quinas.engine.analysis.Verdict;
import quinas.engine.analysis.Worth;
import quinas.rules.Notation;
import quinas.rules.NotationException;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;

/// What is thought of positions and moves, as JSON and back.
final class Opinions {

  static Map<String, @Nullable Object> score(Worth worth) {
    Map<String, @Nullable Object> told = Json.object();
    switch (worth) {
      case Worth.Guess guess -> {
        told.put("kind", "guess");
        told.put("points", guess.points());
      }
      case Worth.Forced forced -> {
        told.put("kind", "forced");
        told.put("winner", forced.winner().index());
        told.put("plies", forced.plies());
      }
      case Worth.Exact exact -> {
        told.put("kind", "exact");
        told.put("margin", exact.margin());
      }
    }
    return told;
  }

  /// Reads `{"score": …, "chance": thousandths, "moves": […]}`, of a position that is not over.
  ///
  /// @throws IllegalArgumentException if it has another form
  static Assessment assessment(Notation notation, Position position, String json)
      throws NotationException {
    if (!(JsonReader.read(json) instanceof Map<?, ?> known)
        || !(known.get("score") instanceof Map<?, ?> score)
        || !(known.get("moves") instanceof List<?> moves)) {
      throw new IllegalArgumentException("no assessment: " + json);
    }
    List<Integer> line = new ArrayList<>();
    Position at = position;
    for (Object text : moves) {
      line.add(notation.move(at, String.valueOf(text)));
      at = at.play(line.getLast());
    }
    return new Assessment(worth(score), number(known, "chance"), line);
  }

  private static Worth worth(Map<?, ?> score) {
    return switch (String.valueOf(score.get("kind"))) {
      case "forced" -> new Worth.Forced(seat(number(score, "winner")), number(score, "plies"));
      case "exact" -> new Worth.Exact(number(score, "margin"));
      default -> new Worth.Guess(number(score, "points"));
    };
  }

  private static Seat seat(int index) {
    return index == 0 ? Seat.FIRST : Seat.SECOND;
  }

  private static int number(Map<?, ?> of, String key) {
    if (!(of.get(key) instanceof Long number)) {
      throw new IllegalArgumentException("no number " + key);
    }
    return (int) Math.clamp(Objects.requireNonNull(number), -1_000_000L, 1_000_000L);
  }

  static Map<String, @Nullable Object> verdict(Notation notation, Verdict verdict) {
    Map<String, @Nullable Object> told = Json.object();
    told.put("judgement", verdict.judgement().name().toLowerCase(Locale.ROOT));
    told.put("accuracy", verdict.accuracy());
    told.put("remark", verdict.remark().map(remark -> remark(notation, remark)).orElse(null));
    return told;
  }

  private static Map<String, @Nullable Object> remark(Notation notation, Remark remark) {
    Map<String, @Nullable Object> told = Json.object();
    told.put("kind", remark.kind().text());
    told.put("details", remark.details().stream().map(one -> detail(notation, one)).toList());
    return told;
  }

  /// A seat as its number, all else as text that is the same in every language.
  private static Object detail(Notation notation, Detail detail) {
    return switch (detail) {
      case Detail.Side side -> side.seat().index();
      case Detail.Moves moves ->
          String.join(" ", moves.moves().stream().map(notation::text).toList());
      case Detail.Place place -> place.square().toString();
      case Detail.Column column -> new Square(column.column(), 0).toString().substring(0, 1);
      case Detail.Figure figure -> Integer.toString(figure.number());
    };
  }

  private Opinions() {}
}
