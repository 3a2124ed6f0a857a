package quinas.arena.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.infection.Infection;

class RecordReaderTest {

  private static final String EXAMPLE =
      """
      [Game "infection"]
      [Options "jumps=ring"]
      [Start "o5x/7/7/7/7/7/x5o x 0"]
      [First "Ana \\"the cat\\""]
      [SecondLevel "classic:medium"]
      [Date "2026-03-21"]
      [Result "second"]
      [Reason "resignation"]
      [Score "4-4"]
      [Event "Kitchen table"]

      {before} 1. f2 {safe} {and slow} 2. b2 (2. a1c2 {a knight's
      move} 3. g2 (3. f1) 4. b1) {after} 3. f1 4. a2
      second
      """;

  /// A game whose last move ends it: x takes the last microbe of o.
  private static final String WON =
      """
      [Game "infection"]
      [Start "7/1o5/7/x6/7/7/7 x 0"]

      1. b3 first
      """;

  private static GameRecord only(String text) throws RecordException {
    List<GameRecord> games = RecordReader.read(text);
    assertThat(games).hasSize(1);
    return games.getFirst();
  }

  private static void assertRefused(String text, int line, int column, String message) {
    ThrowingCallable reading = () -> RecordReader.read(text);
    assertThatThrownBy(reading)
        .isInstanceOf(RecordException.class)
        .hasMessage("line " + line + ", column " + column + ": " + message);
  }

  @Test
  void aRecordKeepsAllThatItsTextSays() throws Exception {
    GameRecord game = only(EXAMPLE);
    assertThat(game.game()).isEqualTo(Infection.GAME);
    assertThat(game.options()).hasToString("jumps=ring");
    assertThat(game.tag(Tag.FIRST)).contains("Ana \"the cat\"");
    assertThat(game.tags()).containsOnlyKeys("First", "SecondLevel", "Date", "Event");
    assertThat(game.positions().stream().map(Position::toString))
        .containsExactly(
            "o5x/7/7/7/7/7/x5o x 0",
            "o5x/5x1/7/7/7/7/x5o o 0",
            "o5x/1o3x1/7/7/7/7/x5o x 0",
            "o4xx/1o3x1/7/7/7/7/x5o o 0",
            "o4xx/oo3x1/7/7/7/7/x5o x 0");
    assertThat(game.outcome().result()).isEqualTo(Outcome.Result.SECOND);
    assertThat(game.outcome().reason()).isEqualTo(Settlement.RESIGNATION);
    assertThat(game.line().comments()).containsExactly("before");
    assertThat(game.line().plies().get(0).notes())
        .containsExactly(new Note.Comment("safe"), new Note.Comment("and slow"));
    List<Note> notes = game.line().plies().get(1).notes();
    assertThat(notes).hasSize(2).endsWith(new Note.Comment("after"));
    Line variation = ((Note.Variation) notes.getFirst()).line();
    assertThat(variation.plies().getFirst().notes())
        .containsExactly(new Note.Comment("a knight's\nmove"));
    assertThat(variation.plies()).hasSize(3);
    assertThat(variation.plies().get(1).notes().getFirst()).isInstanceOf(Note.Variation.class);
  }

  @Test
  void writingAndReadingGivesTheSameRecordAndTheSameText() throws Exception {
    GameRecord game = only(EXAMPLE);
    String text = RecordWriter.write(game);
    assertThat(text)
        .isEqualTo(
            """
            [Game "infection"]
            [Options "jumps=ring"]
            [Start "o5x/7/7/7/7/7/x5o x 0"]
            [First "Ana \\"the cat\\""]
            [SecondLevel "classic:medium"]
            [Date "2026-03-21"]
            [Result "second"]
            [Reason "resignation"]
            [Score "4-4"]
            [Event "Kitchen table"]

            {before} 1. f2 {safe} {and slow} 2. b2 (2. a1c2 {a knight's
            move} 3. g2 (3. f1) 4. b1) {after} 3. f1 4. a2 second
            """);
    assertThat(RecordReader.read(text)).containsExactly(game);
  }

  @Test
  void theExampleOfTheManualIsARecord() throws Exception {
    String manual = Files.readString(Path.of("..", "docs", "records.md"));
    String example = manual.split("```\n", -1)[1];
    GameRecord game = only(example);
    assertThat(game.line().plies()).hasSize(4);
    assertThat(RecordReader.read(RecordWriter.write(game))).containsExactly(game);
  }

  @Test
  void severalGamesFollowOneAnother() throws Exception {
    List<GameRecord> games = RecordReader.read(EXAMPLE + "\n" + WON + EXAMPLE);
    assertThat(games).hasSize(3);
    assertThat(RecordReader.read(RecordWriter.write(games))).isEqualTo(games);
  }

