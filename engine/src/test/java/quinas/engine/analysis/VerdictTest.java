package quinas.engine.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.shiftago.Shiftago;

class VerdictTest {

  private static final Game GAME = Shiftago.GAME;

  private static Position position(Game game, String options, String text)
      throws NotationException {
    return game.notation().position(text, Options.read(game, options));
  }

  /// A line of moves in the game's notation.
  private static List<Integer> line(Game game, Position from, String moves)
      throws NotationException {
    List<Integer> line = new ArrayList<>();
    Position at = from;
    for (String text : moves.split(" ", -1)) {
      int move = game.notation().move(at, text);
      line.add(move);
      at = at.play(move);
    }
    return line;
  }

  private static Assessment guess(int chance, List<Integer> line) {
    return new Assessment(new Worth.Guess(0), chance, line);
  }

  /// The judgement of a first move by the first seat other than the best.
  private static Judgement judged(Assessment before, Assessment after) throws NotationException {
    Position start = position(GAME, "", "7/7/7/7/7/7/7 x 22 22");
    int move = line(GAME, start, "left2").getFirst();
    return Verdict.of(GAME, start, move, before, after).judgement();
  }

  private static List<Integer> best() throws NotationException {
    return line(GAME, position(GAME, "", "7/7/7/7/7/7/7 x 22 22"), "left1 left3");
  }

  private static Assessment worth(Worth worth) {
    return new Assessment(worth, Chances.of(GAME, worth), List.of());
  }

  @Test
  void theStepsAreThoseOfTheDocumentation() throws Exception {
    Assessment before = guess(600, best());
    assertThat(judged(before, guess(700, List.of()))).isEqualTo(Judgement.BEST);
    assertThat(judged(before, guess(591, List.of()))).isEqualTo(Judgement.BEST);
    assertThat(judged(before, guess(590, List.of()))).isEqualTo(Judgement.GOOD);
    assertThat(judged(before, guess(551, List.of()))).isEqualTo(Judgement.GOOD);
    assertThat(judged(before, guess(550, List.of()))).isEqualTo(Judgement.INACCURACY);
    assertThat(judged(before, guess(500, List.of()))).isEqualTo(Judgement.MISTAKE);
    assertThat(judged(before, guess(450, List.of()))).isEqualTo(Judgement.BLUNDER);
  }

  @Test
  void theEnginesOwnChoiceIsTheBestWhateverIsThoughtOfItAfterwards() throws Exception {
    Position start = position(GAME, "", "7/7/7/7/7/7/7 x 22 22");
    int move = best().getFirst();
    Verdict verdict = Verdict.of(GAME, start, move, guess(600, best()), guess(300, List.of()));
    assertThat(verdict).isEqualTo(new Verdict(Judgement.BEST, 0, Optional.empty()));
    assertThat(verdict.accuracy()).isEqualTo(1000);
  }

  @Test
  void aForcedWinThatIsGivenAwayIsAMistakeAtLeast() throws Exception {
    Assessment won = new Assessment(new Worth.Forced(Seat.FIRST, 5), 1000, best());
    assertThat(judged(won, guess(999, List.of()))).isEqualTo(Judgement.MISTAKE);
    assertThat(judged(won, guess(500, List.of()))).isEqualTo(Judgement.BLUNDER);
    assertThat(judged(won, worth(new Worth.Forced(Seat.FIRST, 20)))).isEqualTo(Judgement.BEST);
    assertThat(judged(won, worth(new Worth.Forced(Seat.SECOND, 2)))).isEqualTo(Judgement.BLUNDER);
  }

  @Test
  void pointsThatDoNotChangeTheResultAreNoMistake() throws Exception {
    Assessment won = new Assessment(new Worth.Exact(3), 1000, best());
    assertThat(judged(won, worth(new Worth.Exact(3)))).isEqualTo(Judgement.BEST);
    assertThat(judged(won, worth(new Worth.Exact(1)))).isEqualTo(Judgement.GOOD);
    assertThat(judged(won, worth(new Worth.Exact(0)))).isEqualTo(Judgement.BLUNDER);
  }
}
