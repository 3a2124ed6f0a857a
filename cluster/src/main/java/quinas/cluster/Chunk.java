package quinas.cluster;

import java.io.Serializable;
import java.util.List;

/// Some pieces of a job that one worker does in one go.
///
/// @param job the number of the job
record Chunk(int job, List<Integer> pieces) implements Serializable {

  /// What came of it.
  ///
  /// @param results of the chunk's pieces, in their order
  /// @param nanos how long it took
  record Harvest(Chunk chunk, List<String> results, long nanos) implements Serializable {}
}
