package quinas.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.Reader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;
import quinas.engine.level.Levels;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.infection.Infection;

class LineGameTest {

  private static final Player COMPUTER = Player.computer(new FirstMove(true));

  @TempDir Path home;

  private static Table persons(Game game) {
    return Table.deal(Options.standard(game), 4, Player.HUMAN, Player.HUMAN);
  }

  private String play(Table table, String... lines) {
    return new Evening(Language.ENGLISH, home).at(table, List.of(lines));
  }

  private String infection(String... lines) {
    return play(persons(Infection.GAME), lines);
  }

  private static Position position(String text) {
    try {
      return Infection.GAME.notation().position(text, Options.standard(Infection.GAME));
    } catch (NotationException wrong) {
      throw new AssertionError(wrong);
    }
  }

  static Stream<Arguments> gamesAndLanguages() {
    return Games.ALL.stream()
        .flatMap(game -> Stream.of(Language.values()).map(each -> Arguments.of(game, each)));
  }

  @ParameterizedTest
  @MethodSource("gamesAndLanguages")
  void aWholeGameIsPlayedLineByLine(Game game, Language language) {
    SplittableRandom random = new SplittableRandom(9);
    List<String> script = new ArrayList<>();
    Table table = persons(game);
    while (!table.isOver()) {
      List<String> legal = table.legalTexts();
      script.add(legal.get(random.nextInt(legal.size())));
      table = table.play(table.legalMoves().get(legal.indexOf(script.getLast())));
    }
    String shown = new Evening(language, home).at(persons(game), script);

    Phrases phrases = new Phrases(Texts.of(language));
    assertThat(shown)
        .contains(phrases.end(table), phrases.status(table))
        .contains(Texts.of(language).say("after.again"))
        .doesNotContain("%s", "%d");
  }

  @ParameterizedTest
  @MethodSource("gamesAndLanguages")
  void computersPlayEachOther(Game game, Language language) {
    Table table = Table.deal(Options.standard(game), 4, COMPUTER, COMPUTER);
    String shown = new Evening(language, home).at(table, List.of());
    while (!table.isOver()) {
      table = table.play(table.computerMove());
    }

    assertThat(shown).contains(new Phrases(Texts.of(language)).end(table));
  }

  @ParameterizedTest
  @EnumSource
  void everyCommandWorksInItsLanguage(Language language) {
    Texts texts = Texts.of(language);
    List<String> script = new ArrayList<>();
    for (Command command : List.of(Command.MOVES, Command.POSITION, Command.RULES, Command.HELP)) {
      script.add(command.name(texts).toUpperCase(Locale.ROOT));
    }
    String shown = new Evening(language, home).at(persons(Infection.GAME), script);

    assertThat(shown)
        .contains("f1 f2 g2", "o5x/7/7/7/7/7/x5o x 0")
        .contains(texts.lines("rules.infection"))
        .contains(texts.say("help.undo"));
  }

  @Test
  void englishCommandsWorkInPortugueseToo() {
    String shown =
        new Evening(Language.PORTUGUESE, home)
            .at(persons(Infection.GAME), List.of("moves", "position"));

    assertThat(shown).contains("12 jogadas: f1", "o5x/7/7/7/7/7/x5o x 0");
  }

  @Test
  void aMoveIsShownWithItsStepsAndWhatCanBeDoneThen() {
    String shown =
        play(
            Table.from(
                position("2ox3/7/7/7/7/7/7 x 0"),
                Options.standard(Infection.GAME),
                0,
                Player.HUMAN,
                Player.HUMAN),
            "c2");

    assertThat(shown).contains("red (x): c2", "… step 1 of 2", "a colour is wiped out");
  }

  @Test
  void theComputerAnswers() {
    Table table = Table.deal(Options.standard(Infection.GAME), 1, Player.HUMAN, COMPUTER);
    List<String> answers = Evening.answers(play(table, "f1", "undo", "undo"));

    assertThat(answers.get(1)).contains("red (x): f1", "blue (o): ");
    assertThat(answers.get(2)).contains("Taken back to move 0.");
    assertThat(answers.get(3)).contains("There is no move to take back.");
  }

