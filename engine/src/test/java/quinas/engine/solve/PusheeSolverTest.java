package quinas.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.engine.proof.Claim;
import quinas.engine.proof.Proof;
import quinas.engine.proof.Verifier;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.rules.pushee.Pushee;
import quinas.rules.pushee.PusheePosition;

class PusheeSolverTest {

  /// In all rules, late positions of random games: the value, and that the line comes to it.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pieces=15 | 40 | 3",
        "values=dragons,pieces=15 | 20 | 3",
        "size=9,pieces=39 | 20 | 3",
        "pieces=20,walls=off | 20 | 3",
        "pieces=17,rotation=on,chains=unlimited | 20 | 3",
        "pieces=15,chains=0 | 20 | 3",
        "size=7,pieces=22,walls=off,rotation=on,chains=6 | 20 | 3",
        "pieces=18 | 20 | 4",
        "pieces=16,impossibru=first | 10 | 2",
        "pieces=18,walls=off,impossibru=second | 10 | 2"
      })
  void theValueIsThatOfMinimax(String options, int games, int plies) throws NotationException {
    SplitMix64 random = new SplitMix64(options.length());
    for (int game = 0; game < games; game++) {
      for (PusheePosition position : endings(options, plies, random)) {
        Solution solution = solver(position).solve(position).orElseThrow();
        int value = minimax(position, new HashMap<>());
        assertThat(solution.value()).as("%s", position).isEqualTo(value);
        assertThat(end(position, solution.line())).as("%s", position).isEqualTo(value);
      }
    }
  }

  /// The rules are written twice here: every position of random games, and every move.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "walls=off",
        "rotation=on",
        "size=9,chains=unlimited,walls=off,rotation=on",
        "impossibru=second",
        "size=8,chains=0"
      })
  void theBoardChangesAsTheRulesSay(String options) throws NotationException {
    SplitMix64 random = new SplitMix64(2);
    int[] moves = new int[Games.MAX_MOVES];
    PusheePosition position = deal(options, random);
    PieceBoard board = new PieceBoard(position, 2);
    PieceBoard expected = new PieceBoard(position, 1);
    int[] squares = PieceBoard.squares(position.size());
    while (!position.isOver()) {
      board.set(position);
      int end = position.legalMoves(moves, 0);
      for (int i = 0; i < end; i++) {
        boolean isFirst = position.turn() == Seat.FIRST;
        PusheePosition after = position.play(moves[i]);
        board.play(
            0, moves[i] >> 1, PieceBoard.piece(isFirst, PusheePosition.isVertical(moves[i])));
        expected.set(after);
        for (int cell : squares) {
          assertThat(board.content(1, cell)).isEqualTo(expected.content(0, cell));
        }
        assertThat(board.key(0) ^ board.change()).isEqualTo(expected.key(0));
        assertThat(board.gain()).isEqualTo(lead(after) - lead(position));
        assertThat(board.empty(squares) + board.emptied()).isEqualTo(expected.empty(squares));
      }
      position = position.play(position.randomMove(random));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"pieces=16", "pieces=20,walls=off", "pieces=17,impossibru=first"})
  void whatIsProvedStandsBeforeTheVerifier(String options) throws NotationException {
    SplitMix64 random = new SplitMix64(6);
    for (int game = 0; game < 8; game++) {
      PusheePosition position = endings(options, 3, random).getFirst();
      int value = solver(position).solve(position).orElseThrow().value();
      for (Seat seat : Seat.values()) {
        Proof proof = solver(position).prove(position, seat).orElseThrow();
        int least = seat == position.turn() ? value : -value;
        assertThat(proof.claim()).isEqualTo(new Claim.Margin(seat, least));
        assertThat(Verifier.refute(proof)).isEmpty();
        Proof more = new Proof(position, new Claim.Margin(seat, least + 1), proof.moves());
        assertThat(Verifier.refute(more)).isPresent();
      }
    }
  }

  @Test
  void whoIsToldToStopHasNoAnswer() throws NotationException {
    PusheePosition start = deal("", new SplitMix64(1));
    assertThat(new PusheeSolver(start, 10, () -> true).solve(start)).isEmpty();
  }

  private static PusheeSolver solver(PusheePosition position) {
    return new PusheeSolver(position, 12, () -> false);
  }

  private static PusheePosition deal(String options, SplitMix64 random) throws NotationException {
    return (PusheePosition) Pushee.GAME.deal(Options.read(Pushee.GAME, options), random);
  }

  /// The last positions of a random game.
  private static List<PusheePosition> endings(String options, int plies, SplitMix64 random)
      throws NotationException {
    List<PusheePosition> all = new ArrayList<>();
    for (Position at = deal(options, random); !at.isOver(); ) {
      all.add((PusheePosition) at);
      at = at.play(at.randomMove(random));
    }
    return all.subList(all.size() - plies, all.size());
  }

  private static int lead(Position position) {
    return position.points(Seat.FIRST) - position.points(Seat.SECOND);
  }

  private static int margin(Position over, Seat seat) {
    int margin = over.outcome().first() - over.outcome().second();
    return seat == Seat.FIRST ? margin : -margin;
  }

  private static int end(Position position, List<Integer> line) {
    Position at = position;
    for (int move : line) {
      at = at.play(move);
    }
    return margin(at, position.turn());
  }

  private static int minimax(Position position, Map<Position, Integer> values) {
    Integer known = values.get(position);
    if (known != null) {
      return known;
    }
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < end; i++) {
      Position after = position.play(moves[i]);
      int value = after.isOver() ? margin(after, position.turn()) : -minimax(after, values);
      best = Math.max(best, value);
    }
    values.put(position, best);
    return best;
  }
}
