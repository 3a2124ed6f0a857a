package quinas.arena.player;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import quinas.arena.player.Answer.Thought;
import quinas.arena.record.Komi;
import quinas.engine.search.Evaluation;
import quinas.engine.search.Finding;
import quinas.engine.search.Limits;
import quinas.engine.search.Search;
import quinas.engine.search.TranspositionTable;
import quinas.rules.Games;
import quinas.rules.Position;

/// How to cut while another will choose: every move is looked at by itself, with an equal share of
/// what there is, and the one is made after which the two seats are worth as nearly the same as can
/// be seen. Of equals it is the first.
///
/// @param limits for all moves together
/// @param time for all moves together
/// @param stop asked often; what is known by then decides
record Division(Evaluation evaluation, Limits limits, Duration time, BooleanSupplier stop) {

  private static final int MEBIBYTES = 1;

  /// The move in a position that is not over, and what is thought of it.
  Answer of(Position position, Komi komi) {
    long began = System.nanoTime();
    int[] legal = new int[Games.MAX_MOVES];
    int[] moves = Arrays.copyOf(legal, position.legalMoves(legal, 0));
    Limits share = new Limits(limits.depth(), Math.max(1, limits.nodes() / moves.length));
    Search search = new Search(evaluation, TranspositionTable.mebibytes(MEBIBYTES));
    Answer best = Answer.of(moves[0]);
    long least = Long.MAX_VALUE;
    long nodes = 0;
    for (int i = 0; i < moves.length && !stop.getAsBoolean(); i++) {
      Position after = position.play(moves[i]);
      if (!after.isOver()) {
        long until = time.toNanos() / moves.length * (i + 1);
        BooleanSupplier isEnough = () -> stop.getAsBoolean() || System.nanoTime() - began >= until;
        Finding finding = search.run(after, share, isEnough, _ -> {});
        nodes += finding.nodes();
        int lead = Balance.ofFirst(after.turn(), finding.score(), komi, evaluation.point());
        if (Math.abs(lead) < least) {
          least = Math.abs(lead);
          best = answer(moves[i], finding, after.turn() == position.turn());
        }
      }
    }
    return counted(best, nodes, Duration.ofNanos(System.nanoTime() - began));
  }

  /// @param isSame whether the one who moved acts again
  private static Answer answer(int move, Finding finding, boolean isSame) {
    int score = isSame ? finding.score() : -finding.score();
    Thought thought =
        new Thought(
            OptionalInt.of(finding.depth() + 1),
            OptionalInt.of(score),
            OptionalLong.empty(),
            Optional.empty());
    return new Answer(move, Optional.empty(), Optional.of(thought));
  }

  private static Answer counted(Answer answer, long nodes, Duration took) {
    Optional<Thought> thought =
        answer
            .thought()
            .map(said ->
                new Thought(said.depth(), said.score(), OptionalLong.of(nodes), Optional.of(took)));
    return new Answer(answer.move(), answer.used(), thought);
  }
}
