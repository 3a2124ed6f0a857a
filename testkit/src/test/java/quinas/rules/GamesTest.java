package quinas.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GamesTest {

  @Test
  void everyGameIsFoundByItsId() {
    for (Game game : Games.ALL) {
      assertThat(Games.byId(game.id())).contains(game);
      assertThat(game.id()).matches("[a-z]+");
      assertThat(game.title()).isNotBlank();
    }
    assertThat(Games.byId("chess")).isEmpty();
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