  @Test
  void whoComesSecondIsAskedByThePieRuleAndMustAnswer() {
    Table table = persons(Infection.GAME).withPie(true);
    List<String> answers = Evening.answers(play(table, "f1", "b1", "", "yes", "undo", "n", "b1"));

    assertThat(answers.getFirst()).contains("Pie rule: who comes second may change seats once.");
    assertThat(answers.get(1)).contains("blue (o): do you want to change seats? [y/n]");
    assertThat(answers.get(2)).contains("First say whether you change seats");
    assertThat(answers.get(3)).contains("blue (o): do you want to change seats? [y/n]");
    assertThat(answers.get(4))
        .contains("Seats are changed: red (x): a person; blue (o): a person.");
    assertThat(answers.get(5)).contains("The answer is taken back.", "do you want to change");
    assertThat(answers.get(6)).contains("Seats stay as they are", "blue (o) to move");
    assertThat(answers.get(7)).contains("blue (o): b1");
  }

  @Test
  void inPortugueseTheQuestionAndItsAnswerArePortuguese() {
    Table table = persons(Infection.GAME).withPie(true);
    String shown =
        new Evening(Language.PORTUGUESE, home).at(table, List.of("f1", "ajuda", "sim", "b1"));

    assertThat(shown)
        .contains("azul (o): quer trocar de lugar? [s/n]", "Os lugares foram trocados");
  }

  @Test
  void whoResignsInsteadOfAnsweringAndTakesItBackIsAskedAgain() {
    Table table = persons(Infection.GAME).withPie(true);

    assertThat(play(table, "f1", "resign", "undo", "y"))
        .contains("The game goes on where it was.", "Seats are changed")
        .doesNotContain("The answer is taken back.");
  }

  @Test
  void anAnswerThatIsGivenAgainIsToldLikeTheFirstTime() {
    Table table = persons(Infection.GAME).withPie(true);
    List<String> answers = Evening.answers(play(table, "f1", "y", "undo", "redo", "undo"));

    assertThat(answers.get(4)).contains("Seats are changed: red").doesNotContain("Played again");
    assertThat(answers.get(5)).contains("The answer is taken back.");
  }

  @Test
  void whatTheComputerAnsweredIsToldAgainWithTheMoveBefore() {
    Player level = Player.computer(Levels.byId(Infection.GAME, "level:1").orElseThrow());
    Table table =
        Table.deal(Options.standard(Infection.GAME), 1, Player.HUMAN, level).withPie(true);

    assertThat(Evening.answers(play(table, "f1", "undo", "redo")).get(3))
        .containsPattern("Played again to move \\d")
        .containsPattern("Seats (are changed|stay as they are): red");
  }

  @Test
  void whoIsAskedToChangeSeatsIsShownNoMoves() throws NotationException {
    Table asked = persons(Infection.GAME).withPie(true).play("f1");
    List<String> answers = Evening.answers(play(asked, "hint", "moves", "n", "moves"));

    assertThat(answers.subList(1, 3))
        .allSatisfy(answer -> assertThat(answer).contains("First say whether you change seats"));
    assertThat(answers.get(4)).contains("b1");
  }

  @Test
  void theAnswersAreOfferedInsteadOfMoves() throws NotationException {
    Texts texts = Texts.of(Language.PORTUGUESE);
    Console unused = new PipeConsole(Reader.nullReader(), System.out, texts);
    Commands commands = new Commands(unused, texts);
    Table asked = persons(Infection.GAME).withPie(true).play("f1");

    assertThat(commands.completions(asked))
        .contains("sim", "não", "desistir")
        .doesNotContainAnyElementsOf(asked.legalTexts());
    assertThat(commands.completions(asked.answered(false))).contains("b1").doesNotContain("sim");
  }

  @Test
  void theComputerAnswersByThePieRuleAndSaysWhoSitsWhere() {
    Player level = Player.computer(Levels.byId(Infection.GAME, "level:1").orElseThrow());
    Table table =
        Table.deal(Options.standard(Infection.GAME), 1, Player.HUMAN, level).withPie(true);
    List<String> answers = Evening.answers(play(table, "f1", "undo"));

    assertThat(answers.get(1)).containsPattern("Seats (are changed|stay as they are): red");
    assertThat(answers.get(2)).contains("Taken back to move 0.");
  }

