package quinas.cli.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.Size;
import org.jline.terminal.Sized;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quinas.arena.record.Pie;
import quinas.cli.board.Look;
import quinas.cli.play.Autosave;
import quinas.cli.play.Departure;
import quinas.cli.play.Ending;
import quinas.cli.play.Phrases;
import quinas.cli.play.Player;
import quinas.cli.play.SavedGame;
import quinas.cli.play.Table;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;
import quinas.engine.level.Levels;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.infection.Infection;
import quinas.rules.pushee.Pushee;
import quinas.rules.shiftago.Shiftago;

/// Games played by pressing keys on a terminal of 80 columns and 24 lines.
@Timeout(60)
class ScreenGameTest {

  private static final String DOWN = "\033[B";
  private static final String RIGHT = "\033[C";
  private static final String ENTER = "\r";
  private static final String QUIT = "qy";

  private final ByteArrayOutputStream shown = new ByteArrayOutputStream();

  @TempDir private Path directory;

  @Test
  void theArrowKeysLeadToAMoveAndEnterMakesIt() throws Departure {
    Ending ending = play(persons(Shiftago.GAME), DOWN, ENTER, RIGHT, ENTER, QUIT);
    assertThat(moves(ending)).containsExactly("left2", "right2");
    assertThat(ending.next()).isEqualTo(Ending.Next.QUIT);
  }

  @Test
  void spaceTurnsAPiece() throws Departure {
    Ending ending = play(persons(Pushee.GAME), " ", ENTER, DOWN, " ", ENTER, QUIT);
    assertThat(moves(ending)).containsExactly("va1", "ha2");
  }

  @Test
  void whatLineModeUnderstandsCanBeTyped() throws Departure {
    Ending ending = play(persons(Infection.GAME), ":F 2", ENTER, ":b1", ENTER, ":menu", ENTER);
    assertThat(moves(ending)).containsExactly("f2", "b1");
    assertThat(ending.next()).isEqualTo(Ending.Next.MENU);
  }

  @Test
  void movesAreTakenBackAndPlayedAgain() throws Departure {
    Table table = persons(Infection.GAME);
    assertThat(moves(play(table, ":f2", ENTER, ":b1", ENTER, "u", QUIT))).containsExactly("f2");
    assertThat(moves(play(table, ":f2", ENTER, "u", "r", QUIT))).containsExactly("f2");
  }

  @Test
  void aWrongSquareIsExplainedAndNothingIsLost() throws Departure {
    Ending ending = play(persons(CatsDogs.GAME), ":b3", ENTER, ":b3", ENTER, ":b4", ENTER, QUIT);
    assertThat(moves(ending)).containsExactly("b3");
    assertThat(text()).contains("b3 is not empty").containsPattern("next to a (cat|dog) on b3");
  }

  @Test
  void theComputerAnswers() throws Departure {
    Player computer = Player.computer(Levels.byId(Infection.GAME, "classic:easy").orElseThrow());
    Table table = Table.deal(Options.standard(Infection.GAME), 1, Player.HUMAN, computer);
    // What is typed ahead waits until the computer has moved.
    Ending ending = play(table, ":f2", ENTER, ":g2", ENTER, ":f1", ENTER, ":quit", ENTER);
    assertThat(moves(ending)).hasSize(6).contains("f2", "g2", "f1");
  }

  @Test
  void thePieRuleIsAnsweredWithAKey() throws Departure {
    Table table = persons(Infection.GAME).withPie(true);
    Ending ending = play(table, ":f2", ENTER, ENTER, "y", ":b1", ENTER, QUIT);
    assertThat(SavedGame.record(ending.table()).pie()).isEqualTo(Pie.SWAPPED);
    assertThat(moves(ending)).containsExactly("f2", "b1");
    assertThat(text()).contains("change seats?", "First say whether", "Seats are changed");
  }

  @Test
  void whoIsAskedToChangeSeatsIsAdvisedNoMove() throws Departure {
    play(persons(Infection.GAME).withPie(true), ":f2", ENTER, "i", QUIT);
    assertThat(text()).contains("First say whether");
  }

  @Test
  void theSaveKeyThatMeansYesInPortugueseIsNotShownWhileThatIsAsked() throws NotationException {
    Table asked = persons(Infection.GAME).withPie(true).play("f2");
    assertThat(footer(asked)).contains("s n trocar de lugar?").doesNotContain("s gravar");
    assertThat(footer(asked.answered(false))).contains("s gravar");
  }

  private static List<String> footer(Table table) {
    Footer footer = new Footer(Texts.of(Language.PORTUGUESE), Look.PLAIN);
    Hand hand = Hand.over(table, Optional.empty());
    return footer.keys(table, hand).stream().map(AttributedString::toString).toList();
  }

