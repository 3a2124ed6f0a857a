package quinas.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quinas.engine.search.Score;
import quinas.rules.Game;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.rules.pushee.Pushee;
import quinas.rules.shiftago.Shiftago;

class ChanceFitTest {

  @TempDir private Path folder;

  /// Random games, in which every score is made up such that the result follows a curve of this
  /// scale: who won in the end has it with the chance that the curve gives to it.
  private Path file(Game game, int games, double scale, int decided) throws IOException {
    SelfPlay play = new SelfPlay(Options.standard(game), 1, 1, 0, 0);
    Path file = folder.resolve(game.id() + games);
    SplitMix64 random = new SplitMix64(3);
    try (LineFile lines = LineFile.append(file, play, index -> {})) {
      for (int i = 0; i < games; i++) {
        lines.append(line(play, i, scale, decided, random));
      }
    }
    return file;
  }

  private static PlayedLine line(
      SelfPlay play, int index, double scale, int decided, SplitMix64 random) {
    Position start = play.options().game().deal(play.options(), random);
    List<Integer> moves = new ArrayList<>();
    Position at = start;
    for (; !at.isOver(); at = at.play(moves.getLast())) {
      moves.add(at.randomMove(random));
    }
    boolean isFirst = at.outcome().isWonBy(Seat.FIRST);
    List<PlayedLine.Ply> plies = new ArrayList<>();
    Position position = start;
    for (int move : moves) {
      int sign = isFirst == (position.turn() == Seat.FIRST) ? 1 : -1;
      plies.add(new PlayedLine.Ply(move, sign * score(scale, random)));
      position = position.play(move);
    }
    for (int i = plies.size() - decided; i < plies.size(); i++) {
      plies.set(i, new PlayedLine.Ply(moves.get(i), -(Score.WIN - 1)));
    }
    return new PlayedLine(index, start, plies);
  }

  /// A score from −500 to 500 that the winner has, with the chance of the curve.
  private static int score(double scale, SplitMix64 random) {
    int size = random.nextInt(1, 501);
    double chance = 1 / (1 + Math.exp(-size / scale));
    return random.nextInt(1_000_000) < 1_000_000 * chance ? size : -size;
  }

  @Test
  void theCurveThatMadeTheResultsIsFoundAgain() throws Exception {
    ChanceFit fit = ChanceFit.of(List.of(file(Shiftago.GAME, 400, 150, 0)));
    assertThat(fit.games()).isEqualTo(400);
    assertThat(fit.scale()).isCloseTo(150, Offset.offset(5 * fit.error()));
    assertThat(fit.error()).isBetween(0.5, 10.0);
    assertThat(fit.bands())
        .allSatisfy(band -> assertThat(band.seen()).isCloseTo(band.expected(), Offset.offset(0.1)));
  }

  @Test
  void positionsWhoseEndWasKnownDoNotCount() throws Exception {
    ChanceFit fit = ChanceFit.of(List.of(file(Shiftago.GAME, 200, 150, 3)));
    assertThat(fit.scale()).isCloseTo(150, Offset.offset(5 * fit.error()));
  }

  @Test
  void filesOfTwoGamesDoNotGoTogether() throws Exception {
    List<Path> files = List.of(file(Shiftago.GAME, 1, 150, 0), file(Pushee.GAME, 1, 150, 0));
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> ChanceFit.of(files))
        .withMessageEndingWith("not of Shiftago Express");
  }
}
