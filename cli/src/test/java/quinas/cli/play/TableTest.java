package quinas.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import quinas.arena.record.GameRecord;
import quinas.arena.record.RecordException;
import quinas.arena.record.RecordReader;
import quinas.arena.record.RecordWriter;
import quinas.arena.record.Settlement;
import quinas.arena.record.Tag;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.infection.Infection;

class TableTest {

  private static final Player COMPUTER = Player.computer(new FirstMove(true));

  private static Table infection(Player first, Player second) {
    return Table.deal(Options.standard(Infection.GAME), 1, first, second);
  }

  private static Table persons() {
    return infection(Player.HUMAN, Player.HUMAN);
  }

  private static Table play(Table start, String... moves) {
    Table table = start;
    try {
      for (String move : moves) {
        table = table.play(move);
      }
    } catch (NotationException illegal) {
      throw new AssertionError(illegal);
    }
    return table;
  }

  private static Table letComputerPlay(Table table) {
    return table.play(table.computerMove());
  }

  private static List<String> texts(Table table) {
    return table.moves().stream().map(table.game().notation()::text).toList();
  }

  @Test
  void aNewTableStandsAtItsStart() {
    Table table = persons();

    assertThat(table.count()).isZero();
    assertThat(table.position()).isEqualTo(table.start());
    assertThat(table.lastMove()).isEmpty();
    assertThat(table.canUndo()).isFalse();
    assertThat(table.canRedo()).isFalse();
    assertThat(table.isDealt()).isTrue();
  }

  @Test
  void movesStandInTheOrderInWhichTheyWerePlayed() {
    Table table = play(persons(), "f1", "b1", "g1g3");

    assertThat(texts(table)).containsExactly("f1", "b1", "g1g3");
    assertThat(table.lastMove()).isEqualTo(OptionalInt.of(table.moves().getLast()));
    assertThat(table.before(1)).isEqualTo(play(persons(), "f1").position());
  }

