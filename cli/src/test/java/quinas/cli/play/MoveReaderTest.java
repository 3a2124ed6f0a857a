package quinas.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;

class MoveReaderTest {

  private static Table table(String game, String position) throws NotationException {
    Game chosen = Games.byId(game).orElseThrow();
    Options options = Options.standard(chosen);
    Position start = chosen.notation().position(position, options);
    return Table.from(start, options, 0, Player.HUMAN, Player.HUMAN);
  }

  private static String read(Table table, Language language, String line) throws NotationException {
    return table.game().notation().text(new MoveReader(table, Texts.of(language)).read(line));
  }

  @ParameterizedTest
  @CsvSource({
    "left3, left3",
    "LEFT 3, left3",
    "l 3, left3",
    "l3, left3",
    "from the left 3, left3",
    "up: 4, up4",
    "top 4, up4",
    "bottom row 2, down2",
    "right-7, right7"
  })
  void shiftagoTakesEdgesInManyForms(String line, String move) throws NotationException {
    Table table = table("shiftago", "7/7/7/7/7/7/7 x 22 22");

    assertThat(read(table, Language.ENGLISH, line)).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource({
    "esquerda 3, left3",
    "Direita 7, right7",
    "cima 1, up1",
    "baixo 4, down4",
    "left 3, left3",
    "da esquerda na linha 3, left3",
    "e3, left3"
  })
  void shiftagoTakesPortugueseEdges(String line, String move) throws NotationException {
    Table table = table("shiftago", "7/7/7/7/7/7/7 x 22 22");

    assertThat(read(table, Language.PORTUGUESE, line)).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource({
    "he4, he4",
    "H E4, he4",
    "h 5 4, he4",
    "h54, he4",
    "horizontal e 4, he4",
    "v 1 1, va1",
    "vertically at a1, va1",
    "place upright on a1, va1",
    "V:1-1, va1"
  })
  void pusheeTakesColumnAndRowAsTheOriginalDid(String line, String move) throws NotationException {
    Table table = table("pushee", "000000/000000/000000/000000/000000/000000 6/6/6/6/6/6 x 15 15");

    assertThat(read(table, Language.ENGLISH, line)).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource({"de pé em e4, ve4", "em pé e 4, ve4", "pôr deitada na casa a1, ha1"})
  void pusheeTakesPortugueseWords(String line, String move) throws NotationException {
    Table table = table("pushee", "000000/000000/000000/000000/000000/000000 6/6/6/6/6/6 x 15 15");

    assertThat(read(table, Language.PORTUGUESE, line)).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource({
    "f1, f1",
    "F1, f1",
    "6 1, f1",
    "61, f1",
    "'6, 1', f1",
    "g1e1, g1e1",
    "G1 to E1, g1e1",
    "g1-e1, g1e1",
    "g1 -> e1, g1e1",
    "7 1 5 1, g1e1",
    "7151, g1e1",
    "g1 f1, f1",
    "7 1 to 6 1, f1"
  })
  void infectionTakesOneSquareOrTwo(String line, String move) throws NotationException {
    Table table = table("infection", "o5x/7/7/7/7/7/x5o x 0");

    assertThat(read(table, Language.ENGLISH, line)).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource({"b3, b3", "B 3, b3", "2 3, b3", "23, b3"})
  void catsAndDogsTakeASquare(String line, String move) throws NotationException {
    Table table = table("catsdogs", "#4/2#2/2#2/3##/#2#1 c place 0 0");

    assertThat(read(table, Language.ENGLISH, line)).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource({"xb1, xb1", "take b1, xb1", "x 2 1, xb1", "tirar B1, xb1", "tirar o cão de b1, xb1"})
  void catsTakeADogOff(String line, String move) throws NotationException {
    Table table = table("catsdogs", "1d2/4/4/4 c remove 3 3");

    assertThat(read(table, Language.PORTUGUESE, line)).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource({
    "b4=d4, b4=d4",
    "B4 = D4, b4=d4",
    "slide b4 to d4, b4=d4",
    "pass, pass",
    "p, pass",
    "PASS, pass",
    "slide 2 4 4 4, b4=d4"
  })
  void syrtisTakesVerbs(String line, String move) throws NotationException {
    Table table = table("syrtis", "3s3/1SOosd2/1S1O3/1ol5/1Oso3/sdoolS3/7 l 1 - 0/0 0");

    assertThat(read(table, Language.ENGLISH, line)).isEqualTo(move);
  }

  @Test
  void anIllegalMoveIsExplainedInTheNotation() throws NotationException {
    Table table = table("infection", "o5x/7/7/7/7/7/x5o x 0");

    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> read(table, Language.ENGLISH, "7 1 to 4 1"))
        .withMessage("a microbe on g1 cannot jump to d1");
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> read(table, Language.ENGLISH, "nonsense"))
        .withMessageContaining("\"nonsense\" is no move");
  }

  @ParameterizedTest
  @CsvSource({"Z99", "Cc9", "resign now", "claras"})
  void anErrorQuotesWhatWasTyped(String line) throws NotationException {
    Table table = table("infection", "o5x/7/7/7/7/7/x5o x 0");

    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> read(table, Language.PORTUGUESE, line))
        .withMessageContaining("\"" + line + "\"");
  }

  @ParameterizedTest
  @EnumSource
  void whateverIsTypedGivesALegalMoveOrAnError(Language language) {
    String letters = "abcdefghlrtuvxpos=-> .,:;0123456789ãé€😀\t'\"%s%d\\";
    SplittableRandom random = new SplittableRandom(1);
    for (Game game : Games.ALL) {
      Table table = Table.deal(Options.standard(game), 3, Player.HUMAN, Player.HUMAN);
      MoveReader reader = new MoveReader(table, Texts.of(language));
      for (int i = 0; i < 3_000; i++) {
        StringBuilder line = new StringBuilder();
        for (int length = random.nextInt(1, 9); length > 0; length--) {
          line.append(letters.charAt(random.nextInt(letters.length())));
        }
        try {
          assertThat(table.legalMoves()).contains(reader.read(line.toString()));
        } catch (NotationException error) {
          assertThat(Texts.of(language).say(error)).isNotEmpty();
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyLegalMoveIsReadAsItIsWritten(Language language) throws NotationException {
    for (Game game : Games.ALL) {
      Table table = Table.deal(Options.standard(game), 3, Player.HUMAN, Player.HUMAN);
      for (int i = 0; i < 30 && !table.isOver(); i++) {
        MoveReader reader = new MoveReader(table, Texts.of(language));
        for (int move : table.legalMoves()) {
          assertThat(reader.read(game.notation().text(move))).isEqualTo(move);
        }
        table = table.play(table.legalMoves().get(i % table.legalMoves().size()));
      }
    }
  }
}
