package quinas.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.infection.Infection;

class SessionTest {

  @TempDir Path home;

  private Evening evening() {
    return new Evening(Language.ENGLISH, home);
  }

  private String menu(String... lines) {
    return evening().menu(List.of(lines));
  }

  private static Table started() {
    Table table = Table.deal(Options.standard(Infection.GAME), 1, Player.HUMAN, Player.HUMAN);
    return table.play(table.legalMoves().getFirst());
  }

  @Test
  void theMenuOffersEveryGame() {
    String shown = menu("0");

    for (Game game : Games.ALL) {
      assertThat(shown).contains(game.title());
    }
  }

  @Test
  void gamesAreChosenByNumberOrByName() {
    assertThat(menu("5", "play", "position")).contains("o5x/7/7/7/7/7/x5o x 0");
    assertThat(menu("infection", "1", "position")).contains("o5x/7/7/7/7/7/x5o x 0");
  }

  @Test
  void enterTakesTheDefault() {
    assertThat(menu("", "", "position")).contains("7/7/7/7/7/7/7 x 22 22");
  }

  @Test
  void zeroGoesBackAndThenOut() {
    assertThat(menu("1", "who", "0", "0", "0").lines().filter("Quinas"::equals)).hasSize(2);
  }

  @Test
  void aWrongAnswerIsAskedAgain() {
    assertThat(menu("99", "what", "-1", "0")).contains("Type a number from 0 to 7.");
  }

  @Test
  void twoPeopleCanPlayAndTheComputerInEitherSeat() {
    assertThat(menu("infection", "who", "persons", "play"))
        .contains("red (x): a person, blue (o): a person");
    assertThat(menu("infection", "who", "first", "level:2", "play"))
        .contains("red (x): a person, blue (o): the computer (level 2, casual)");
    assertThat(menu("infection", "who", "second", "level:2", "play"))
        .contains("red (x): the computer (level 2, casual), blue (o): a person");
    assertThat(menu("infection", "who", "computers", "1", "2", "play", "quit"))
        .contains(
            "red (x): the computer (level 1, beginner), blue (o): the computer (level 2, casual)");
  }

  @Test
  void thePieRuleIsChosenInTheMenu() {
    assertThat(menu("infection", "who", "persons", "pie", "play", "f1"))
        .contains("may change seats once: no", "may change seats once: yes")
        .contains("do you want to change seats?");
    assertThat(menu("infection", "who", "persons", "pie", "pie", "play", "f1"))
        .doesNotContain("do you want to change seats?");
  }

  @Test
  void theLevelsOfTheOriginalAreAMenuFurther() {
    assertThat(menu("infection", "who", "first", "original", "classic:easy", "play"))
        .contains("blue (o): the computer (original: easy)");
    assertThat(menu("infection", "who", "first", "original", "0", "level:1", "play"))
        .contains("blue (o): the computer (level 1, beginner)");
  }

  @Test
  void aGentleLevelIsReadyUnlessSomebodyChooses() {
    assertThat(menu("infection", "play"))
        .contains("red (x): a person, blue (o): the computer (level 3, attentive)");
  }

  @Test
  void aLevelThatNeedsAnOptionGetsIt() {
    assertThat(menu("pushee", "who", "first", "original", "classic:impossibru", "play", "play"))
        .contains("cannot play here with these options, but can with impossibru=second.")
        .contains("O: the computer (original: impossibru). Seed", "Options: impossibru=second.");
  }

  @Test
  void anOptionIsChangedAndShownWithItsValue() {
    String shown = menu("infection", "options", "jumps", "ring", "0", "play", "moves");

    assertThat(shown).contains("jumps = lines: where a microbe can jump");
    assertThat(shown).contains("ring – any of the 16 squares at distance two (Ataxx)");
    assertThat(shown).contains("Options: jumps=ring.").contains("g1f3");
  }