  @Test
  void anyTextSurvivesInTagsAndComments() throws Exception {
    String wild = "a\\b\"c}d{e\nf\rg\th\0i\uD800j\uFEFFk😀l;(m) ñ\u2028 ";
    Options options = Options.standard(Infection.GAME);
    Position start = Infection.GAME.notation().position("o5x/7/7/7/7/7/x5o x 0", options);
    int move = Infection.GAME.notation().move(start, "f2");
    Line line = new Line(List.of(wild), List.of(new Ply(move, List.of(new Note.Comment(wild)))));
    GameRecord game =
        new GameRecord(options, start, Map.of("First", wild, "Odd", ""), line, Outcome.NONE);
    assertThat(RecordReader.read(RecordWriter.write(game))).containsExactly(game);
  }

  @Test
  void aMarkAndForeignLineEndsMakeNoDifference() throws Exception {
    GameRecord game = only(EXAMPLE);
    assertThat(only("\uFEFF" + EXAMPLE.replace("\n", "\r\n"))).isEqualTo(game);
    assertThat(only(EXAMPLE.replace("\n", "\r"))).isEqualTo(game);
  }

  @Test
  void numbersAreForPeople() throws Exception {
    GameRecord game = only(WON);
    assertThat(only(WON.replace("1. b3", "b3"))).isEqualTo(game);
    assertThat(only(WON.replace("1. b3", "7...b3"))).isEqualTo(game);
    assertThat(only(WON.replace("1. b3", "99999999999999999999 b3"))).isEqualTo(game);
    assertThat(only(WON.replace("1. b3", "1. {why} 1... b3")).line().comments())
        .containsExactly("why");
  }

  @Test
  void aCommentMayRunToTheEndOfItsLine() throws Exception {
    GameRecord game = only(WON.replace("b3 ", "b3 ; takes } all\n"));
    assertThat(game.line().plies().getFirst().notes())
        .containsExactly(new Note.Comment(" takes } all"));
  }

  @Test
  void aGameWithoutStartIsDealtFromItsSeed() throws Exception {
    GameRecord game = only("[Game \"infection\"][Seed \"-7\"] *");
    assertThat(game.start()).hasToString("o5x/7/7/7/7/7/x5o x 0");
    assertThat(game.tag(Tag.SEED)).contains("-7");
  }

  @Test
  void anIllegalMoveIsNamedWithItsPlace() {
    assertRefused(WON.replace("b3", "d4"), 4, 4, "none of your microbes is next to d4");
    assertRefused(WON.replace("b3 ", "b3 b4 "), 4, 7, "the game is over");
    assertRefused(EXAMPLE.replace("f1)", "{x} g1)"), 13, 21, "g1 is not empty");
  }

  @Test
  void whatIsMissingIsNamed() {
    assertRefused("", 1, 1, "tag Game is missing");
    assertRefused(" \n ", 1, 1, "tag Game is missing");
    assertRefused("[Game \"infection\"] *", 1, 1, "tag Start is missing, and tag Seed too");
    assertRefused(
        WON.replace("first\n", ""),
        4,
        7,
        "expected a move or the result: first, second, draw or *");
  }

  @Test
  void aBrokenTagIsNamedWithItsPlace() {
    assertRefused("[", 1, 2, "expected the name of a tag, letters, digits and _, not \"\"");
    assertRefused(
        "[Ga-me \"x\"]", 1, 2, "expected the name of a tag, letters, digits and _, not \"Ga-me\"");
    assertRefused("[Game infection]", 1, 7, "expected the value of tag Game in quotation marks");
    assertRefused("[Game \"infection\n\"]", 1, 7, "the \" that opens here is never closed");
    assertRefused("[Game \"infection\"\n[", 2, 1, "expected ] after the value of tag Game");
    assertRefused("[A \"\"]\n[A \"\"]", 2, 2, "tag A is given twice");
    assertRefused("[Game \"chess\"]", 1, 7, "there is no game \"chess\"; there are " + ids());
    assertRefused(
        "[A \"b\\x\"]",
        1,
        6,
        "after a backslash stands one of \\ \" } n, or u and four hexadecimal digits");
    assertRefused(
        "[A \"b\\u12G4\"]",
        1,
        6,
        "after a backslash stands one of \\ \" } n, or u and four hexadecimal digits");
    assertRefused(
        "[Game \"infection\"]\n[Seed \"1.5\"] *",
        2,
        7,
        "the seed \"1.5\" is not a whole number of 64 bits");
    assertRefused(
        "[Game \"infection\"]\n[Seed \"+5\"] *",
        2,
        7,
        "the seed \"+5\" is not a whole number of 64 bits");
    assertRefused(
        "[Game \"infection\"]\n[Options \"jumps=far\"]\n",
        2,
        10,
        "option jumps: \"far\" is not one of lines|ring");
    assertRefused(WON.replace("7/1o5", "1o5"), 2, 8, "the board has 6 rows, expected 7");
  }

