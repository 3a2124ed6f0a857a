package quinas.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;

/// The battery runs with what figures there are, be there none, as with a game that is just being
/// added. So none may get lost.
class PublishedFiguresTest {

  @ParameterizedTest
  @CsvSource({
    "shiftago, 986, 19",
    "syrtis, 1959, 56",
    "pushee, 1811, 91",
    "catsdogs, 1299, 78",
    "infection, 1376, 131"
  })
  void noneIsLost(String id, int vectors, int perftLines) throws NotationException {
    Game game = Games.read(id);
    assertThat(Vector.of(game)).hasSize(vectors);
    assertThat(PerftLine.of(game)).hasSize(perftLines);
  }
}
