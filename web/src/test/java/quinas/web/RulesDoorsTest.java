package quinas.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.engine.level.Level;
import quinas.engine.level.Levels;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

class RulesDoorsTest {

  private static final String INFECTION = "x1o4/7/7/7/7/7/7 x 0";

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  @Test
  void everyGameIsTold() {
    List<Asked> told = Asked.of(RulesDoors.games()).values();
    assertThat(told.stream().map(game -> game.text("id")))
        .containsExactlyElementsOf(Games.ALL.stream().map(Game::id).toList());
    Asked pushee = told.get(2);
    assertThat(pushee.list("options").getFirst().json())
        .isEqualTo(
            Map.of(
                "key",
                "size",
                "standard",
                "6",
                "low",
                6L,
                "high",
                9L,
                "words",
                List.of(),
                "isText",
                false));
  }

  @ParameterizedTest
  @MethodSource("games")
  void levelsAreThoseOfTheEngine(Game game) {
    assertThat(LevelNames.of(game)).isEqualTo(Levels.of(game).stream().map(Level::id).toList());
  }

  @ParameterizedTest
  @MethodSource("games")
  void presetsAreAllowed(Game game) throws Exception {
    for (Map<String, ?> preset : Presets.of(game)) {
      Map<?, ?> chosen = (Map<?, ?>) Objects.requireNonNull(preset.get("options"));
      String options =
          chosen.entrySet().stream()
              .map(each -> each.getKey() + "=" + each.getValue())
              .collect(Collectors.joining(","));
      assertThat(Views.nonStandard(Options.read(game, options))).isEqualTo(options);
    }
  }

  @Test
  void theSameSeedDealsTheSamePosition() {
    String one = RulesDoors.deal("catsdogs", "size=6", "4");
    assertThat(RulesDoors.deal("catsdogs", "size=6", "4")).isEqualTo(one);
    assertThat(RulesDoors.deal("catsdogs", "size=6", "5")).isNotEqualTo(one);
    assertThat(Asked.of(one).value().get("columns")).isEqualTo(6L);
  }

  @Test
  void optionsAreToldOnlyWhereTheyAreNotStandard() {
    Asked view = Asked.of(RulesDoors.deal("catsdogs", "specials=on,size=6", "1")).value();
    assertThat(view.text("options")).isEqualTo("size=6");
  }

  /// What was dealt and played can be read again, and then looks the same.
  @ParameterizedTest
  @MethodSource("games")
  void aWholeGameIsPlayedThroughTheDoors(Game game) {
    String id = game.id();
    Asked view = Asked.of(RulesDoors.deal(id, "", "3")).value();
    RandomGenerator random = new SplitMix64(3);
    StringBuilder moves = new StringBuilder();
    String start = view.text("text");
    while (view.get("isOver").equals(false)) {
      List<Asked> gestures = view.list("gestures");
      String move = gestures.get(random.nextInt(gestures.size())).text("move");
      Asked played = Asked.of(RulesDoors.play(id, "", view.text("text"), move)).value();
      assertThat(played.text("move")).isEqualTo(move);
      assertThat(played.get("by")).isEqualTo(view.get("turn"));
      Asked after = played.list("steps").getLast().at("view");
      assertThat(RulesDoors.read(id, "", after.text("text")))
          .isEqualTo(Json.write(Map.of("value", after.json())));
      moves.append(move).append(' ');
      view = after;
    }
    assertThat(view.plain("gestures")).isEmpty();
    assertThat(view.text("result")).isIn("first", "second", "draw");
    List<Asked> line = Asked.of(RulesDoors.line(id, "", start, moves.toString())).values();
    assertThat(line.getLast().list("steps").getLast().at("view")).isEqualTo(view);
  }

  @Test
  void aMoveIsShownInSteps() {
    Asked played = Asked.of(RulesDoors.play("infection", "", INFECTION, "b1")).value();
    assertThat(played.plain("named")).isEqualTo(List.of("b1"));
    List<Asked> steps = played.list("steps");
    assertThat(steps).hasSize(2);
    assertThat(steps.get(0).plain("changed")).isEqualTo(List.of("b1"));
    assertThat(steps.get(0).at("view").plain("gestures")).isEmpty();
    assertThat(steps.get(1).plain("changed")).isEqualTo(List.of("c1"));
  }

  @Test
  void movesAreReadAsPeopleTypeThem() {
    assertThat(RulesDoors.play("infection", "", INFECTION, " A1 - C3 "))
        .isEqualTo(RulesDoors.play("infection", "", INFECTION, "a1c3"));
  }

