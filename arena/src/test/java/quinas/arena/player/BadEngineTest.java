package quinas.arena.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.arena.clock.Clock;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.record.Settlement;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.rules.shiftago.Shiftago;

/// Programs that do not do what they must, and programs that do it in their own way. All of them
/// are real, and nothing of any of them may be left.
@Timeout(60)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the bad engine is a shell script")
class BadEngineTest {

  private static final Position START = Shiftago.GAME.deal(BadEngine.OPTIONS, new SplitMix64(0));
  private static final Timing STRICT = Timing.STANDARD.withGrace(Duration.ofMillis(300));
  private static final Timing BRIEF = STRICT.withPatience(Duration.ofSeconds(4));

  @TempDir
  @SuppressWarnings("NullAway.Init") // by JUnit
  private Path folder;

  @AfterEach
  void nothingIsLeft() throws InterruptedException {
    BadEngine.assertNothingIsLeft();
  }

  /// Plays for both sides.
  private static List<Answer> play(Player player, int plies, String control) throws Exception {
    player.begin(BadEngine.OPTIONS, START, 5);
    List<Answer> answers = new ArrayList<>();
    List<Integer> moves = new ArrayList<>();
    Position position = START;
    TimeControl time = TimeControl.read(control);
    for (int i = 0; i < plies; i++) {
      Answer answer = player.move(new Turn(START, moves, position, Clock.start(time, time)));
      answers.add(answer);
      moves.add(answer.move());
      position = position.play(answer.move());
    }
    return answers;
  }

  private static List<Answer> play(String arguments, int plies, String control, Timing timing)
      throws Exception {
    try (Player player = BadEngine.entrant(arguments, timing).open(BadEngine.OPTIONS)) {
      return play(player, plies, control);
    }
  }

