package quinas.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import quinas.rules.Games;
import quinas.rules.Position;

/// What a search asks of a position, over all positions of some random games. Nodes are positions,
/// or for [#play] moves.
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@OutputTimeUnit(TimeUnit.SECONDS)
public class PositionBenchmark {

  private final int[] moves = new int[Games.MAX_MOVES];

  @Benchmark
  public void hash(Setting setting, Nodes nodes, Blackhole hole) {
    for (Position position : setting.positions()) {
      hole.consume(position.hash());
    }
    nodes.nodes += setting.positions().size();
  }

  @Benchmark
  public void legalMoves(Setting setting, Nodes nodes, Blackhole hole) {
    for (Position position : setting.positions()) {
      hole.consume(position.legalMoves(moves, 0));
    }
    nodes.nodes += setting.positions().size();
  }

  /// Plays every legal move of every position.
  @Benchmark
  public void play(Setting setting, Nodes nodes, Blackhole hole) {
    for (Position position : setting.positions()) {
      int end = position.legalMoves(moves, 0);
      for (int i = 0; i < end; i++) {
        hole.consume(position.play(moves[i]));
      }
      nodes.nodes += end;
    }
  }
}
