package quinas.arena.job;

import java.io.IOException;

/// Work that falls into numbered pieces, which can be done anywhere and in any order.
///
/// A piece's result depends on nothing but the job's text and the number: a piece that was lost, or
/// done twice, does no harm. Any number of threads may do pieces of one job at the same time.
public interface Job extends AutoCloseable {

  /// The kind of work, by which a reader of [#text] is chosen: lower case letters.
  String kind();

  /// All that the job depends on, so that it can be read again on another machine.
  String text();

  /// Does one piece.
  ///
  /// @param piece its number, from 0
  /// @throws IOException if it cannot be done, as far as this machine can see
  String run(int piece) throws IOException, InterruptedException;

  /// Leaves nothing behind, once the pieces under way are done.
  @Override
  default void close() {}
}