  @Test
  void anIllegalMoveIsRefused() {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> persons().play("d4"))
        .withMessage("none of your microbes is next to d4");
  }

  @Test
  void betweenPeopleEachMoveIsTakenBackByItself() {
    Table table = play(persons(), "f1", "b1");

    assertThat(texts(table.undo())).containsExactly("f1");
    assertThat(table.undo().undo().count()).isZero();
    assertThat(table.undo().undo().canUndo()).isFalse();
    assertThat(texts(table.undo().undo().redo().redo())).containsExactly("f1", "b1");
  }

  @Test
  void againstTheComputerItsAnswerIsTakenBackToo() {
    Table table = letComputerPlay(play(infection(Player.HUMAN, COMPUTER), "f1"));

    assertThat(table.undo().count()).isZero();
    assertThat(table.undo().redo().moves()).isEqualTo(table.moves());
  }

  @Test
  void whereThePersonHasNotMovedYetNothingIsTakenBack() {
    Table opened = letComputerPlay(infection(COMPUTER, Player.HUMAN));
    Table answered = letComputerPlay(opened.play(opened.legalMoves().getFirst()));

    assertThat(opened.canUndo()).isFalse();
    assertThat(answered.undo().count()).isEqualTo(1);
    assertThat(answered.undo().canUndo()).isFalse();
  }

  @Test
  void amongComputersEachMoveIsTakenBackByItself() {
    Table table = letComputerPlay(letComputerPlay(infection(COMPUTER, COMPUTER)));

    assertThat(table.undo().count()).isEqualTo(1);
  }

  @Test
  void aNewMoveForgetsWhatWasTakenBack() {
    Table table = play(play(persons(), "f1", "b1").undo(), "a2");

    assertThat(texts(table)).containsExactly("f1", "a2");
    assertThat(table.canRedo()).isFalse();
  }

  @Test
  void whoGivesUpHasLost() {
    Table table = play(persons(), "f1").resign();

    assertThat(table.isOver()).isTrue();
    assertThat(table.outcome()).isEqualTo(Outcome.win(Seat.FIRST, Settlement.RESIGNATION));
    assertThat(table.legalMoves()).isEmpty();
    assertThat(Advice.of(table)).isEmpty();
    assertThatExceptionOfType(NotationException.class).isThrownBy(() -> table.play("b1"));
  }

  @Test
  void givingUpCanBeTakenBack() {
    Table table = play(persons(), "f1").resign().undo();

    assertThat(table.isOver()).isFalse();
    assertThat(texts(table)).containsExactly("f1");
  }

  @Test
  void theNextGameIsDealtFromTheNextSeed() {
    for (Game game : Games.ALL) {
      Options options = Options.standard(game);
      Table again = Table.deal(options, 7, Player.HUMAN, COMPUTER).again();

      assertThat(again.start()).isEqualTo(Table.deal(options, 8, COMPUTER, COMPUTER).start());
      assertThat(again.seed()).isEqualTo(8);
      assertThat(again.player(Seat.SECOND)).isEqualTo(COMPUTER);
    }
  }

  @Test
  void theNextGameFromAGivenPositionStartsThereAgain() {
    Position start = play(persons(), "f1", "b1").position();
    Options options = Options.standard(Infection.GAME);
    Table table = Table.from(start, options, 1, Player.HUMAN, Player.HUMAN);

    assertThat(play(table, "e1").again().position()).isEqualTo(start);
  }

  @Test
  void seatsCanBeExchanged() {
    Table table = infection(Player.HUMAN, COMPUTER).swapped();

    assertThat(table.player(Seat.FIRST)).isEqualTo(COMPUTER);
    assertThat(table.player(Seat.SECOND)).isEqualTo(Player.HUMAN);
  }

  @Test
  void aLevelThatCannotPlayIsNoticedInEitherSeat() {
    Player choosy = Player.computer(new FirstMove(false));

    assertThat(infection(choosy, Player.HUMAN).misplaced()).contains(Seat.FIRST);
    assertThat(infection(Player.HUMAN, choosy).misplaced()).contains(Seat.SECOND);
    assertThat(infection(Player.HUMAN, COMPUTER).misplaced()).isEmpty();
  }

  @Test
  void aRecordBringsTheTableBack() throws RecordException {
    for (Game game : Games.ALL) {
      Table table = Table.deal(Options.standard(game), 5, Player.HUMAN, Player.HUMAN);
      for (int i = 0; i < 9; i++) {
        table = table.play(table.legalMoves().getLast());
      }
      Table back = throughText(table);

      assertThat(back.moves()).isEqualTo(table.moves());
      assertThat(back.position()).isEqualTo(table.position());
      assertThat(back.seed()).isEqualTo(5);
      assertThat(back.isDealt()).isTrue();
      assertThat(back.undo().position()).isEqualTo(table.undo().position());
    }
  }

  @Test
  void aRecordRemembersWhoGaveUp() throws RecordException {
    Table table = play(persons(), "f1").resign();
    Table back = throughText(table);

    assertThat(back.isOver()).isTrue();
    assertThat(back.outcome().isWonBy(Seat.FIRST)).isTrue();
    assertThat(SavedGame.record(back)).isEqualTo(SavedGame.record(throughText(back)));
  }

  @Test
  void aRecordNamesPeopleAndComputers() {
    GameRecord record = SavedGame.record(infection(Player.HUMAN, COMPUTER));

    assertThat(record.tag(Tag.FIRST)).contains("human");
    assertThat(record.tag(Tag.SECOND_LEVEL)).contains("test:first");
    assertThat(record.tag(Tag.FIRST_LEVEL)).isEmpty();
  }

  private static final String ANNOTATED =
      """
      [Game "infection"]
      [Start "o5x/7/7/7/7/7/x5o x 0"]
      [First "Ana"]
      [Second "Rui"]
      [Date "2001-02-03"]
      [Reason "agreement"]
      [Event "Club night"]

      {Rain.} 1. f1 {Quiet.} (1. f2 {Bolder.}) 2. b1 {Symmetry.} draw
      """;

  private static Table annotated() throws RecordException {
    return SavedGame.table(RecordReader.read(ANNOTATED).getFirst());
  }

  @Test
  void aRecordThatNobodyTouchedStaysAsItWas() throws RecordException {
    GameRecord record = RecordReader.read(ANNOTATED).getFirst();

    assertThat(SavedGame.record(annotated())).isEqualTo(record);
  }

  @Test
  void aRecordThatGoesOnKeepsItsTagsAndCommentsButNotItsResult() throws RecordException {
    Table table = annotated().undo();
    String text = RecordWriter.write(SavedGame.record(table.play(table.legalMoves().getFirst())));

    assertThat(text)
        .contains("[First \"Ana\"]", "[Date \"2001-02-03\"]", "[Event \"Club night\"]")
        .contains("{Rain.} 1. f1 {Quiet.} (1. f2 {Bolder.}) 2. b1 {Symmetry.} 3. ")
        .doesNotContain("Seed", "Reason", "draw");
  }

  @Test
  void whereAnotherMoveIsMadeTheOldCommentsGo() throws RecordException {
    Table table = annotated().undo().undo();
    String text = RecordWriter.write(SavedGame.record(table.play(table.legalMoves().getLast())));

    assertThat(text).contains("{Bolder.}").doesNotContain("Symmetry");
  }

  @Test
  void aNewGameKeepsNothingOfTheRecord() throws RecordException {
    assertThat(SavedGame.record(annotated().swapped().again()).tags())
        .containsEntry("First", "human")
        .doesNotContainKey("Event");
  }

  private static Table throughText(Table table) throws RecordException {
    String text = RecordWriter.write(SavedGame.record(table));
    return SavedGame.table(RecordReader.read(text).getFirst());
  }
}
