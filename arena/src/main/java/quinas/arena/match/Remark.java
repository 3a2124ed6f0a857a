package quinas.arena.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quinas.arena.player.Answer;
import quinas.arena.player.Answer.Thought;
import quinas.arena.player.Choice;
import quinas.arena.record.Note;
import quinas.arena.record.Pie;
import quinas.engine.search.Score;

/// What stands beside a move: the player's score and depth, the time measured, the time charged
/// where that is another, the time and the nodes that the player says. `+0.34/8 0.123s
/// charged=0.101s says=0.120s nodes=20480`.
final class Remark {

  /// Without a clock no time is written: games that depend on no time have the same text each time.
  static List<Note> of(Answer answer, Duration measured, boolean isTimed) {
    List<String> words = words(answer.thought(), answer.used(), measured, isTimed);
    return words.isEmpty() ? List.of() : List.of(new Note.Comment(String.join(" ", words)));
  }

  /// The same beside the move after which somebody could have changed seats: `pie=kept +0.34/8`.
  static Note of(Pie pie, Choice choice, Duration measured, boolean isTimed) {
    List<String> words = words(choice.thought(), choice.used(), measured, isTimed);
    words.addFirst(pie.comment());
    return new Note.Comment(String.join(" ", words));
  }

  private static List<String> words(
      Optional<Thought> said, Optional<Duration> charged, Duration measured, boolean isTimed) {
    List<String> words = new ArrayList<>();
    said.ifPresent(thought -> score(thought, words));
    if (isTimed) {
      words.add(seconds(measured));
      charged.ifPresent(used -> words.add("charged=" + seconds(used)));
      said.flatMap(Thought::time).ifPresent(time -> words.add("says=" + seconds(time)));
    }
    said.ifPresent(thought -> thought.nodes().ifPresent(n -> words.add("nodes=" + n)));
    return words;
  }

  private static void score(Thought thought, List<String> words) {
    if (thought.score().isPresent()) {
      String score = score(thought.score().getAsInt());
      words.add(thought.depth().isPresent() ? score + "/" + thought.depth().getAsInt() : score);
    } else {
      thought.depth().ifPresent(depth -> words.add("depth=" + depth));
    }
  }

  /// Points with two places; `+M5`, a win in five plies.
  private static String score(int score) {
    String sign = score < 0 ? "-" : "+";
    if (Score.isDecided(score)) {
      return sign + "M" + Score.plies(score);
    }
    return String.format(
        Locale.ROOT, "%s%d.%02d", sign, Math.abs(score) / 100, Math.abs(score) % 100);
  }

  /// Seconds with three places, rounded down.
  static String seconds(Duration time) {
    long millis = time.toMillis();
    return String.format(Locale.ROOT, "%d.%03ds", millis / 1000, millis % 1000);
  }

  private Remark() {}
}
