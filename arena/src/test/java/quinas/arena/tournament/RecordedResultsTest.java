package quinas.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import quinas.arena.rating.Tally;

class RecordedResultsTest {

  /// A game that its first seat won.
  private static String game(String pair, String first, String second, String more) {
    return """
    [Game "catsdogs"]
    [Options "size=4,specials=off"]
    [Start "##1#/####/####/#### c place 0 0"]
    [First "%s"]
    [Second "%s"]
    [Pair "%s"]
    %s

    1. c1 first

    """
        .formatted(first, second, pair, more);
  }

  private static RecordedResults of(String... games) throws Exception {
    byte[] bytes = String.join("", games).getBytes(StandardCharsets.UTF_8);
    RecordedResults results = new RecordedResults();
    results.add(new ByteArrayInputStream(bytes));
    return results;
  }

  private static Tally anasAgainstRui(RecordedResults results) {
    return results.table().tally("Ana", "Rui");
  }

  @Test
  void twoGamesFromTheSameStartWithTheSeatsSwappedAreAPair() throws Exception {
    RecordedResults results = of(game("1.1", "Ana", "Rui", ""), game("1.2", "Rui", "Ana", ""));

    assertThat(anasAgainstRui(results)).isEqualTo(Tally.pair(2, 0));
  }

  @Test
  void whoSwappedInOneGameOfAPairHasTheSameSeatInBoth() throws Exception {
    String swapped = "[Pie \"swapped\"]";
    String kept = "[Pie \"kept\"]";

    assertThat(
            anasAgainstRui(of(game("1.1", "Ana", "Rui", kept), game("1.2", "Ana", "Rui", swapped))))
        .isEqualTo(Tally.pair(2, 2));
    assertThat(
            anasAgainstRui(of(game("1.1", "Ana", "Rui", swapped), game("1.2", "Ana", "Rui", kept))))
        .isEqualTo(Tally.pair(2, 2));
    assertThat(
            anasAgainstRui(
                of(game("1.1", "Ana", "Rui", swapped), game("1.2", "Rui", "Ana", swapped))))
        .isEqualTo(Tally.pair(2, 0));
  }

  @Test
  void theSameSeatTwiceWithoutASwapIsNoPair() throws Exception {
    RecordedResults results = of(game("1.1", "Ana", "Rui", ""), game("1.2", "Ana", "Rui", ""));

    assertThat(anasAgainstRui(results)).isEqualTo(Tally.game(2).plus(Tally.game(2)));
  }
}
