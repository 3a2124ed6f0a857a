package quinas.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quinas.arena.record.GameRecord;
import quinas.arena.record.Pie;
import quinas.arena.record.RecordException;
import quinas.arena.record.RecordReader;
import quinas.arena.record.RecordWriter;
import quinas.arena.record.Tag;
import quinas.engine.level.Levels;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.infection.Infection;
import quinas.rules.pushee.Pushee;
import quinas.rules.shiftago.Shiftago;
import quinas.rules.syrtis.Syrtis;

/// A table at which the pie rule holds.
class PieTableTest {

  private static final Player LEVEL =
      Player.computer(Levels.byId(Infection.GAME, "level:2").orElseThrow());

  private static Table table(Game game, Player first, Player second) {
    return Table.deal(Options.standard(game), 1, first, second).withPie(true);
  }

  private static Table infection(Player first, Player second) {
    return table(Infection.GAME, first, second);
  }

  private static Table play(Table start, String... moves) throws NotationException {
    Table table = start;
    for (String move : moves) {
      table = table.play(move);
    }
    return table;
  }

  private static Table throughText(Table table) throws RecordException {
    String text = RecordWriter.write(SavedGame.record(table));
    return SavedGame.table(RecordReader.read(text).getFirst());
  }

  @Test
  void whoDoesNotBeginIsAskedWhenHeIsFirstToAct() throws NotationException {
    Table start = infection(Player.HUMAN, Player.HUMAN);

    assertThat(start.isOfferDue()).isFalse();
    assertThat(play(start, "f1").isOfferDue()).isTrue();
    assertThat(play(start, "f1").withPie(false).play("f1").isOfferDue()).isFalse();
    assertThat(play(start, "f1").resign().isOfferDue()).isFalse();
  }

  @Test
  void inSyrtisHeIsAskedWhenTheChoiceOfSidesIsDue() {
    Table table = table(Syrtis.GAME, Player.HUMAN, Player.HUMAN);
    while (table.turn() == Seat.FIRST) {
      assertThat(table.isOfferDue()).isFalse();
      table = table.play(table.legalMoves().getFirst());
    }

    assertThat(table.legalTexts()).containsExactly("light", "dark");
    assertThat(table.isOfferDue()).isTrue();
  }

  @Test
  void whereAPositionLetsTheSecondSeatBeginTheFirstIsAsked() throws NotationException {
    Options options = Options.standard(Infection.GAME);
    Position start = Infection.GAME.notation().position("o5x/7/7/7/7/7/x5o o 0", options);
    Table table = Table.from(start, options, 1, Player.HUMAN, LEVEL).withPie(true);
    Table asked = table.play(table.computerMove());

    assertThat(asked.turn()).isEqualTo(Seat.FIRST);
    assertThat(asked.isOfferDue()).isTrue();
    assertThat(asked.answered(true).player(Seat.FIRST)).isEqualTo(LEVEL);
  }

  @Test
  void whoChangesSeatsLeavesTheMoveToTheOther() throws NotationException {
    Table asked = play(infection(LEVEL, Player.HUMAN), "f1");
    Table changed = asked.answered(true);
    Table kept = asked.answered(false);

    assertThat(asked.toAct()).isEqualTo(Player.HUMAN);
    assertThat(changed.toAct()).isEqualTo(LEVEL);
    assertThat(changed.player(Seat.FIRST)).isEqualTo(Player.HUMAN);
    assertThat(changed.position()).isEqualTo(asked.position());
    assertThat(kept.toAct()).isEqualTo(Player.HUMAN);
    assertThat(List.of(changed, kept)).noneMatch(Table::isOfferDue);
    assertThat(play(changed, "b1").isOfferDue()).isFalse();
  }

  private static final String X_HAS_FOUR = "xxxx3/7/7/7/7/7/1o1o1oo x 18 18";

  private static final String O_HAS_FOUR = "oooo3/7/7/7/7/7/1x1x1xx x 18 18";

  private static Table shiftago(String start, Player first, Player second)
      throws NotationException {
    Options options = Options.standard(Shiftago.GAME);
    Position position = Shiftago.GAME.notation().position(start, options);
    return Table.from(position, options, 1, first, second).withPie(true);
  }

  @Test
  void theComputerTakesTheSeatThatIsBetter() throws NotationException {
    Player level = Player.computer(Levels.byId(Shiftago.GAME, "level:4").orElseThrow());
    Table worse = shiftago(X_HAS_FOUR, Player.HUMAN, level);
    Table better = shiftago(O_HAS_FOUR, Player.HUMAN, level);

    assertThat(play(worse, "left4").answeredByComputer().pie()).isEqualTo(Pie.SWAPPED);
    assertThat(play(better, "left4").answeredByComputer().pie()).isEqualTo(Pie.KEPT);
  }

  @Test
  void whoCutsForAnotherDoesNotTakeTheWholeCake() throws NotationException {
    Player level = Player.computer(Levels.byId(Shiftago.GAME, "level:4").orElseThrow());
    Table cut = shiftago(X_HAS_FOUR, level, Player.HUMAN);
    Table plain = cut.withPie(false);

    assertThat(plain.play(plain.computerMove()).isOver()).isTrue();
    assertThat(cut.play(cut.computerMove()).isOver()).isFalse();
  }

