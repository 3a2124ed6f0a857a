package quinas.arena.program;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import quinas.engine.search.Score;

/// What a program says about its thinking: its own words, not checked.
///
/// @param depth in plies
/// @param score to the player to act, in hundredths of a point, or a proven end as in [Score]
/// @param time that it says it took
public record Info(
    OptionalInt depth, OptionalInt score, OptionalLong nodes, Optional<Duration> time) {

  /// It said nothing.
  public static final Info NONE =
      new Info(OptionalInt.empty(), OptionalInt.empty(), OptionalLong.empty(), Optional.empty());

  private static final int MOST_GUESSED = Score.WIN - Score.MOST_PLIES - 1;

  /// Reads an `info` line. Words that are unknown, and numbers that are none, say nothing.
  static Info read(List<String> words) {
    OptionalLong depth = number(words, "depth");
    OptionalLong time = number(words, "time");
    return new Info(
        depth.isPresent() ? OptionalInt.of(Math.clamp(depth.getAsLong(), 0, 9999)) : NONE.depth,
        score(words),
        number(words, "nodes"),
        time.isPresent() && time.getAsLong() >= 0
            ? Optional.of(Duration.ofMillis(time.getAsLong()))
            : Optional.empty());
  }

  /// This, where it says something, and otherwise what was said before.
  Info after(Info before) {
    return new Info(
        depth.isPresent() ? depth : before.depth,
        score.isPresent() ? score : before.score,
        nodes.isPresent() ? nodes : before.nodes,
        time.isPresent() ? time : before.time);
  }

  private static OptionalInt score(List<String> words) {
    OptionalLong mate = number(words, "mate");
    if (mate.isPresent()) {
      return mate(mate.getAsLong());
    }
    OptionalLong cp = number(words, "cp");
    OptionalLong guess = cp.isPresent() ? cp : number(words, "score");
    return guess.isPresent()
        ? OptionalInt.of(Math.clamp(guess.getAsLong(), -MOST_GUESSED, MOST_GUESSED))
        : OptionalInt.empty();
  }

  /// @param moves of the player to act until the end, negative if it loses
  private static OptionalInt mate(long moves) {
    long plies = Math.min(moves > 0 ? 2 * moves - 1 : -2 * moves, Score.MOST_PLIES);
    return OptionalInt.of((int) (moves > 0 ? Score.WIN - plies : plies - Score.WIN));
  }

  private static OptionalLong number(List<String> words, String name) {
    int at = words.indexOf(name) + 1;
    return at > 0 && at < words.size() && words.get(at).matches("[+-]?[0-9]{1,15}")
        ? OptionalLong.of(Long.parseLong(words.get(at)))
        : OptionalLong.empty();
  }
}
