package quinas.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.infection.Infection;

/// The count that the Ataxx libraries are compared by; nodes are sequences of moves.
@State(Scope.Benchmark)
@Fork(1)
@Warmup(iterations = 2, time = 3)
@Measurement(iterations = 5, time = 3)
@OutputTimeUnit(TimeUnit.SECONDS)
public class InfectionPerftBenchmark {

  private static final String START = "x5o/7/7/7/7/7/o5x x 0";

  @Param({"6", "7"})
  public int depth;

  @Benchmark
  public long perft(Nodes nodes) throws NotationException {
    Options ring = Options.read(Infection.GAME, "jumps=ring");
    long count = Infection.GAME.perft(Infection.GAME.notation().position(START, ring), depth);
    nodes.nodes += count;
    return count;
  }
}
