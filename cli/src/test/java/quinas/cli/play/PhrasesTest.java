package quinas.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;

class PhrasesTest {

  private static final Phrases ENGLISH = new Phrases(Texts.of(Language.ENGLISH));

  private static Table table(String game, String options, String position)
      throws NotationException {
    Game chosen = Games.byId(game).orElseThrow();
    Options read = Options.read(chosen, options);
    return Table.from(
        chosen.notation().position(position, read), read, 0, Player.HUMAN, Player.HUMAN);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4/4/4/4 c place 0 0|The cats place one: a square such as b3, not beside a dog.|false",
        "1d2/4/4/4 c remove 3 3|Special turn: the cats first take a dog off the board|true",
        "c3/4/4/4 d place 4 3|Special turn: the dogs place two, one after the other|true",
        "c3/4/4/3d d again 4 3|Special turn: the dogs place another one.|true",
        "c3/4/4/4 d place 1 0|The dogs place one|false"
      })
  void theSpecialTurnsOfCatsAndDogsAreAnnounced(String position, String said, boolean special)
      throws NotationException {
    Table table = table("catsdogs", "", position);

    assertThat(ENGLISH.turn(table)).startsWith(said);
    assertThat(ENGLISH.isSpecial(table)).isEqualTo(special);
  }

  @Test
  void theTurnsBeforeTheNextSpecialOneAreCounted() throws NotationException {
    String position = "c3/4/4/4 d place 4 3";

    assertThat(ENGLISH.status(table("catsdogs", "", position))).endsWith("cats 3, dogs 0");
    assertThat(ENGLISH.status(table("catsdogs", "specials=off", position)))
        .isEqualTo("Cats 1, dogs 0");
  }

  @Test
  void withoutSpecialsNoTurnIsSpecial() throws NotationException {
    Table table = table("catsdogs", "specials=off", "c3/4/4/4 d place 4 3");

    assertThat(ENGLISH.isSpecial(table)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "l 1 - 0/0 0|Light|Nothing has sunk yet (Light has the initiative)",
        "d 1 l2 0/1 3|Dark|Light sank last (2 in a row; four win)",
        "d 2 d1 3/0 0|Dark|Dark sank last (1 in a row; four win)"
      })
  void inSyrtisTheSidesHaveTheirNames(String rest, String name, String status)
      throws NotationException {
    Table table = table("syrtis", "", "3s3/1SOosd2/1S1O3/1ol5/1Oso3/sdoolS3/7 " + rest);

    assertThat(ENGLISH.seat(table.game(), table.position(), table.turn())).isEqualTo(name);
    assertThat(ENGLISH.status(table)).startsWith(status);
  }

  @Test
  void whoCanOnlyPassIsToldSo() throws NotationException {
    Table table = table("infection", "", "xoo4/ooo4/ooo4/7/7/7/7 x 0");

    assertThat(ENGLISH.turn(table)).isEqualTo("red (x): no move is possible but pass.");
  }
}
