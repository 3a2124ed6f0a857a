package quinas.bench;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/// Counts what a benchmark is about, so that JMH reports it a second: moves, positions or
/// sequences.
@AuxCounters(AuxCounters.Type.OPERATIONS)
@State(Scope.Thread)
public class Nodes {
  public long nodes;
}