  @Test
  void undoAndRedoShowTheBoard() {
    List<String> answers = Evening.answers(infection("f1", "undo", "redo", "redo", "position"));

    assertThat(answers.get(2)).contains("Taken back to move 0.", "red (x) 2");
    assertThat(answers.get(3)).contains("Played again to move 1.", "red (x) 3");
    assertThat(answers.get(4)).contains("There is no move to play again.");
    assertThat(answers.get(5)).contains("o4xx/7/7/7/7/7/x5o o 0");
  }

  @Test
  void whoTakesBackAResignationIsToldThatTheGameGoesOn() {
    assertThat(infection("f1", "resign", "undo", "position"))
        .contains("The game goes on where it was.", "o4xx/7/7/7/7/7/x5o o 0")
        .doesNotContain("Taken back");
  }

  @Test
  void aWrongWordGetsOneLine() {
    for (String line : List.of("hello", "z9", "f1 g1 f1", "save", "%s", "left 3", "quit now")) {
      assertThat(Evening.answers(infection(line, "position")).get(1).strip().lines())
          .as(line)
          .hasSize(1);
    }
  }

  @Test
  void aSavedGameGoesOnWhereItWas() {
    String file = home.resolve("game.quinas").toString();
    String shown = infection("f1", "save " + file, "b1", "load " + file, "position");

    assertThat(shown).contains("Saved in " + file, "Loaded " + file);
    assertThat(shown).contains("\no4xx/7/7/7/7/7/x5o o 0");
  }

  @Test
  void aFileIsOverwrittenOnlyIfThePlayerSaysSo() {
    String file = home.resolve("game.quinas").toString();
    List<String> lines = List.of("save " + file, "f1", "save " + file, "no", "load " + file);

    List<String> answers =
        Evening.answers(new Evening(Language.ENGLISH, home).at(persons(Infection.GAME), lines));
    assertThat(answers.get(3)).contains("exists. Overwrite it?", "Not saved.");
    assertThat(answers.get(4)).contains("red (x) 2");
  }

  @Test
  void aFileThatCannotBeReadChangesNothing() {
    List<String> answers = Evening.answers(infection("f1", "load nowhere.quinas", "position"));

    assertThat(answers.get(2)).contains("nowhere.quinas cannot be read: there is no such file");
    assertThat(answers.get(3)).contains("o4xx/7/7/7/7/7/x5o o 0");
  }

  @Test
  void afterTheGameThereIsANextOneWithSeatsExchanged() {
    Table table = Table.deal(Options.standard(Infection.GAME), 1, Player.HUMAN, COMPUTER);
    String shown = play(table, "resign", "swap", "resign", "1", "resign", "quit");

    assertThat(shown)
        .contains("Winner: blue (o); the other side has resigned.")
        .contains("red (x): the computer (test:first), blue (o): a person. Seed 2.")
        .contains("Seed 3.");
  }

  @ParameterizedTest
  @MethodSource("gamesAndLanguages")
  void nonsenseNeverEndsAGameNorChangesIt(Game game, Language language) {
    String letters = "abcdefghijlmnopqrstuvxz0123456789 -=.:,;?!%ãéç€😀\"'\\\u0007\u001b[";
    SplittableRandom random = new SplittableRandom(game.id().hashCode());
    Table table = persons(game);
    MoveReader reader = new MoveReader(table, Texts.of(language));
    List<String> script = new ArrayList<>();
    while (script.size() < 2_000) {
      StringBuilder line = new StringBuilder();
      for (int length = random.nextInt(0, 12); length > 0; length--) {
        line.append(letters.charAt(random.nextInt(letters.length())));
      }
      if (isNonsense(reader, line.toString(), language)) {
        script.add(line.toString());
      }
    }
    script.add("position");
    List<String> answers = Evening.answers(new Evening(language, home).at(table, script));

    assertThat(answers.get(script.size())).contains(game.notation().text(table.position()));
  }

  private static boolean isNonsense(MoveReader reader, String line, Language language) {
    String word = line.strip().split("\\s", -1)[0];
    if (Command.read(word, Texts.of(language)).isPresent()) {
      return false;
    }
    try {
      reader.read(line);
      return false;
    } catch (NotationException nonsense) {
      return true;
    }
  }
}
