package quinas.arena.job;

/// Work that falls into numbered pieces, which can be done anywhere and in any order.
///
/// A piece's result depends on nothing but the job's text and the number: a piece that was lost, or
/// done twice, does no harm. Any number of threads may do pieces of one job at the same time.
public interface Job {

  /// The kind of work, by which a reader of [#text] is chosen: lower case letters.
  String kind();

  /// All that the job depends on, so that it can be read again on another machine.
  String text();

  /// How many pieces there are; they are numbered from 0.
  int size();

  /// Does one piece.
  ///
  /// @param piece from 0 up to, not including, [#size]
  String run(int piece) throws InterruptedException;
}