  @Test
  void aWrongValueIsRefusedWithTheReason() {
    String shown =
        menu("infection", "options", "gaps", "a1", "gaps", "c3+c3", "gaps", "d4", "0", "play");

    assertThat(shown)
        .contains("option gaps: a1 is a starting corner", "option gaps: c3 is named twice")
        .contains("Options: gaps=d4.");
  }

  @Test
  void theRulesCanBeReadBeforeTheGame() {
    assertThat(menu("catsdogs", "rules"))
        .contains(Texts.of(Language.ENGLISH).lines("rules.catsdogs"));
  }

  @Test
  void theLanguageCanBeChanged() {
    assertThat(menu("lang", "pt", "infection", "", "posição"))
        .contains("Abrir um jogo gravado", "Joga o vermelho (x)");
  }

  @ParameterizedTest
  @EnumSource
  void everyOptionOfEveryGameCanBeOpened(Language language) {
    for (Game game : Games.ALL) {
      List<String> lines = new ArrayList<>(List.of(game.id(), "options"));
      game.options().forEach(option -> lines.addAll(List.of(option.key(), "")));
      lines.addAll(List.of("0", "play", "quit"));
      String shown = new Evening(language, home).menu(lines);

      assertThat(shown).contains(game.title() + " – ");
    }
  }

  @Test
  void aSavedGameIsOpenedFromTheMenu() throws IOException {
    Path file = home.resolve("a.quinas");
    SavedGame.write(file, started());

    assertThat(file).content().containsPattern("\\[Date \"20\\d\\d-\\d\\d-\\d\\d\"]");
    assertThat(menu("open", file.toString(), "position")).contains(started().position().toString());
    assertThat(menu("open", "nowhere", "0")).contains("there is no such file");
    assertThat(menu("open", "", "0").lines().filter("Quinas"::equals)).hasSize(2);
  }

  @Test
  void aGameThatIsQuitIsOfferedNextTime() {
    assertThat(evening().at(started(), List.of("quit"))).contains("The game is kept");
    assertThat(menu("resume", "position"))
        .contains("Go on with the game you left: 7th Guest: Infection, move 1")
        .contains(started().position().toString());
  }

  @Test
  void aGameLeftForTheMenuCanGoOn() {
    assertThat(evening().at(started(), List.of("menu", "resume", "position")))
        .contains(started().position().toString());
  }

  @Test
  void aGameThatCameToItsEndIsNotOffered() {
    evening().at(started(), List.of("quit"));
    menu("resume", "resign", "quit");

    assertThat(menu("0")).doesNotContain("Go on");
  }

  @Test
  void anotherGameLeavesTheKeptOneAlone() {
    evening().at(started(), List.of("quit"));
    evening().at(started(), List.of("resign", "quit"));

    assertThat(menu("0")).contains("Go on with the game you left");
  }

  @Test
  void everyGameThatIsLeftIsKept() {
    Table longer = started().play(started().legalMoves().getFirst());
    evening().at(started(), List.of("quit"));
    evening().at(longer, List.of("quit"));

    assertThat(evening().autosave().files()).hasSize(2);
    assertThat(menu("resume", "unfinished.quinas", "position"))
        .contains("Go on with one of the 2 games you left")
        .contains(started().position().toString());
    assertThat(menu("resume", "unfinished-2.quinas", "position"))
        .contains(longer.position().toString());
  }

  @Test
  void aSecondGameOfTheSameEveningHasAFileOfItsOwn() {
    evening().at(started(), List.of("menu", "infection", "play", "f2", "quit"));

    assertThat(evening().autosave().files()).hasSize(2);
  }

  @Test
  void aGameThatIsLoadedLeavesTheKeptOneAlone() throws IOException {
    Path file = home.resolve("a.quinas");
    Table longer = started().play(started().legalMoves().getFirst());
    SavedGame.write(file, longer);
    evening().at(started(), List.of("quit"));
    menu("resume", "load " + file, "quit");

    assertThat(evening().autosave().files()).hasSize(2);
  }

