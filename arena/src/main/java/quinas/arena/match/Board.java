package quinas.arena.match;

import java.io.IOException;

/// Where pairs are played, one at a time: here, or far away. One thread, except for [#close].
public interface Board extends AutoCloseable {

  /// Plays a pair of a match.
  ///
  /// @throws UnplayableException if a player cannot be started at all
  /// @throws IOException if the board is far away, and out of reach
  /// @throws InterruptedException if the thread was interrupted or the board closed; there is no
  ///   result then
  PairResult play(MatchJob job, int index)
      throws UnplayableException, IOException, InterruptedException;

  /// Leaves nothing behind, whatever is under way.
  @Override
  void close();
}
