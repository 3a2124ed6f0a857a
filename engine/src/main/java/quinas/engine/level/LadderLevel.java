package quinas.engine.level;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import quinas.engine.eval.Evaluations;
import quinas.engine.search.Evaluation;
import quinas.engine.search.Finding;
import quinas.engine.search.Limits;
import quinas.engine.search.Score;
import quinas.engine.search.Search;
import quinas.engine.search.TranspositionTable;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Outcome;
import quinas.rules.Position;

/// A level for people: looks ahead as far as its [Rung] allows, with an empty memory each time, and
/// takes any of the moves that are nearly as good as the best, each with the same probability.
/// Counts positions, never time: it plays the same on every machine.
///
/// Who chooses among many moves must know what each of them is worth, so each is looked at by
/// itself, one ply deeper after the other. Who only wants the best leaves that to one search.
record LadderLevel(Game game, String id, Rung rung) implements Level {

  private static final int SMALLEST_TABLE = 1 << 10;
  private static final int LARGEST_TABLE = 1 << 19;

  /// What can happen next is always seen, if it is meant to be.
  private static final int ALWAYS = 2;

  @Override
  public int choose(Position position, RandomGenerator random) {
    return choose(position, random, () -> false);
  }

  @Override
  public int choose(Position position, RandomGenerator random, BooleanSupplier stop) {
    int[] legal = new int[Games.MAX_MOVES];
    int count = position.legalMoves(legal, 0);
    int[] moves = Arrays.copyOf(legal, count);
    if (moves.length == 1) {
      return moves[0];
    }
    if (rung.width() == 1) {
      Limits limits = new Limits(rung.depth(), rung.nodes());
      return search().run(position, limits, stop, _ -> {}).move();
    }
    int[] scores = scores(position, moves, stop);
    int best = Arrays.stream(scores).max().orElseThrow();
    // Who sees the end plays for it, and for the longer game if it is lost.
    int least = Score.isDecided(best) ? best : best - rung.margin();
    int[] liked =
        IntStream.range(0, moves.length)
            .filter(i -> scores[i] >= least)
            .boxed()
            .sorted((i, j) -> Integer.compare(scores[j], scores[i]))
            .limit(rung.width())
            .mapToInt(i -> moves[i])
            .toArray();
    return liked[random.nextInt(liked.length)];
  }

  private Search search() {
    int entries = Math.clamp(2 * rung.nodes(), SMALLEST_TABLE, LARGEST_TABLE);
    return new Search(Evaluations.of(game), new TranspositionTable(entries));
  }

  /// What each move is worth to the seat to act, by the last depth that was finished. A win and a
  /// loss in one are seen at any rate, if the depth allows.
  private int[] scores(Position position, int[] moves, BooleanSupplier stop) {
    Evaluation evaluation = Evaluations.of(game);
    int[] scores = new int[moves.length];
    for (int i = 0; i < moves.length; i++) {
      Position after = position.play(moves[i]);
      scores[i] =
          after.isOver() ? ended(position, after) : seen(position, after, evaluation.of(after));
    }
    Search search = search();
    long left = Math.max(1, rung.nodes() - moves.length);
    for (int depth = 2; depth <= rung.depth() && left > 0; depth++) {
      int[] deeper = new int[moves.length];
      for (int i = 0; i < moves.length; i++) {
        Position after = position.play(moves[i]);
        if (after.isOver()) {
          deeper[i] = ended(position, after);
        } else {
          Finding finding = search.run(after, Limits.depth(depth - 1), stop, _ -> {});
          deeper[i] = seen(position, after, finding.score());
          left -= finding.nodes();
        }
        if (stop.getAsBoolean() || (left <= 0 && depth > ALWAYS)) {
          return scores;
        }
      }
      scores = deeper;
    }
    return scores;
  }

  private static int ended(Position before, Position after) {
    Outcome outcome = after.outcome();
    if (outcome.isWonBy(before.turn())) {
      return Score.WIN - 1;
    }
    return outcome.isWonBy(before.turn().other()) ? 1 - Score.WIN : 0;
  }

  /// A score of the position after a move, to the seat that made it.
  private static int seen(Position before, Position after, int score) {
    int farther = Score.isDecided(score) ? score - Integer.signum(score) : score;
    return before.turn() == after.turn() ? farther : -farther;
  }
}
