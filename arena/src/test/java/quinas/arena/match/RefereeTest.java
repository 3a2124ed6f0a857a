package quinas.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.match.Referee.Side;
import quinas.arena.player.Answer;
import quinas.arena.player.Answer.Thought;
import quinas.arena.player.PlayerException;
import quinas.arena.record.GameRecord;
import quinas.arena.record.Note;
import quinas.arena.record.RecordException;
import quinas.arena.record.RecordReader;
import quinas.arena.record.RecordWriter;
import quinas.arena.record.Settlement;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Outcome.Result;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;

class RefereeTest {

  private static final Game INFECTION = Games.byId("infection").orElseThrow();
  private static final TimeControl SECOND_A_MOVE = TimeControl.perMove(Duration.ofSeconds(1));

  private static Opening start(Game game) {
    Position dealt = game.deal(Options.standard(game), new SplitMix64(1));
    return new Opening(1, dealt, List.of());
  }

  private static PlayedGame play(Terms terms, TimeControl control, Puppet first, Puppet second)
      throws InterruptedException {
    Referee referee = new Referee(Options.standard(INFECTION), terms, Verdicts.NONE);
    return referee.play(
        start(INFECTION),
        new Side(first.player(), control, 1),
        new Side(second.player(), control, 2));
  }

  private static PlayedGame play(Puppet first, Puppet second) throws InterruptedException {
    return play(Terms.PLAIN, TimeControl.NONE, first, second);
  }

  private static Answer says(Answer answer, int score) {
    Thought thought =
        new Thought(
            OptionalInt.of(7), OptionalInt.of(score), OptionalLong.of(999), Optional.empty());
    return new Answer(answer.move(), Optional.empty(), Optional.of(thought));
  }

  private static Puppet saying(String name, int score) {
    return new Puppet(
        name, turn -> says(Answer.of(Puppet.legal(turn.position()).getFirst()), score));
  }

  private static String lastWords(GameRecord record) {
    List<Note> notes = record.line().plies().getLast().notes();
    return ((Note.Comment) notes.getLast()).text();
  }

  @Test
  void aGameIsPlayedToItsEndAndRecorded() throws InterruptedException, RecordException {
    for (Game game : Games.ALL) {
      Options options = Options.standard(game);
      Referee referee = new Referee(options, Terms.PLAIN, Verdicts.NONE);
      Side first = new Side(Puppet.plain("a").player(), TimeControl.NONE, 1);
      Side second = new Side(Puppet.plain("b").player(), TimeControl.NONE, 2);
      PlayedGame played = referee.play(start(game), first, second);

      assertThat(played.mishap()).isEmpty();
      assertThat(played.record().end().isOver()).isTrue();
      assertThat(RecordReader.read(RecordWriter.write(played.record())))
          .containsExactly(played.record());
    }
  }

  @Test
  void aPlayerThatBreaksDownLosesWithItsReasonAndItsWords() throws InterruptedException {
    for (Settlement reason :
        List.of(Settlement.CRASH, Settlement.STALL, Settlement.TIME, Settlement.ILLEGAL_MOVE)) {
      Puppet broken =
          new Puppet(
              "broken",
              turn -> {
                throw new PlayerException(reason, "it broke");
              });
      PlayedGame played = play(Puppet.plain("a"), broken);

      assertThat(played.mishap()).contains(new Mishap(Seat.SECOND, reason, "it broke"));
      assertThat(played.record().outcome().result()).isEqualTo(Result.FIRST);
      assertThat(played.record().outcome().reason()).isEqualTo(reason);
      assertThat(lastWords(played.record())).isEqualTo("it broke");
    }
  }

  @Test
  void whoBreaksDownBeforeTheFirstMoveLosesToo() throws InterruptedException, RecordException {
    Puppet broken =
        new Puppet(
            "broken",
            turn -> {
              throw new PlayerException(Settlement.CRASH, "it broke");
            });
    GameRecord record = play(broken, Puppet.plain("b")).record();

    assertThat(record.moves()).isEmpty();
    assertThat(record.outcome().result()).isEqualTo(Result.SECOND);
    assertThat(RecordReader.read(RecordWriter.write(record))).containsExactly(record);
  }

  @Test
  void aDefectOfAPlayerIsACrash() throws InterruptedException {
    Puppet defective =
        new Puppet(
            "defective",
            turn -> {
              throw new IllegalStateException("lost my way");
            });
    Mishap mishap = play(defective, Puppet.plain("b")).mishap().orElseThrow();

    assertThat(mishap.reason()).isEqualTo(Settlement.CRASH);
    assertThat(mishap.sentence()).contains("lost my way");
  }

  @Test
  void anIllegalMoveLosesWhateverThePlayerThinksOfIt() throws InterruptedException {
    Puppet cheat = new Puppet("cheat", turn -> Answer.of(Integer.MAX_VALUE));
    PlayedGame played = play(cheat, Puppet.plain("b"));

    assertThat(played.record().outcome().reason()).isEqualTo(Settlement.ILLEGAL_MOVE);
    assertThat(played.record().outcome().result()).isEqualTo(Result.SECOND);
  }