  private static String ids() {
    return String.join(", ", Games.ALL.stream().map(Game::id).toList());
  }

  @Test
  void aFalseResultIsFound() {
    assertRefused(
        WON.replace("first", "second"),
        4,
        7,
        "the result is given as second, but in the last position it is first");
    assertRefused(
        WON.replace("first", "*"),
        4,
        7,
        "the result is given as *, but in the last position it is first");
    assertRefused(
        "[Result \"draw\"]\n" + WON, 1, 9, "tag Result says draw, the moves end with first");
    assertRefused(
        "[Reason \"board full\"]\n" + WON,
        1,
        9,
        "tag Reason says board full, the last position says wiped out");
    assertRefused(
        "[Reason \"resignation\"]\n" + WON,
        1,
        9,
        "tag Reason says resignation, the last position says wiped out");
    assertRefused(
        "[Score \"3-1\"]\n" + WON, 1, 8, "tag Score says 3-1, the last position says 3-0");
    String open = WON.replace("1. b3 ", "1. a5 ");
    assertRefused(
        open, 4, 7, "the last position is not over: tag Reason must say why the result is first");
    assertRefused(
        "[Reason \"wiped out\"]\n" + open,
        1,
        9,
        "the last position is not over, so tag Reason must be one of resignation, agreement, time,"
            + " illegal move, disconnection, crash, stall, adjudication");
    assertRefused(
        "[Reason \"time\"]\n" + open.replace("first", "*"),
        1,
        9,
        "a game that goes on has no tag Reason");
  }

  @Test
  void aReasonMustAllowTheResult() throws Exception {
    String open = WON.replace("1. b3 ", "1. a5 ");
    String settled = "[Reason \"%s\"]\n" + open.replace("first", "%s");
    for (String reason :
        List.of("resignation", "time", "illegal move", "disconnection", "crash", "stall")) {
      assertThat(only(settled.formatted(reason, "second")).outcome().reason().text())
          .isEqualTo(reason);
      assertRefused(
          settled.formatted(reason, "draw"),
          1,
          9,
          "tag Reason says " + reason + ", which cannot lead to the result draw");
    }
    assertThat(only(settled.formatted("agreement", "draw")).outcome().result())
        .isEqualTo(Outcome.Result.DRAW);
    assertRefused(
        settled.formatted("agreement", "first"),
        1,
        9,
        "tag Reason says agreement, which cannot lead to the result first");
    for (String result : List.of("first", "second", "draw")) {
      GameRecord game = only(settled.formatted("adjudication", result));
      assertThat(RecordReader.read(RecordWriter.write(game))).containsExactly(game);
    }
  }

  @Test
  void errorsLookTheSameInAllCountries() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("fa-IR"));
    try {
      assertRefused(
          WON.replace("b3 ", nested(101)), 4, 407, "variations are nested more than 100 deep");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void whatOpensMustClose() {
    assertRefused(WON.replace("b3 ", "b3 {"), 4, 7, "the { that opens here is never closed");
    assertRefused(
        WON.replace("b3 ", "b3 ("), 4, 8, "expected a move or the ) that closes the variation");
    assertRefused(
        WON.replace("b3 first\n", "b3 (a3"), 4, 7, "the ( that opens here is never closed");
    assertRefused(WON.replace("b3 ", "b3 ()"), 4, 7, "a variation without a move");
    assertRefused(
        WON.replace("b3 ", "b3 )"),
        4,
        7,
        "expected a move or the result: first, second, draw or *");
    assertRefused(
        WON.replace("1. b3 ", "(b3) b3 "),
        4,
        1,
        "expected a move or the result: first, second, draw or *");
  }

  @Test
  void nestingHasALimit() throws Exception {
    GameRecord game = only(WON.replace("b3 ", nested(100)));
    assertThat(RecordReader.read(RecordWriter.write(game))).containsExactly(game);
    assertRefused(
        WON.replace("b3 ", nested(101)).replace("\n\n", "\n\n\n"),
        5,
        4 + 3 + 100 * 4,
        "variations are nested more than 100 deep");
    assertRefused(
        WON.replace("b3 ", "b3 " + "(b3 ".repeat(1_000_000)),
        4,
        4 + 3 + 100 * 4,
        "variations are nested more than 100 deep");
  }

  /// `b3 (b3 (b3 … ))`: each replaces the move it stands beside.
  private static String nested(int depth) {
    return "b3 " + "(b3 ".repeat(depth) + ")".repeat(depth) + " ";
  }
}