  /// How two plies with this engine end.
  private static PlayerException failure(String arguments, String control, Timing timing) {
    return catchThrowableOfType(PlayerException.class, () -> play(arguments, 2, control, timing));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dead | it ended with exit code 3; it last wrote: no network file",
        "crashes 2 | sh: it ended with exit code 7; it last wrote: out of / memory",
        "crashes-in-game 1 | sh: it ended with exit code 1",
        "closes | sh: it closed its output and goes on",
      })
  void aProgramThatEndsHasCrashed(String arguments, String message) {
    PlayerException failure = failure(arguments, "none", Timing.STANDARD);

    assertThat(failure).hasMessage(message);
    assertThat(failure.reason()).isEqualTo(Settlement.CRASH);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nonsense | sh: it answered \"bestmove @%$&\": \"@%$&\" is no move;",
        "wordless | sh: it answered \"bestmove\": \"\" is no move;",
        "illegal | sh: it answered \"bestmove left8\": \"left8\" is no move;",
      })
  void whatIsNoLegalMoveIsQuoted(String arguments, String message) {
    PlayerException failure = failure(arguments, "none", Timing.STANDARD);

    assertThat(failure).hasMessageStartingWith(message);
    assertThat(failure.reason()).isEqualTo(Settlement.ILLEGAL_MOVE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "never | 0.2/move | sh: no answer to \"go movetime 200\" within 0.2",
        "never | 0.2+0.1 | sh: no answer to \"go p1time 200 p1inc 100 p2time 200 p2inc 100\" within",
        "never | depth=5 | sh: no answer to \"go depth 5\" within 4 s, nor to \"stop\"",
        "floods-for-ever | 0.2/move | sh: no answer to \"go movetime 200\" within 0.2",
        "never-ready | none | no answer to \"isready\" within 4 s",
      })
  void aProgramThatRunsAndDoesNotAnswerStalls(String mode, String control, String message)
      throws Exception {
    boolean isTimed = TimeControl.read(control).isTimed();
    PlayerException failure = failure(mode, control, isTimed ? STRICT : BRIEF);

    assertThat(failure).hasMessageStartingWith(message);
    assertThat(failure.reason()).isEqualTo(Settlement.STALL);
  }

  @Test
  void whatItSaidBeforeItFellSilentIsTold() {
    assertThat(failure("refuses", "0.1/move", STRICT))
        .hasMessageEndingWith(", nor to \"stop\"; it last said: error go: I would rather not");
  }

  @Test
  void withoutAClockPatienceEnds() {
    Timing timing = Timing.STANDARD.withPatience(Duration.ofSeconds(3));

    PlayerException failure = failure("waits-for-stop", "nodes=9", timing);

    assertThat(failure).hasMessageMatching("sh: it answered \"go nodes 9\" after .* s; 3 s was .*");
    assertThat(failure.reason()).isEqualTo(Settlement.STALL);
  }

  @ParameterizedTest
  @CsvSource({"waits-for-stop, 0.2/move", "slow, 0.2+0.1"})
  void aProgramThatAnswersTooLateHasOversteppedItsTime(String mode, String control) {
    PlayerException failure =
        failure(mode, control, Timing.STANDARD.withMargin(Duration.ofMillis(10)));

    assertThat(failure).hasMessageMatching("sh: it answered \"go .*\" after .* s; 0.2.* s was .*");
    assertThat(failure.reason()).isEqualTo(Settlement.TIME);
  }

  @Test
  void theMarginForgives() throws Exception {
    Timing generous = Timing.STANDARD.withMargin(Duration.ofSeconds(30));

    Answer answer = play("dozes", 1, "0.1/move", generous).getFirst();

    assertThat(answer.used().orElseThrow()).isGreaterThan(Duration.ofMillis(450));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "good",
        "early",
        "silent",
        "never-greets",
        "crlf",
        "long",
        "late",
        "eager",
        "capitals",
        "ponders",
        "floods",
        "floods-stderr",
        "plain-score",
      })
  void manyHabitsAreNoFaults(String mode) throws Exception {
    List<Answer> answers = play(mode, 9, "none", Timing.STANDARD);

    assertThat(answers)
        .extracting(answer -> Shiftago.GAME.notation().text(answer.move()))
        .startsWith("left1", "left1", "left1")
        .endsWith("left1", "left2", "left2");
    assertThat(answers).allSatisfy(answer -> assertThat(answer.used().orElseThrow()).isPositive());
  }

  @Test
  void whatItSaysOfItsThinkingIsKept() throws Exception {
    Answer.Thought thought =
        play("good", 1, "none", Timing.STANDARD).getFirst().thought().orElseThrow();

    assertThat(thought.depth()).hasValue(1);
    assertThat(thought.score()).hasValue(-7);
    assertThat(thought.nodes()).hasValue(2);
    assertThat(thought.time()).contains(Duration.ofMillis(4));
  }

  @Test
  void oneProgramPlaysManyGames() throws Exception {
    try (Player player =
        BadEngine.entrant("crashes-in-game 3", Timing.STANDARD).open(BadEngine.OPTIONS)) {
      play(player, 3, "none");
      play(player, 3, "none");
      assertThatThrownBy(() -> play(player, 3, "none")).isInstanceOf(PlayerException.class);
    }
  }

  @Test
  void optionsAndLimitsAreTold() throws Exception {
    Path told = folder.resolve("told file");
    String text = BadEngine.text("tells '%s'?Hash=64&Clear%%20Hash&Path=a%%20b".formatted(told));
    try (Player player =
        Entrants.read(BadEngine.OPTIONS, text, Timing.STANDARD).open(BadEngine.OPTIONS)) {
      play(player, 1, "40/60+0.6,nodes=5,depth=3");
    }

    assertThat(Files.readAllLines(told))
        .containsExactly(
            "name Hash value 64",
            "name Clear Hash",
            "name Path value a b",
            "name Seed value 5",
            "go p1time 60000 p1inc 600 p2time 60000 p2inc 600 movestogo 40 nodes 5 depth 3");
  }

  @Test
  void anOptionThatItDoesNotHaveIsNamed() throws Exception {
    Entrant entrant =
        Entrants.read(BadEngine.OPTIONS, BadEngine.text("good?hsah=64"), Timing.STANDARD);

    assertThatThrownBy(() -> entrant.open(BadEngine.OPTIONS))
        .isInstanceOf(PlayerException.class)
        .hasMessage("it has no option \"hsah\"; it has Seed, Hash, Clear Hash, Path");
  }

  @Test
  void aProgramThatTalksOfSomethingElseIsTriedOnce() {
    PlayerException failure = failure("foreign", "none", BRIEF);

    assertThat(failure.isCertain()).isTrue();
    assertThat(failure)
        .hasMessageMatching("no answer to \"isready\" within 4.* s; it last said: What is .*");
    assertThat(failure("never-ready", "none", BRIEF).isCertain()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"leaks", "leaks-and-crashes", "stays"})
  void whatItLeavesBehindIsKilled(String mode) throws Exception {
    Path file = folder.resolve("child");
    String arguments = mode + " '" + file + "'";
    Player player = BadEngine.entrant(arguments, Timing.STANDARD).open(BadEngine.OPTIONS);
    long child = Long.parseLong(Files.readString(file).strip());
    assertThat(BadEngine.isRunning(child)).isTrue();
    if (mode.equals("leaks-and-crashes")) {
      assertThatThrownBy(() -> play(player, 1, "none"))
          .isInstanceOf(PlayerException.class)
          .hasMessage("sh: it ended with exit code 1");
    }

    player.close();
    player.close();

    assertThat(BadEngine.isRunning(child)).isFalse();
  }

  @Test
  void closingEndsAMoveInAnotherThread() throws Exception {
    Player player = BadEngine.entrant("never", Timing.STANDARD).open(BadEngine.OPTIONS);
    Thread closer = Thread.ofVirtual().start(player::close);
    PlayerException failure =
        catchThrowableOfType(PlayerException.class, () -> play(player, 1, "none"));
    closer.join();

    assertThat(failure.reason()).isEqualTo(Settlement.CRASH);
  }

  @Test
  void anInterruptionIsPassedOnAndLeavesNothing() throws Exception {
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> play("never", 1, "none", Timing.STANDARD))
        .isInstanceOf(InterruptedException.class);
  }

  /// Half a second of sleep costs no processor time to speak of.
  @Test
  void sleepIsNotChargedByTheProcessorsClock() throws Exception {
    Timing timing = Timing.STANDARD.withMargin(Duration.ZERO).onProcessorTime();

    Answer answer = play("dozes", 1, "0.4/move", timing).getFirst();

    assertThat(answer.used().orElseThrow()).isLessThan(Duration.ofMillis(400));
  }

  @Test
  void theWorkOfItsChildrenIsCharged() throws Exception {
    Answer answer = play("burns", 1, "none", Timing.STANDARD.onProcessorTime()).getFirst();

    assertThat(answer.used().orElseThrow()).isGreaterThan(Duration.ofMillis(20));
  }

  @Test
  void tooMuchProcessorTimeEndsTheGame() {
    Timing timing = Timing.STANDARD.withMargin(Duration.ZERO).onProcessorTime();

    assertThat(failure("burns", "0.01/move", timing).reason()).isEqualTo(Settlement.TIME);
    assertThat(failure("burns-for-ever", "0.1/move", STRICT.onProcessorTime()).reason())
        .isEqualTo(Settlement.STALL);
  }
}
