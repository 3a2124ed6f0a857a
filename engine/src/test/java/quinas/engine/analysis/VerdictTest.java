package quinas.engine.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quinas.engine.analysis.Remark.Kind;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.infection.Infection;
import quinas.rules.pushee.Pushee;
import quinas.rules.shiftago.Shiftago;
import quinas.rules.syrtis.Syrtis;

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

  /// What is said of a move, whatever it was judged.
  private static Remark said(
      Game game, String options, String text, String best, String played, Assessment after)
      throws NotationException {
    Position start = position(game, options, text);
    int move = game.notation().move(start, played);
    boolean isFirst = start.turn() == Seat.FIRST;
    Assessment before = guess(isFirst ? 900 : 100, line(game, start, best));
    return Verdict.of(game, start, move, before, after).remark().orElseThrow();
  }

  private static Assessment answer(Game game, String options, String text, String moves)
      throws NotationException {
    Position start = position(game, options, text);
    List<Integer> all = line(game, start, moves);
    return guess(500, all.subList(1, all.size()));
  }

  @Test
  void aMissedWinIsToldWithTheMove() throws Exception {
    Position start = position(GAME, "", "1xxxx2/7/7/7/o6/o6/oo5 x 18 18");
    int played = line(GAME, start, "left4").getFirst();
    List<Integer> win = line(GAME, start, "left1");
    Assessment before = new Assessment(new Worth.Forced(Seat.FIRST, 1), 1000, win);
    Verdict verdict = Verdict.of(GAME, start, played, before, guess(600, List.of()));
    assertThat(verdict.remark())
        .contains(Remark.of(Kind.MISSES_WIN, Remark.move(win.getFirst()), Remark.number(1)));
  }

  @Test
  void aFiveThatWasAllowedIsToldWithItsLine() throws Exception {
    String start = "1oooo2/7/7/7/x6/x6/xx5 x 18 18";
    Assessment after = answer(GAME, "", start, "left4 left1");
    Remark remark = said(GAME, "", start, "right1 left5", "left4", after);
    assertThat(remark.kind()).isEqualTo(Kind.FIVE_IN_ROW);
    assertThat(remark.details().get(1)).isEqualTo(new Detail.Figure(1));
  }

  @Test
  void aFourThatCouldHaveBeenBrokenIsTold() throws Exception {
    String start = "1oooo2/7/7/7/x6/x6/xx5 x 18 18";
    Assessment after = answer(GAME, "", start, "left4 left6");
    Remark remark = said(GAME, "", start, "up3 left5", "left4", after);
    assertThat(remark.kind()).isEqualTo(Kind.LEAVES_FOUR_IN_ROW);
  }

  @Test
  void microbesThatAreTurnedAreCounted() throws Exception {
    String start = "7/7/2xxx2/7/2o4/7/7 x 0";
    Assessment after = answer(Infection.GAME, "", start, "c2 c4");
    Remark remark = said(Infection.GAME, "", start, "e2 d6", "c2", after);
    assertThat(remark)
        .isEqualTo(
            Remark.of(
                Kind.LETS_TURN,
                Remark.side(Seat.SECOND),
                Remark.number(2),
                Remark.place(new Square(2, 3))));
  }

  @Test
  void microbesThatCouldHaveBeenTurnedAreCounted() throws Exception {
    String start = "7/7/2xxx2/7/2ooo2/7/7 x 0";
    Assessment after = answer(Infection.GAME, "", start, "c2 b6");
    Remark remark = said(Infection.GAME, "", start, "d4", "c2", after);
    assertThat(remark)
        .isEqualTo(
            Remark.of(Kind.MISSES_TURNING, Remark.number(3), Remark.place(new Square(3, 3))));
  }

  @Test
  void squaresThatFallToTheOthersAloneAreARegion() throws Exception {
    String options = "size=4,specials=off";
    String start = "4/4/####/#### c place 0 0";
    Assessment after = answer(CatsDogs.GAME, options, start, "a1 c1");
    Remark remark = said(CatsDogs.GAME, options, start, "c1 a1", "a1", after);
    assertThat(remark)
        .isEqualTo(
            Remark.of(
                Kind.LETS_REGION,
                Remark.side(Seat.SECOND),
                Remark.place(new Square(3, 0)),
                Remark.number(2)));
  }

  @Test
  void pointsThatAreGivenAwayAreCounted() throws Exception {
    String options = "size=4,specials=off";
    Game game = CatsDogs.GAME;
    Position start = position(game, options, ".###/####/###./###. c place 0 0".replace('.', '1'));
    List<Integer> best = line(game, start, "a1");
    int played = game.notation().move(start, "d3");
    Assessment before = new Assessment(new Worth.Exact(1), 1000, best);
    Assessment after = new Assessment(new Worth.Exact(-1), 0, List.of());
    assertThat(Verdict.of(game, start, played, before, after).remark())
        .contains(Remark.of(Kind.GIVES_POINTS, Remark.number(2), Remark.move(best.getFirst())));
  }

  private static final String PUSHEE =
      "000000/022220/021320/023120/022220/000000 6/6/3x2/6/6/6 x 13 13";

  @Test
  void onesOwnPiecePushedOffAValuableSquareUncoversIt() throws Exception {
    Assessment after = answer(Pushee.GAME, "", PUSHEE, "hc3 ha6");
    assertThat(said(Pushee.GAME, "", PUSHEE, "ha1 ha6", "hc3", after))
        .isEqualTo(Remark.of(Kind.UNCOVERS, Remark.number(3), Remark.place(new Square(3, 2))));
  }

  @Test
  void aPushOffAValuableSquareIsToldWithItsMove() throws Exception {
    Assessment after = answer(Pushee.GAME, "", PUSHEE, "ha1 hc3");
    Remark remark = said(Pushee.GAME, "", PUSHEE, "hb2 ha6", "ha1", after);
    assertThat(remark.kind()).isEqualTo(Kind.LETS_PUSH_OFF);
    assertThat(remark.details())
        .startsWith(Remark.side(Seat.SECOND), Remark.number(3), Remark.place(new Square(3, 2)));
  }

  @Test
  void whoMakesTheOthersIslandWholeIsTold() throws Exception {
    String start = "SdsdoolS/S4/ol4/5/5 l 1 - 0/0 0";
    String options = "board=minor";
    Game game = Syrtis.GAME;
    Position position = position(game, options, start);
    int move = game.notation().move(position, "xe1");
    Assessment after = Assessment.ofFinished(game, position.play(move));
    assertThat(said(game, options, start, "pass pass", "xe1", after))
        .isEqualTo(Remark.of(Kind.COMPLETES_ISLAND, Remark.side(Seat.SECOND)));
  }

  @Test
  void anIslandThatTheOtherMakesWholeIsToldWithItsMove() throws Exception {
    String start = "SdolosdS/S4/ol4/5/5 l 1 - 0/0 0";
    String options = "board=minor";
    Assessment after = answer(Syrtis.GAME, options, start, "pass xe1");
    Remark remark = said(Syrtis.GAME, options, start, "b1-c1 pass", "pass", after);
    assertThat(remark.kind()).isEqualTo(Kind.LETS_ISLAND);
    assertThat(remark.details().getFirst()).isEqualTo(Remark.side(Seat.SECOND));
  }

  @Test
  void whereNothingShowsOnTheBoardTheBetterMoveIsTold() throws Exception {
    String start = "7/7/2xxx2/7/2o4/7/7 x 0";
    Assessment after = answer(Infection.GAME, "", start, "c2 d6");
    Remark remark = said(Infection.GAME, "", start, "e2 d6", "c2", after);
    assertThat(remark.kind()).isEqualTo(Kind.BETTER);
  }
}