  @Test
  void whoStartsAGameAtATerminalHearsOfThoseLeft() {
    Evening evening = evening();
    assertThat(evening.atTerminal(started(), false, List.of("quit"))).doesNotContain("you left");
    assertThat(evening.atTerminal(started(), false, List.of("quit")))
        .contains("The unfinished game you left is kept");
    assertThat(evening.atTerminal(started(), false, List.of("resign", "quit")))
        .contains("The 2 unfinished games you left are kept");
    assertThat(evening.at(started(), List.of("resign", "quit"))).doesNotContain("you left");
  }

  @Test
  void whoNamesOnlyAGameIsAskedWhetherToGoOnWithIt() {
    Table longer = started().play(started().legalMoves().getFirst());
    evening().at(longer, List.of("quit"));

    assertThat(evening().atTerminal(started(), true, List.of("y", "position", "quit")))
        .contains("You left a game of 7th Guest: Infection at move 2. Go on with it?")
        .contains(longer.position().toString());
    assertThat(evening().autosave().files()).hasSize(1);
    assertThat(evening().atTerminal(started(), true, List.of("", "position", "quit")))
        .contains(started().position().toString());
    assertThat(evening().autosave().files()).hasSize(2);
  }

  @Test
  void aGameIsKeptAfterEveryMoveUntilItIsOver() {
    Autosave autosave = evening().autosave();
    autosave.begin();
    autosave.remember(started());
    assertThat(autosave.files()).hasSize(1);

    autosave.remember(started().resign());
    assertThat(autosave.files()).isEmpty();
  }

  @Test
  void whereNothingIsKeptNothingIsTouched() {
    evening().at(started(), List.of("quit"));
    Autosave none = new Autosave(home.resolve("quinas"), false);
    none.begin();
    none.remember(started());
    none.forget();

    assertThat(none.files()).isEmpty();
    assertThat(evening().autosave().files()).hasSize(1);
  }

  @Test
  void aBrokenKeptGameIsSetAside() throws IOException {
    Path file = home.resolve("quinas").resolve("unfinished.quinas");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "[Game \"infection\"]\n1. nonsense *\n");
    String shown = menu("0");

    assertThat(shown).contains("cannot be read any more", "line 1").doesNotContain("Go on");
    assertThat(file).doesNotExist();
    assertThat(file.resolveSibling("unfinished.quinas.broken")).exists();
  }

  @Test
  void aPlaceThatCannotBeWrittenIsToldOnce() throws IOException {
    Path inTheWay = Files.writeString(home.resolve("file"), "");
    String shown =
        new Evening(Language.ENGLISH, inTheWay).at(started(), List.of("b1", "resign", "quit"));

    assertThat(shown.lines().filter(line -> line.contains("cannot be kept"))).hasSize(1);
    assertThat(shown).contains("Winner: blue (o)");
  }

  @Test
  void theUsualPlaceFollowsTheSystem() {
    assertThat(Autosave.place(Map.of("XDG_STATE_HOME", "/state"), "/home/ana"))
        .isEqualTo(Path.of("/state/quinas"));
    assertThat(Autosave.place(Map.of("XDG_STATE_HOME", "not/absolute"), "/home/ana"))
        .isEqualTo(Path.of("/home/ana/.local/state/quinas"));
    assertThat(Autosave.place(Map.of("HOME", "/tmp/eva"), "/home/ana"))
        .isEqualTo(Path.of("/tmp/eva/.local/state/quinas"));
    assertThat(Autosave.place(Map.of("HOME", ""), "/home/ana"))
        .isEqualTo(Path.of("/home/ana/.local/state/quinas"));
    assertThat(Autosave.place(Map.of("LOCALAPPDATA", "/local"), "/home/ana"))
        .isEqualTo(Path.of("/local/quinas"));
  }
}