  @Test
  void aRefusalNamesTheSquares() {
    Asked fault = Asked.of(RulesDoors.play("infection", "", INFECTION, "a1c1")).fault();
    assertThat(fault.text("message")).isEqualTo("c1 is not empty");
    assertThat(fault.text("pattern")).isEqualTo("%s is not empty");
    assertThat(fault.plain("arguments")).isEqualTo(List.of("c1"));
    assertThat(fault.plain("places")).isEqualTo(List.of("c1"));
  }

  @Test
  void placesThatAreNoMoveAreExplained() {
    Asked fault = Asked.of(RulesDoors.explain("infection", "", INFECTION, "c1")).fault();
    assertThat(fault.plain("places")).asInstanceOf(LIST).contains("c1");
    Asked incomplete = Asked.of(RulesDoors.explain("infection", "", INFECTION, "b1")).fault();
    assertThat(incomplete.text("pattern")).isEqualTo("choose one of the marked squares");
  }

  @Test
  void aNotchIsExplainedByTheNameOfItsMove() throws Exception {
    Game game = Games.byId("shiftago").orElseThrow();
    Position full = game.notation().position("xoxoxox/7/7/7/7/7/7 o 18 19", Options.standard(game));
    Asked fault = Asked.of(RulesDoors.explain("shiftago", "", full.toString(), "left1")).fault();
    assertThat(fault.text("message")).isEqualTo("row 1 is full");
  }

  @Test
  void whatIsNoGameNoOptionAndNoPositionIsRefused() {
    for (String answer :
        List.of(
            RulesDoors.deal("chess", "", "1"),
            RulesDoors.deal("syrtis", "board=huge", "1"),
            RulesDoors.deal("syrtis", "", "one"),
            RulesDoors.read("syrtis", "", "huge"),
            RulesDoors.line("infection", "", INFECTION, "b1 b1"),
            RulesDoors.readRecords("nothing"),
            RulesDoors.writeRecord("nothing"))) {
      assertThat(Asked.of(answer).fault().text("message")).isNotEmpty();
    }
  }

  @Test
  void recordsKeepTagsCommentsAndResult() {
    String record =
        """
        [Game "infection"]
        [Start "x1o4/7/7/7/7/7/6o x 0"]
        [First "Ana"]
        [Result "second"]
        [Reason "resignation"]

        {Look} 1. b1 {a clone}
        second
        """;
    Asked view = Asked.of(RulesDoors.readRecords(record)).values().getFirst();
    assertThat(view.plain("moves")).isEqualTo(List.of("b1"));
    assertThat(view.text("result")).isEqualTo("second");
    assertThat(view.at("tags").json()).isEqualTo(Map.of("First", "Ana"));
    assertThat(view.at("comments").json()).isEqualTo(Map.of("0", "Look", "1", "a clone"));
    String written = Asked.of(RulesDoors.writeRecord(Json.write(view.json()))).text("value");
    assertThat(Asked.of(RulesDoors.readRecords(written)).values().getFirst()).isEqualTo(view);
  }

  @Test
  void recordsKeepTheirVariations() {
    String record =
        """
        [Game "shiftago"]
        [Start "START"]

        1. left3 2. up1 ({why not} 2. up2 {so} 3. left1 (3. left2) 4. up3) (2. up4) 3. left4
        *
        """
            .replace("START", Asked.of(RulesDoors.deal("shiftago", "", "0")).value().text("text"));
    Asked view = Asked.of(RulesDoors.readRecords(record)).values().getFirst();
    assertThat(view.plain("moves")).isEqualTo(List.of("left3", "up1", "left4"));
    Asked first = view.list("variations").getFirst();
    assertThat(first.get("ply")).isEqualTo(2L);
    assertThat(first.plain("moves")).isEqualTo(List.of("up2", "left1", "up3"));
    assertThat(first.at("comments").json()).isEqualTo(Map.of("1", "why not", "2", "so"));
    assertThat(first.list("variations").getFirst().get("ply")).isEqualTo(3L);
    assertThat(view.list("variations").get(1).plain("moves")).isEqualTo(List.of("up4"));
    String written = Asked.of(RulesDoors.writeRecord(Json.write(view.json()))).text("value");
    assertThat(written.replace('\n', ' '))
        .contains("2. up1 ({why not} 2. up2 {so} 3. left1 (3. left2) 4. up3) (2. up4) 3. left4");
    assertThat(Asked.of(RulesDoors.readRecords(written)).values().getFirst()).isEqualTo(view);
  }

  @Test
  void aFaultOfARecordSaysWhereItIsBesidesWhat() {
    Asked fault = Asked.of(RulesDoors.readRecords("[Game \"shiftago\"]\n[Oops]\n")).fault();
    assertThat(fault.get("line")).isEqualTo(2L);
    assertThat(fault.text("message")).startsWith("line 2, column " + fault.get("column") + ": ");
    assertThat(fault.text("pattern")).doesNotContain("line");
  }
}
