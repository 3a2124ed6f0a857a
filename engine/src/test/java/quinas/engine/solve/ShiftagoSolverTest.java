package quinas.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quinas.engine.proof.Claim;
import quinas.engine.proof.Proof;
import quinas.engine.proof.Verifier;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.rules.shiftago.Exhaustion;
import quinas.rules.shiftago.Shiftago;
import quinas.rules.shiftago.ShiftagoPosition;

class ShiftagoSolverTest {

  private static final int DEPTH = 3;

  /// By the rules alone, every position of random games.
  @Test
  void winsWithinThreePliesAreThoseOfTheRules() {
    SplitMix64 random = new SplitMix64(3);
    Map<String, Integer> found = new HashMap<>();
    for (int game = 0; game < 40; game++) {
      Position position = start(game % 2 == 0 ? "lose" : "draw");
      ShiftagoSolver solver = new ShiftagoSolver(exhaustion(position), () -> false);
      while (!position.isOver()) {
        Forcing forcing = solver.solve((ShiftagoPosition) position, DEPTH);
        String expected = plain(position);
        assertThat(said(forcing)).as("%s", position).isEqualTo(expected);
        found.merge(expected, 1, Integer::sum);
        position = position.play(position.randomMove(random));
      }
    }
    assertThat(found).hasSizeGreaterThan(4);
  }

  private static String said(Forcing forcing) {
    return forcing.winner().map(seat -> seat + " " + forcing.plies()).orElse("nobody");
  }

  private static String plain(Position position) {
    for (int plies = 1; plies <= DEPTH; plies++) {
      for (Seat seat : Seat.values()) {
        if (wins(position, seat, plies)) {
          return seat + " " + plies;
        }
      }
    }
    return "nobody";
  }

  private static boolean wins(Position position, Seat seat, int plies) {
    if (position.isOver() || plies == 0) {
      return position.outcome().isWonBy(seat);
    }
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    boolean isHis = position.turn() == seat;
    for (int i = 0; i < end; i++) {
      if (wins(position.play(moves[i]), seat, plies - 1) == isHis) {
        return isHis;
      }
    }
    return !isHis;
  }

  @Test
  void winsOfSevenPliesAreProvedAndVerified() {
    SplitMix64 random = new SplitMix64(11);
    int proved = 0;
    for (int game = 0; game < 30; game++) {
      Position position = start("lose");
      for (int ply = 0; ply < 21 && !position.isOver(); ply++) {
        position = position.play(position.randomMove(random));
      }
      ShiftagoSolver solver = new ShiftagoSolver(Exhaustion.LOSES, () -> false);
      if (!position.isOver()) {
        Forcing forcing = solver.solve((ShiftagoPosition) position, 7);
        proved += verified(solver, (ShiftagoPosition) position, forcing) ? 1 : 0;
      }
    }
    assertThat(proved).isGreaterThan(3);
  }

  /// The proof holds, one of fewer plies and one for the other seat do not, and the line ends on
  /// time.
  private static boolean verified(
      ShiftagoSolver solver, ShiftagoPosition position, Forcing forcing) {
    Optional<Seat> winner = forcing.winner();
    if (winner.isEmpty()) {
      return false;
    }
    int plies = forcing.plies();
    Claim.Win win = new Claim.Win(winner.get(), plies);
    Proof proof = solver.prove(position, win).orElseThrow();
    assertThat(Verifier.refute(proof)).as("%s %s", position, win).isEmpty();
    Claim fewer = new Claim.Win(winner.get(), plies - 1);
    assertThat(Verifier.refute(new Proof(position, fewer, proof.moves()))).isPresent();
    Claim other = new Claim.Win(winner.get().other(), plies);
    assertThat(Verifier.refute(new Proof(position, other, proof.moves()))).isPresent();
    Position end = position;
    for (int move : forcing.line()) {
      end = end.play(move);
    }
    assertThat(end.outcome().isWonBy(winner.get())).isTrue();
    assertThat(forcing.line()).hasSize(plies);
    return true;
  }

  @Test
  void whatWasToldToStopSaysHowFarItLooked() {
    ShiftagoSolver solver = new ShiftagoSolver(Exhaustion.LOSES, new Countdown(50)::isOver);
    Forcing forcing = solver.solve((ShiftagoPosition) start("lose"), 44);
    assertThat(forcing.winner()).isEmpty();
    assertThat(forcing.plies()).isBetween(4, 20);
  }

  /// Says stop when it has been asked so often.
  private static final class Countdown {
    private int left;

    Countdown(int left) {
      this.left = left;
    }

    boolean isOver() {
      return left-- == 0;
    }
  }

  private static Position start(String empty) {
    try {
      Options options = Options.read(Shiftago.GAME, "empty=" + empty);
      return Shiftago.GAME.deal(options, new SplitMix64(0));
    } catch (NotationException e) {
      throw new AssertionError(e);
    }
  }

  private static Exhaustion exhaustion(Position position) {
    return ((ShiftagoPosition) position).exhaustion();
  }
}
