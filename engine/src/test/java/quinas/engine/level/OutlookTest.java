package quinas.engine.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.engine.eval.Evaluations;
import quinas.engine.search.Evaluation;
import quinas.engine.search.Score;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

class OutlookTest {

  private static final int GAMES = 6;
  private static final int MARGIN = 100;

  static Stream<Named<Game>> games() {
    return Games.ALL.stream().map(game -> Named.of(game.id(), game));
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsWithinTheMarginIsWorthWhatMinimaxSaysAndTheRestNoMoreThanThat(Game game) {
    Evaluation evaluation = Evaluations.ofLevels(game);
    int checked = 0;
    for (int seed = 1; seed <= GAMES; seed++) {
      SplitMix64 random = new SplitMix64(seed);
      Position position = game.deal(Options.standard(game), random);
      for (int ply = 0; !position.isOver(); ply++) {
        int[] moves = moves(position);
        int depth = moves.length < 12 ? 3 : 2;
        if ((ply + seed) % 5 == 0) {
          check(position, moves, depth, evaluation);
          checked++;
        }
        position = position.play(position.randomMove(random));
      }
    }
    assertThat(checked).isGreaterThan(GAMES);
  }

  @ParameterizedTest
  @MethodSource("games")
  void whoRunsOutOfPositionsKnowsWhatTheLastDepthHasFound(Game game) {
    Position position = game.deal(Options.standard(game), new SplitMix64(1));
    int[] moves = moves(position);
    Evaluation evaluation = Evaluations.ofLevels(game);
    Rung cut = new Rung(Rung.MOST_DEPTH, moves.length + 1, moves.length, MARGIN);
    Rung shallow = new Rung(2, Long.MAX_VALUE, moves.length, MARGIN);
    assertThat(new Outlook(cut, evaluation, () -> false).of(position, moves))
        .isEqualTo(new Outlook(shallow, evaluation, () -> false).of(position, moves));
  }

  private static void check(Position position, int[] moves, int depth, Evaluation evaluation) {
    Rung rung = new Rung(depth, Long.MAX_VALUE, moves.length, MARGIN);
    int[] values = new Outlook(rung, evaluation, () -> false).of(position, moves);
    int[] minimax =
        Arrays.stream(moves).map(move -> after(position, move, depth - 1, 1, evaluation)).toArray();
    int least = rung.leastLiked(Arrays.stream(minimax).max().orElseThrow());
    for (int i = 0; i < moves.length; i++) {
      if (minimax[i] >= least) {
        assertThat(values[i]).as("%s", position).isEqualTo(minimax[i]);
      } else {
        assertThat(values[i]).as("%s", position).isBetween(minimax[i], least - 1);
      }
    }
  }

  private static int after(Position before, int move, int depth, int ply, Evaluation evaluation) {
    Position after = before.play(move);
    if (after.isOver()) {
      int winner = after.outcome().isWonBy(before.turn()) ? 1 : 0;
      int loser = after.outcome().isWonBy(before.turn().other()) ? 1 : 0;
      return (winner - loser) * (Score.WIN - ply);
    }
    int value =
        depth == 0
            ? evaluation.of(after)
            : Arrays.stream(moves(after))
                .map(reply -> after(after, reply, depth - 1, ply + 1, evaluation))
                .max()
                .orElseThrow();
    return before.turn() == after.turn() ? value : -value;
  }

  private static int[] moves(Position position) {
    int[] moves = new int[Games.MAX_MOVES];
    return Arrays.copyOf(moves, position.legalMoves(moves, 0));
  }
}