  @Test
  void theAnswerIsTakenBackAndGivenAgainLikeAMove() throws NotationException {
    Table changed = play(infection(Player.HUMAN, Player.HUMAN), "f1").answered(true);
    Table undone = changed.undo();

    assertThat(undone.count()).isEqualTo(1);
    assertThat(undone.isOfferDue()).isTrue();
    assertThat(undone.pie()).isEqualTo(Pie.OPEN);
    assertThat(undone.undo().count()).isZero();
    assertThat(undone.undo().redo().redo().pie()).isEqualTo(Pie.SWAPPED);
    assertThat(undone.undo().redo().redo().canRedo()).isFalse();
    assertThat(undone.answered(false).pie()).isEqualTo(Pie.KEPT);
  }

  @Test
  void undoneMovesAreForgottenByAnotherAnswer() throws NotationException {
    Table table = play(play(infection(Player.HUMAN, Player.HUMAN), "f1").answered(true), "b1");
    Table other = table.undo().undo().answered(false);

    assertThat(other.canRedo()).isFalse();
    assertThat(other.count()).isEqualTo(1);
    assertThat(play(table.undo().undo().undo(), "f2").isOfferDue()).isTrue();
  }

  @Test
  void whatTheComputerAnsweredIsTakenBackWithThePersonsMove() throws NotationException {
    Table asked = play(infection(Player.HUMAN, LEVEL), "f1");
    for (boolean isSwap : List.of(true, false)) {
      Table answered = asked.answered(isSwap);

      assertThat(answered.undo().count()).isZero();
      assertThat(answered.undo().pie()).isEqualTo(Pie.OPEN);
    }
  }

  @Test
  void theNextGameBeginsWithTheSeatsAsTheyWereAndTheSameRule() throws NotationException {
    Table again = play(infection(Player.HUMAN, LEVEL), "f1").answered(true).again();

    assertThat(again.player(Seat.FIRST)).isEqualTo(Player.HUMAN);
    assertThat(again.hasPie()).isTrue();
    assertThat(again.pie()).isEqualTo(Pie.OPEN);
  }

  @Test
  void aLevelThatCanPlayOneSeatAloneIsNotAccepted() throws NotationException {
    Player cheat = Player.computer(Levels.byId(Pushee.GAME, "classic:impossibru").orElseThrow());
    Options options = Options.read(Pushee.GAME, "impossibru=second");
    Table table = Table.deal(options, 1, Player.HUMAN, cheat);

    assertThat(table.misplaced()).isEmpty();
    assertThat(table.withPie(true).misplaced()).contains(Seat.SECOND);
  }

  @Test
  void theRecordNamesWhoSatWhereInTheEndAndWhatWasAnswered() throws Exception {
    Table changed = play(play(infection(Player.HUMAN, LEVEL), "f1").answered(true), "b1");
    GameRecord record = SavedGame.record(changed);

    assertThat(record.pie()).isEqualTo(Pie.SWAPPED);
    assertThat(record.tag(Tag.FIRST_LEVEL)).contains("level:2");
    assertThat(record.tag(Tag.SECOND)).contains("human");
    assertThat(RecordWriter.write(record)).contains("1. f1 {pie=swapped} 2. b1");
  }

  @Test
  void aRecordBringsTheTableBackWhateverWasAnswered() throws Exception {
    Table asked = play(infection(Player.HUMAN, LEVEL), "f1");
    for (Table table :
        List.of(
            infection(Player.HUMAN, LEVEL),
            asked,
            asked.answered(true),
            asked.answered(false),
            play(asked.answered(true), "b1", "g1g3"))) {
      Table back = throughText(table);

      assertThat(back.pie()).isEqualTo(table.pie());
      assertThat(back.moves()).isEqualTo(table.moves());
      assertThat(back.isOfferDue()).isEqualTo(table.isOfferDue());
      assertThat(back.player(Seat.FIRST)).isEqualTo(table.player(Seat.FIRST));
      assertThat(back.canUndo()).isEqualTo(table.canUndo());
      assertThat(SavedGame.record(back)).isEqualTo(SavedGame.record(table));
    }
  }

  @Test
  void ofAGameThatEndedBeforeTheQuestionNothingIsTold() throws NotationException {
    Table table = play(infection(Player.HUMAN, Player.HUMAN), "f1");

    assertThat(SavedGame.record(table).tags()).containsEntry("Pie", "open");
    assertThat(SavedGame.record(table.resign()).tags()).doesNotContainKey("Pie");
  }

  /// As a match writes it: two moves were made for the players, and more is told of the answer.
  private static final String MATCH =
      """
      [Game "infection"]
      [Start "o5x/7/7/7/7/7/x5o x 0"]
      [First "Ana"]
      [Second "Rui"]
      [SecondLevel "level:2"]
      [Pie "swapped"]
      [Reason "resignation"]
      [Opening "2"]

      1. f1 2. b1 {pie=swapped +0.34/8} 3. a6 second
      """;

  @Test
  void aGameOfAMatchThatNobodyTouchedStaysAsItWas() throws RecordException {
    GameRecord record = RecordReader.read(MATCH).getFirst();
    Table table = SavedGame.table(record);

    assertThat(table.pie()).isEqualTo(Pie.SWAPPED);
    assertThat(SavedGame.record(table)).isEqualTo(record);
  }

  @Test
  void whereItIsAnsweredAnewTheNamesGoWithThePlayers() throws RecordException {
    Table table = SavedGame.table(RecordReader.read(MATCH).getFirst());
    while (table.pie() == Pie.SWAPPED) {
      table = table.undo();
    }
    GameRecord record = SavedGame.record(table.answered(false));

    assertThat(record.tags())
        .containsEntry("First", "Rui")
        .containsEntry("Second", "Ana")
        .containsEntry("FirstLevel", "level:2")
        .doesNotContainKey("SecondLevel")
        .containsEntry("Pie", "kept");
    assertThat(RecordWriter.write(record)).doesNotContain("swapped");
  }
}
