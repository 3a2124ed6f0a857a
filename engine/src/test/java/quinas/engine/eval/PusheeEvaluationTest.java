package quinas.engine.eval;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.engine.search.Evaluation;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.rules.Symmetry;
import quinas.rules.pushee.Pushee;

class PusheeEvaluationTest {

  private static final String NINES = "900000/000000/009000/000000/000000/000000";
  private static final String SLOPE = "000000/000000/005900/000000/000000/000000";
  private static final String FLAT = "000000/000000/005500/000000/000000/000000";

  @Test
  void aPieceThatCanBePushedToALowerSquareIsWorthLessThanOneThatHoldsItsPlace() throws Exception {
    int held = value("", NINES + " x5/6/6/6/6/6 x 10 10");
    int loose = value("", NINES + " 6/6/2x3/6/6/6 x 10 10");
    assertThat(loose).isPositive().isLessThan(held);
  }

  @Test
  void aBetterSquareNextToAPieceThatCanBePushedThereIsWorthSomething() throws Exception {
    int beside = value("", SLOPE + " 6/6/2x3/6/6/6 x 10 10");
    int flat = value("", FLAT + " 6/6/2x3/6/6/6 x 10 10");
    assertThat(beside).isGreaterThan(flat);
  }

  @Test
  void withoutWallsAPieceAtTheEdgeMayFall() throws Exception {
    int walled = value("", NINES + " x5/6/6/6/6/6 x 10 10");
    int open = value("walls=off", NINES + " x5/6/6/6/6/6 x 10 10");
    assertThat(open).isLessThan(walled);
  }

  @Test
  void withoutPushesItIsTheScore() throws Exception {
    for (Position position : positions("chains=0", 200)) {
      if (position.turn() == Seat.FIRST) {
        int lead = position.points(Seat.FIRST) - position.points(Seat.SECOND);
        assertThat(value(position)).as("%s", position).isEqualTo(30 * lead);
      }
    }
  }

  @Test
  void whoMovesLastHasTheBestEmptySquareBesides() throws Exception {
    String pieces = " 6/6/2x3/6/6/6 o 9 10";
    int high = value("", "000009/000000/005000/000000/000000/000000" + pieces);
    int low = value("", "000001/000000/005000/000000/000000/000000" + pieces);
    assertThat(high).isGreaterThan(low);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "walls=off", "size=9,pieces=30", "values=octopus"})
  void theColoursAreAlike(String options) throws Exception {
    for (Position position : positions(options, 200)) {
      if (position.turn() == Seat.FIRST) {
        String[] parts = position.toString().split(" ", -1);
        parts[1] = swapped(parts[1]);
        int other = value(options, String.join(" ", parts));
        assertThat(other).as("%s", position).isEqualTo(-value(position));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"chains=2", "chains=2,walls=off", "chains=1,size=8"})
  void aTurnedOrMirroredBoardIsWorthTheSame(String options) throws Exception {
    for (Position position : positions(options, 100)) {
      for (Symmetry symmetry : Pushee.GAME.symmetries(position)) {
        Position image = symmetry.position(position);
        assertThat(value(image)).as("%s", image).isEqualTo(value(position));
      }
    }
  }

  @Test
  void oneBoardAfterAnotherIsSeenAsItIs() throws Exception {
    Evaluation evaluation = Evaluations.of(Pushee.GAME);
    for (String options : List.of("", "walls=off", "chains=0", "size=9,pieces=30", "")) {
      for (Position position : positions(options, 20)) {
        assertThat(evaluation.of(position)).as("%s", position).isEqualTo(value(position));
      }
    }
  }

  private static String swapped(String pieces) {
    return pieces
        .replace('x', '?')
        .replace('o', 'x')
        .replace('?', 'o')
        .replace('X', '?')
        .replace('O', 'X')
        .replace('?', 'O');
  }

  private static int value(Position position) {
    return Evaluations.of(Pushee.GAME).of(position);
  }

  private static int value(String options, String text) throws NotationException {
    return value(Pushee.GAME.notation().position(text, Options.read(Pushee.GAME, options)));
  }

  /// From random games, none of them over.
  private static List<Position> positions(String options, int count) throws NotationException {
    SplitMix64 random = new SplitMix64(options.hashCode());
    List<Position> positions = new ArrayList<>();
    while (positions.size() < count) {
      Position position = Pushee.GAME.deal(Options.read(Pushee.GAME, options), random);
      while (!position.isOver() && positions.size() < count) {
        positions.add(position);
        position = position.play(position.randomMove(random));
      }
    }
    return positions;
  }
}