  @Test
  void aMoveThatComesTooLateIsNotMade() throws InterruptedException {
    Puppet slow =
        new Puppet(
            "slow",
            turn ->
                new Answer(
                    Puppet.legal(turn.position()).getFirst(),
                    Optional.of(Duration.ofMillis(1051)),
                    Optional.empty()));
    Terms lenient =
        new Terms(
            Timing.STANDARD.withMargin(Duration.ofMillis(50)),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    PlayedGame played = play(lenient, SECOND_A_MOVE, slow, Puppet.plain("b"));

    assertThat(played.record().outcome().reason()).isEqualTo(Settlement.TIME);
    assertThat(played.record().moves()).isEmpty();
    assertThat(played.mishap().orElseThrow().sentence())
        .isEqualTo("1.051 s for a move, with 1.000 s left");
  }

  @Test
  void theMarginForgives() throws InterruptedException {
    Puppet slow =
        new Puppet(
            "slow",
            turn ->
                new Answer(
                    Puppet.legal(turn.position()).getFirst(),
                    Optional.of(Duration.ofMillis(1050)),
                    Optional.empty()));
    Terms lenient =
        new Terms(
            Timing.STANDARD.withMargin(Duration.ofMillis(50)),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());

    assertThat(play(lenient, SECOND_A_MOVE, slow, slow).mishap()).isEmpty();
  }

  @Test
  void withAClockEachMoveHasItsTimesBesideIt() throws InterruptedException {
    Puppet telling =
        new Puppet(
            "telling",
            turn ->
                new Answer(
                    Puppet.legal(turn.position()).getFirst(),
                    Optional.of(Duration.ofMillis(20)),
                    Optional.of(
                        new Thought(
                            OptionalInt.of(8),
                            OptionalInt.of(-34),
                            OptionalLong.of(1234),
                            Optional.of(Duration.ofMillis(19))))));
    GameRecord record = play(Terms.PLAIN, SECOND_A_MOVE, telling, telling).record();

    assertThat(lastWords(record))
        .matches("-0\\.34/8 0\\.\\d{3}s charged=0\\.020s says=0\\.019s nodes=1234");
  }

  @Test
  void withoutAClockNoTimeIsWritten() throws InterruptedException {
    GameRecord record = play(saying("a", 29_995), saying("b", -120)).record();

    assertThat(record.line().plies().get(0).notes())
        .containsExactly(new Note.Comment("+M5/7 nodes=999"));
    assertThat(record.line().plies().get(1).notes())
        .containsExactly(new Note.Comment("-1.20/7 nodes=999"));
  }

  @Test
  void aPlayerThatSeesItselfLostForLongEnoughHasLost() throws InterruptedException {
    Terms terms =
        new Terms(
            Timing.STANDARD,
            Optional.empty(),
            Optional.of(new ResignRule(3, 600)),
            Optional.empty());
    GameRecord record = play(terms, TimeControl.NONE, saying("a", 0), saying("b", -600)).record();

    assertThat(record.moves()).hasSize(6);
    assertThat(record.outcome().result()).isEqualTo(Result.FIRST);
    assertThat(record.outcome().reason()).isEqualTo(Settlement.ADJUDICATION);
  }

  @Test
  void aMoveWithoutAScoreBreaksTheRow() throws InterruptedException {
    Terms terms =
        new Terms(
            Timing.STANDARD,
            Optional.empty(),
            Optional.of(new ResignRule(2, 600)),
            Optional.empty());
    Puppet moody =
        new Puppet(
            "moody",
            turn -> {
              Answer answer = Answer.of(Puppet.legal(turn.position()).getFirst());
              return turn.moves().size() % 4 == 1 ? answer : says(answer, -900);
            });

    assertThat(play(terms, TimeControl.NONE, saying("a", 0), moody).record().end().isOver())
        .isTrue();
  }

  @Test
  void playersThatBothSeeThemselvesEqualAreDrawn() throws InterruptedException {
    Terms terms =
        new Terms(
            Timing.STANDARD,
            Optional.empty(),
            Optional.empty(),
            Optional.of(new DrawRule(9, 4, 10)));
    GameRecord record = play(terms, TimeControl.NONE, saying("a", 10), saying("b", -10)).record();

    assertThat(record.moves()).hasSize(9);
    assertThat(record.outcome().result()).isEqualTo(Result.DRAW);
  }

  @Test
  void aGameThatIsTooLongIsDrawnOrDecidedByPoints() throws InterruptedException {
    Puppet a = Puppet.plain("a");
    Puppet b = Puppet.plain("b");
    for (boolean byPoints : new boolean[] {false, true}) {
      Terms terms =
          new Terms(
              Timing.STANDARD,
              Optional.of(new LengthRule(7, byPoints)),
              Optional.empty(),
              Optional.empty());
      GameRecord record = play(terms, TimeControl.NONE, a, b).record();
      int margin = record.end().points(Seat.FIRST) - record.end().points(Seat.SECOND);

      assertThat(record.moves()).hasSize(7);
      assertThat(margin).isPositive();
      assertThat(record.outcome().result()).isEqualTo(byPoints ? Result.FIRST : Result.DRAW);
    }
  }

  @Test
  void whatIsProvenEndsTheGame() throws InterruptedException {
    Verdicts oracle =
        position ->
            position.points(Seat.FIRST) >= 6 ? Optional.of(Result.SECOND) : Optional.empty();
    Referee referee = new Referee(Options.standard(INFECTION), Terms.PLAIN, oracle);
    GameRecord record =
        referee
            .play(
                start(INFECTION),
                new Side(Puppet.plain("a").player(), TimeControl.NONE, 1),
                new Side(Puppet.plain("b").player(), TimeControl.NONE, 2))
            .record();

    assertThat(record.end().points(Seat.FIRST)).isEqualTo(6);
    assertThat(record.outcome().result()).isEqualTo(Result.SECOND);
    assertThat(record.outcome().reason()).isEqualTo(Settlement.ADJUDICATION);
  }
}
