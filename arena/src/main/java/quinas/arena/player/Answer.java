package quinas.arena.player;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/// What a player answers.
///
/// @param move a legal move
/// @param used the time to charge, where the player knows it better than the one who asks: the
///   processor time of a program; empty for what the asker measured
/// @param thought what it says about its thinking, if it does
public record Answer(int move, Optional<Duration> used, Optional<Thought> thought) {

  /// A move and not a word about it.
  public static Answer of(int move) {
    return new Answer(move, Optional.empty(), Optional.empty());
  }

  /// What a player says it saw and spent: its own words, not checked.
  ///
  /// @param depth in plies
  /// @param score to the player to act, in hundredths of a point, or a proven end as in
  ///   [quinas.engine.search.Score]
  public record Thought(
      OptionalInt depth, OptionalInt score, OptionalLong nodes, Optional<Duration> time) {}
}
