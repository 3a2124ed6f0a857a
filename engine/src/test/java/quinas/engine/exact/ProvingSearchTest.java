package quinas.engine.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.engine.eval.Evaluations;
import quinas.engine.proof.Claim;
import quinas.engine.proof.Verifier;
import quinas.engine.search.Finding;
import quinas.engine.search.Limits;
import quinas.engine.search.Score;
import quinas.engine.search.TranspositionTable;
import quinas.engine.solve.CatsDogsSolver;
import quinas.engine.solve.ShiftagoSolver;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.catsdogs.CatsDogsPosition;
import quinas.rules.shiftago.Shiftago;
import quinas.rules.shiftago.ShiftagoPosition;

class ProvingSearchTest {

  private static final int POINT = Evaluations.of(CatsDogs.GAME).point();

  static List<Game> games() {
    return Games.ALL;
  }

  /// On so small a board one sees to the end from the first move on.
  @ParameterizedTest
  @CsvSource({"4, on", "4, off"})
  void twoWhoProveLoseNothingOfTheFirstMargin(int size, String specials) throws Exception {
    SplitMix64 random = new SplitMix64(size);
    String options = "size=" + size + ",specials=" + specials;
    for (int game = 0; game < 20; game++) {
      Position position = CatsDogs.GAME.deal(Options.read(CatsDogs.GAME, options), random);
      if (position.isOver()) {
        continue;
      }
      int expected = margin(position.turn(), fresh(CatsDogs.GAME, position));
      while (!position.isOver()) {
        Finding finding = fresh(CatsDogs.GAME, position);
        assertThat(finding.exact()).as("%s", position).isTrue();
        assertThat(margin(position.turn(), finding)).as("%s", position).isEqualTo(expected);
        position = position.play(finding.move());
      }
      assertThat(margin(position.outcome())).isEqualTo(expected);
    }
  }

  @Test
  void whatIsProvedOfCatsAndDogsStandsBeforeTheVerifier() throws Exception {
    SplitMix64 random = new SplitMix64(5);
    int verified = 0;
    for (int game = 0; game < 40; game++) {
      Position dealt = CatsDogs.GAME.deal(Options.read(CatsDogs.GAME, "size=5"), random);
      Optional<Position> ending = ending(dealt, 12, random);
      if (ending.isPresent()) {
        CatsDogsPosition position = (CatsDogsPosition) ending.get();
        int margin = margin(position.turn(), fresh(CatsDogs.GAME, position));
        for (Seat seat : Seat.values()) {
          Claim claim = new Claim.Margin(seat, seat == Seat.FIRST ? margin : -margin);
          assertThat(new CatsDogsSolver(position, () -> false).prove(position, seat))
              .hasValueSatisfying(proof -> {
                assertThat(proof.claim()).isEqualTo(claim);
                assertThat(Verifier.refute(proof)).isEmpty();
              });
          verified++;
        }
      }
    }
    assertThat(verified).isGreaterThan(40);
  }

  @Test
  void whatIsProvedOfShiftagoStandsBeforeTheVerifier() {
    SplitMix64 random = new SplitMix64(3);
    int verified = 0;
    for (int game = 0; game < 80; game++) {
      Optional<Position> middle = after(Shiftago.GAME, 14 + random.nextInt(16), random);
      if (middle.isPresent()) {
        ShiftagoPosition position = (ShiftagoPosition) middle.get();
        Finding finding = fresh(Shiftago.GAME, position);
        if (finding.exact()
            && Score.isDecided(finding.score())
            && Score.plies(finding.score()) < 8) {
          Seat winner = finding.score() > 0 ? position.turn() : position.turn().other();
          ShiftagoSolver solver = new ShiftagoSolver(position.exhaustion(), () -> false);
          Claim.Win win = new Claim.Win(winner, Score.plies(finding.score()));
          assertThat(Verifier.refute(solver.prove(position, win).orElseThrow())).isEmpty();
          assertThat(finding.line()).hasSize(win.most());
          verified++;
        }
      }
    }
    assertThat(verified).isGreaterThan(10);
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSameNodesGiveTheSameFinding(Game game) {
    SplitMix64 random = new SplitMix64(9);
    for (int i = 0; i < 5; i++) {
      Position position = after(game, 12, random).orElseThrow();
      assertThat(fresh(game, position)).isEqualTo(fresh(game, position));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsToldLastIsWhatIsAnswered(Game game) {
    SplitMix64 random = new SplitMix64(4);
    for (int i = 0; i < 5; i++) {
      Position position = after(game, 20, random).orElseThrow();
      List<Finding> told = new ArrayList<>();
      ProvingSearch search =
          new ProvingSearch(Evaluations.of(game), new TranspositionTable(1 << 14));
      Finding finding = search.run(position, Limits.nodes(4_000), () -> false, told::add);
      assertThat(finding.line()).isEqualTo(told.getLast().line());
      assertThat(told).isSortedAccordingTo((a, b) -> Long.compare(a.nodes(), b.nodes()));
    }
  }

  private static Finding fresh(Game game, Position position) {
    ProvingSearch search = new ProvingSearch(Evaluations.of(game), new TranspositionTable(1 << 14));
    return search.run(position, Limits.nodes(10_000), () -> false, finding -> {});
  }

  private static int margin(Seat turn, Finding finding) {
    int margin = finding.score() / POINT;
    return turn == Seat.FIRST ? margin : -margin;
  }

  private static int margin(Outcome outcome) {
    return outcome.first() - outcome.second();
  }

  private static Optional<Position> after(Game game, int plies, SplitMix64 random) {
    for (int attempt = 0; attempt < 20; attempt++) {
      Position position = game.deal(Options.standard(game), random);
      for (int ply = 0; ply < plies && !position.isOver(); ply++) {
        position = position.play(position.randomMove(random));
      }
      if (!position.isOver()) {
        return Optional.of(position);
      }
    }
    return Optional.empty();
  }

  /// Where a random game goes on with so few moves to choose from that a proof stays small.
  private static Optional<Position> ending(Position dealt, int moves, SplitMix64 random) {
    Position position = dealt;
    while (!position.isOver() && position.moveCount() > moves) {
      position = position.play(position.randomMove(random));
    }
    return position.isOver() ? Optional.empty() : Optional.of(position);
  }
}
