package quinas.engine.level;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.rules.catsdogs.CatsDogs;

class CatsDogsLevelTest {

  // Fourteen empty squares. A cat takes its own square and the empty ones next to it from the
  // dogs: five of them on c3 alone, three in a corner and at most four elsewhere.
  //
  //   . . . .
  //   . # . .
  //   . . . .
  //   . . . d
  private static final String CATS_BEGIN = "4/1#2/4/3d c place 0 1";

  @Test
  void hardLeavesTheOpponentTheLeastRoom() throws NotationException {
    assertThat(choice(CatsDogsLevel.HARD, CATS_BEGIN)).isEqualTo("c3");
  }

  @Test
  void easyLeavesTheOpponentTheMostRoom() throws NotationException {
    assertThat(choice(CatsDogsLevel.EASY, CATS_BEGIN)).isEqualTo("a1");
  }

  // The dog takes five squares from the cats on b2, c2, b3 and c3, and three on d1 and d3 and at
  // the other corners, of which only d1 is in the first row.
  @Test
  void theFirstOfEqualPlacementsIsTaken() throws NotationException {
    String position = "c3/4/4/3# d place 1 0";
    assertThat(choice(CatsDogsLevel.HARD, position)).isEqualTo("b2");
    assertThat(choice(CatsDogsLevel.EASY, position)).isEqualTo("d1");
  }

  // The cats have no room at all. Without the dog on a1 they have one square, its own; without a3
  // likewise; without c3 they have c2 and d3; without c4 still none.
  //
  //   d # c c
  //   # # . #
  //   d . d .
  //   # # d #
  @Test
  void aRemovalIsRatedByTheRoomOfTheCats() throws NotationException {
    String position = "d#cc/##1#/d1d1/##d# c remove 3 4";
    assertThat(choice(CatsDogsLevel.HARD, position)).isEqualTo("xc3");
    assertThat(choice(CatsDogsLevel.EASY, position)).isEqualTo("xc4");
  }

  @Test
  void theFirstOfEqualRemovalsIsTaken() throws NotationException {
    String position = "d#d#/####/4/4 c remove 3 4";
    assertThat(choice(CatsDogsLevel.HARD, position)).isEqualTo("xa1");
    assertThat(choice(CatsDogsLevel.EASY, position)).isEqualTo("xa1");
  }

  @Test
  void everyLevelPassesWhereItMust() throws NotationException {
    for (CatsDogsLevel level : CatsDogsLevel.values()) {
      assertThat(choice(level, "#1c#/d1c#/#c1d/#1#d d place 3 3")).isEqualTo("pass");
    }
  }

  @Test
  void mediumPlaysLikeEasyAndLikeHardEquallyOften() throws NotationException {
    Position position = position(CATS_BEGIN);
    SplitMix64 random = new SplitMix64(1);
    int hard = 0;
    for (int i = 0; i < 10_000; i++) {
      String move = text(CatsDogsLevel.MEDIUM.choose(position, random));
      assertThat(move).isIn("a1", "c3");
      hard += move.equals("c3") ? 1 : 0;
    }
    assertThat(hard).isBetween(4800, 5200);
  }

  @Test
  void theLevelsStandFromTheWeakestToTheStrongest() {
    assertThat(Levels.original(CatsDogs.GAME))
        .extracting(Level::id)
        .containsExactly("classic:easy", "classic:medium", "classic:hard");
  }

  private static String choice(Level level, String position) throws NotationException {
    return text(level.choose(position(position), new SplitMix64(0)));
  }

  private static Position position(String text) throws NotationException {
    return CatsDogs.GAME.notation().position(text, Options.standard(CatsDogs.GAME));
  }

  private static String text(int move) {
    return CatsDogs.GAME.notation().text(move);
  }
}
