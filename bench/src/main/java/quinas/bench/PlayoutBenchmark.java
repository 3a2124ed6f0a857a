package quinas.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;
import quinas.rules.Playout;

/// Random games from the deal to the end; nodes are moves.
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@OutputTimeUnit(TimeUnit.SECONDS)
public class PlayoutBenchmark {

  @Benchmark
  public int playout(Setting setting, Nodes nodes) {
    int moves = Playout.moves(setting.deal(), setting.random());
    nodes.nodes += moves;
    return moves;
  }
}