  @Test
  void nobodyAnswersForAComputer() throws Departure {
    Player computer = Player.computer(Levels.byId(Infection.GAME, "classic:easy").orElseThrow());
    Table asked = Table.deal(Options.standard(Infection.GAME), 1, computer, computer).withPie(true);
    Ending ending = play(asked.play(asked.legalMoves().getFirst()), ":yes", ENTER, "qy");
    assertThat(text()).doesNotContain("Seats are changed");
    assertThat(SavedGame.record(ending.table()).pie()).isEqualTo(Pie.OPEN);
  }

  @Test
  void onTheScreenTheComputerAnswersByThePieRule() throws Departure {
    Player computer = Player.computer(Levels.byId(Infection.GAME, "level:1").orElseThrow());
    Table table =
        Table.deal(Options.standard(Infection.GAME), 1, Player.HUMAN, computer).withPie(true);
    Ending ending = play(table, ":f2", ENTER, ":quit", ENTER);
    assertThat(SavedGame.record(ending.table()).pie().isAsked()).isTrue();
    assertThat(text()).containsPattern("Seats (are|stay)");
  }

  @Test
  void whoWatchesComputersCannotMoveForThem() throws Departure {
    Player computer = Player.computer(Levels.byId(Infection.GAME, "classic:easy").orElseThrow());
    Table table = Table.deal(Options.standard(Infection.GAME), 1, computer, computer);
    Ending ending = play(table, ":pass", ENTER, ":resign", ENTER, "qy");
    assertThat(ending.table().isOver()).isFalse();
    assertThat(text()).contains("can clone or jump");
  }

  @Test
  void aGameThatIsOverAsksWhatComesNext() throws Departure {
    Ending ending = play(persons(Infection.GAME), ":resign", ENTER, ENTER);
    assertThat(ending.next()).isEqualTo(Ending.Next.AGAIN);
    assertThat(text()).contains("Hello", "the other side has");
    assertThat(play(persons(Infection.GAME), ":resign", ENTER, "7").next())
        .isEqualTo(Ending.Next.QUIT);
  }

  @Test
  void helpTakesTheWholeScreenUntilItHasBeenRead() throws Departure {
    Ending ending = play(persons(Infection.GAME), "?", "q", ":f2", ENTER, QUIT);
    assertThat(moves(ending)).containsExactly("f2");
    assertThat(text()).contains("PLAYING ON THE SCREEN");
  }

  @Test
  void whoDoesNotConfirmStays() throws Departure {
    Ending ending = play(persons(Infection.GAME), "qn", ":f2", ENTER, QUIT);
    assertThat(moves(ending)).containsExactly("f2");
  }

  @Test
  void theTerminalIsGivenBackWhenTheKeysRunOut() {
    assertThatExceptionOfType(Departure.class)
        .isThrownBy(() -> play(persons(Infection.GAME), ":f2", ENTER));
    assertThat(text()).contains("\033[?1049h");
    assertThat(text().lastIndexOf("\033[?1049l")).isGreaterThan(text().lastIndexOf("f2"));
  }

  @Test
  void aKeySkipsTheComputersMoveAndTypedLinesAreNotLost() throws Departure {
    Player computer = Player.computer(Levels.byId(Infection.GAME, "classic:easy").orElseThrow());
    Table table = Table.deal(Options.standard(Infection.GAME), 1, Player.HUMAN, computer);
    Duration slow = Duration.ofHours(1);
    Ending ending = play(table, slow, ":f2", ENTER, ENTER, ":g2", ENTER, ":f1", ENTER, " ", QUIT);
    assertThat(moves(ending)).hasSize(6).contains("f2", "g2", "f1");
  }

  private Ending play(Table table, String... keys) throws Departure {
    return play(table, Duration.ZERO, keys);
  }

  private Ending play(Table table, Duration delay, String... keys) throws Departure {
    byte[] bytes = String.join("", keys).getBytes(StandardCharsets.UTF_8);
    try (Terminal terminal =
        new ExternalTerminal(
            "test",
            "xterm-256color",
            new ByteArrayInputStream(bytes),
            shown,
            StandardCharsets.UTF_8)) {
      terminal.setSize((Sized) Size.of(80, 24));
      Phrases phrases = new Phrases(Texts.of(Language.ENGLISH));
      Autosave autosave = new Autosave(directory, true);
      return new ScreenGame(terminal, phrases, Look.PLAIN, delay, autosave).play(table, "Hello");
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Table persons(Game game) {
    return Table.deal(Options.standard(game), 1, Player.HUMAN, Player.HUMAN);
  }

  private static List<String> moves(Ending ending) {
    return ending.table().moves().stream().map(ending.table().game().notation()::text).toList();
  }

  /// All that was sent to the terminal.
  private String text() {
    return shown.toString(StandardCharsets.UTF_8);
  }
}
