package quinas.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GamesTest {

  @Test
  void everyGameIsFoundByItsId() throws NotationException {
    for (Game game : Games.ALL) {
      assertThat(Games.byId(game.id())).contains(game);
      assertThat(Games.read(game.id())).isEqualTo(game);
      assertThat(game.id()).matches("[a-z]+");
      assertThat(game.title()).isNotBlank();
    }
    assertThat(Games.byId("chess")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "chess", "Pushee", "pushee "})
  void whoAsksForAnotherGameIsToldWhichThereAre(String id) {
    assertThatThrownBy(() -> Games.read(id))
        .isInstanceOf(NotationException.class)
        .hasMessage(
            "there is no game \"%s\"; there are shiftago, syrtis, pushee, catsdogs, infection", id);
  }

  @Test
  void idsAreDifferent() {
    assertThat(Games.ALL.stream().map(Game::id).distinct()).hasSameSizeAs(Games.ALL);
  }

  @Test
  void thereIsRoomForTheMovesOfEveryGame() {
    assertThat(Games.ALL).allMatch(game -> game.maxMoves() <= Games.MAX_MOVES);
    assertThat(Games.ALL).anyMatch(game -> game.maxMoves() == Games.MAX_MOVES);
  }

  @Test
  void anErrorKeepsWhatATranslatorNeeds() {
    NotationException error = new NotationException("row %d has %d squares", 3, 6);
    assertThat(error).hasMessage("row 3 has 6 squares");
    assertThat(error.pattern()).isEqualTo("row %d has %d squares");
    assertThat(error.arguments()).containsExactly(3, 6);
  }
}
