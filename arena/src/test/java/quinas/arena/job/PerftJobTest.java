package quinas.arena.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.infection.Infection;
import quinas.testkit.PerftLine;

class PerftJobTest {

  private static final long MAX_NODES = 1_000_000;

  static Iterable<Game> games() {
    return Games.ALL;
  }

  private static PerftJob job(PerftLine line, Game game, int depth) throws NotationException {
    Options options = Options.read(game, line.options());
    return new PerftJob(options, game.notation().position(line.position(), options), depth);
  }

  private static long sum(PerftJob job) {
    long sum = 0;
    for (int piece = 0; piece < job.size(); piece++) {
      sum += Long.parseLong(job.run(piece));
    }
    return sum;
  }

  @ParameterizedTest
  @MethodSource("games")
  void thePiecesAddUpToThePublishedNumber(Game game) throws Exception {
    for (PerftLine line : PerftLine.of(game)) {
      if (line.nodes() <= MAX_NODES) {
        assertThat(sum(job(line, game, line.depth()))).as(line.toString()).isEqualTo(line.nodes());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aJobThatWasReadAgainHasTheSamePieces(Game game) throws Exception {
    PerftJob job = job(PerftLine.of(game).getFirst(), game, 4);
    PerftJob again = PerftJob.read(job.text());
    assertThat(again.text()).isEqualTo(job.text());
    assertThat(again.size()).isEqualTo(job.size());
    assertThat(IntStream.range(0, job.size()).mapToObj(again::run))
        .containsExactlyElementsOf(IntStream.range(0, job.size()).mapToObj(job::run).toList());
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 6, 9})
  void aDeepCountHasPiecesForManyMachines(int depth) throws Exception {
    Options options = Options.standard(Infection.GAME);
    Position start = Infection.GAME.notation().position("x5o/7/7/7/7/7/o5x x 0", options);
    assertThat(new PerftJob(options, start, depth).size()).isGreaterThanOrEqualTo(300);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "infection", "infection\n\nx5o/7/7/7/7/7/o5x x 0\n-1", "a\nb\nc\nd\n1"})
  void aTextThatIsNoJobIsRefused(String text) {
    assertThatThrownBy(() -> PerftJob.read(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
