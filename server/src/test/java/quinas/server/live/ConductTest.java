package quinas.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Outcome.Result;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.rules.infection.Infection;
import quinas.server.api.Action;
import quinas.server.api.Action.Answer;
import quinas.server.api.Action.Subject;
import quinas.server.api.ClockTerms;
import quinas.server.api.Code;
import quinas.server.api.GameState.Kind;

/// What may happen in a game and when, with a time that the test sets.
class ConductTest {

  private static final Conduct CONDUCT = new Conduct(60_000, 1_000_000);

  @SuppressWarnings("NullAway.Init") // each test begins one
  private LiveGame game;

  private long now;

  private void begin(@Nullable ClockTerms clock, Sitter second) {
    now = 1_000_000;
    Position start = Infection.GAME.deal(Options.standard(Infection.GAME), new SplitMix64(1));
    try {
      game =
          LiveGame.begin(
              "id",
              new Happening.Created(
                  "infection",
                  "",
                  Infection.GAME.notation().text(start),
                  List.of(),
                  clock,
                  new Sitter(Kind.PERSON, "Ana", "", Secrets.hash("a")),
                  second,
                  Secrets.hash("i")),
              now);
    } catch (NotationException e) {
      throw new AssertionError(e);
    }
  }

  private void begin(@Nullable ClockTerms clock) {
    begin(clock, new Sitter(Kind.PERSON, "Rui", "", Secrets.hash("b")));
  }

  /// Two seconds of base time, and one after each move.
  private void beginBlitz() {
    begin(new ClockTerms.Increment(2, 1));
    move(Seat.FIRST, 0);
    move(Seat.SECOND, 0);
  }

  private void happen(Happening happening) {
    try {
      // As it is kept and read again.
      game = game.after(Happening.read(happening.json()), now);
    } catch (NotationException e) {
      throw new AssertionError(e);
    }
  }

  private Verdict decide(Seat seat, Action action, long lag) {
    Verdict verdict = CONDUCT.decide(game, seat, action, now, lag);
    if (verdict instanceof Verdict.Happens(Happening happening)) {
      happen(happening);
    }
    return verdict;
  }

  private Verdict decide(Seat seat, Action action) {
    return decide(seat, action, 0);
  }

  private Verdict move(Seat seat, long after) {
    return move(seat, after, 0);
  }

  private Verdict move(Seat seat, long after, long lag) {
    now += after;
    Position position = game.position();
    int[] moves = new int[Infection.GAME.maxMoves()];
    position.legalMoves(moves, 0);
    String text = Infection.GAME.notation().text(moves[0]);
    return decide(seat, new Action.Move(game.plies(), text), lag);
  }

  private static void isRefused(Verdict verdict, Code code) {
    assertThat(verdict).isInstanceOf(Verdict.Refused.class);
    assertThat(((Verdict.Refused) verdict).error().code()).isEqualTo(code);
  }

  private Verdict propose(Seat seat, Subject subject, Answer answer) {
    return decide(seat, new Action.Proposal(subject, answer));
  }

  @Test
  void theClocksRunAfterTheSecondMove() {
    begin(new ClockTerms.Increment(2, 1));
    move(Seat.FIRST, 50_000);
    assertThat(game.clocks().running()).isNull();
    move(Seat.SECOND, 50_000);
    assertThat(game.clocks().running()).isEqualTo(Seat.FIRST);
    assertThat(game.clocks().first()).isEqualTo(2_000);
    assertThat(game.clocks().second()).isEqualTo(2_000);
  }

  @Test
  void aMoveCostsItsTimeAndEarnsTheIncrement() {
    beginBlitz();
    move(Seat.FIRST, 700);
    assertThat(game.clocks().first()).isEqualTo(2_300);
    move(Seat.SECOND, 100);
    assertThat(game.clocks().second()).isEqualTo(2_900);
  }

  @Test
  void theWayToTheServerIsForgivenButNotMuch() {
    beginBlitz();
    move(Seat.FIRST, 700, 300);
    assertThat(game.clocks().first()).isEqualTo(2_600);
    move(Seat.SECOND, 0);
    move(Seat.FIRST, 1_000, 100_000);
    assertThat(game.clocks().first()).isEqualTo(2_600 - 1_000 + 300 + 1_000);
    move(Seat.SECOND, 0);
    move(Seat.FIRST, 1_000, 100_000);
    assertThat(game.clocks().first()).isEqualTo(2_900 - 1_000 + 100 + 1_000);
  }

  @Test
  void nobodyIsForgivenMoreThanItTook() {
    beginBlitz();
    move(Seat.FIRST, 50, 400);
    assertThat(game.clocks().first()).isEqualTo(3_000);
  }

  @Test
  void aMoveThatComesTooLateLosesTheGame() {
    beginBlitz();
    move(Seat.FIRST, 2_001);
    assertThat(game.isOver()).isTrue();
    assertThat(game.result()).isEqualTo(Result.SECOND);
    assertThat(game.reason()).isEqualTo("time");
  }

  @Test
  void aMoveInTheLastMomentCounts() {
    beginBlitz();
    move(Seat.FIRST, 2_000);
    assertThat(game.plies()).isEqualTo(3);
  }

  @Test
  void theFlagFallsByItselfWhenNoMoveCouldStillComeInTime() {
    beginBlitz();
    long due = CONDUCT.due(game);
    assertThat(due).isEqualTo(now + 2_000 + Clocks.FULL_STORE + 1);
    assertThat(CONDUCT.happened(game, due - 1)).isNull();
    assertThat(CONDUCT.happened(game, due)).isEqualTo(new Happening.Ended(Result.SECOND, "time"));
  }

  @Test
  void theTimeWithoutAServerIsChargedToNobody() {
    beginBlitz();
    long lastSeen = now + 500;
    now += 3_600_000;
    Happening resumed = Conduct.resumed(game, lastSeen, now);
    assertThat(resumed).isEqualTo(new Happening.Resumed(lastSeen));
    happen(Objects.requireNonNull(resumed));
    assertThat(Conduct.resumed(game, lastSeen, now)).isNull();
    move(Seat.FIRST, 300);
    assertThat(game.clocks().first()).isEqualTo(2_000 - 500 - 300 + 1_000);
  }

  @Test
  void eachMoveHasItsOwnTimeIfSoAgreed() {
    begin(new ClockTerms.Move(3));
    move(Seat.FIRST, 0);
    move(Seat.SECOND, 0);
    move(Seat.FIRST, 2_900);
    assertThat(game.clocks().first()).isEqualTo(3_000);
    now += 3_000 + Clocks.FULL_STORE + 1;
    assertThat(CONDUCT.happened(game, now)).isEqualTo(new Happening.Ended(Result.FIRST, "time"));
  }

  @Test
  void aGameIsAbortedBeforeItsSecondMoveOnly() {
    begin(null);
    move(Seat.FIRST, 0);
    move(Seat.SECOND, 0);
    isRefused(decide(Seat.FIRST, new Action.Abort()), Code.CANNOT_ABORT);
    begin(null);
    decide(Seat.SECOND, new Action.Abort());
    assertThat(game.isOver()).isTrue();
    assertThat(game.result()).isEqualTo(Result.NONE);
  }

  @Test
  void aGameThatNobodyBeginsIsAbortedByItself() {
    begin(null);
    assertThat(CONDUCT.happened(game, now + 1_000_000))
        .isEqualTo(new Happening.Ended(Result.NONE, "aborted"));
  }

  @Test
  void aDrawNeedsBoth() {
    beginBlitz();
    isRefused(propose(Seat.FIRST, Subject.DRAW, Answer.ACCEPT), Code.NO_OFFER);
    propose(Seat.FIRST, Subject.DRAW, Answer.OFFER);
    assertThat(propose(Seat.FIRST, Subject.DRAW, Answer.OFFER)).isInstanceOf(Verdict.Already.class);
    propose(Seat.SECOND, Subject.DRAW, Answer.DECLINE);
    isRefused(propose(Seat.FIRST, Subject.DRAW, Answer.OFFER), Code.TOO_SOON);
    propose(Seat.SECOND, Subject.DRAW, Answer.OFFER);
    assertThat(game.isOver()).isFalse();
  }

  @Test
  void aMoveDeclinesTheOthersOffer() {
    beginBlitz();
    propose(Seat.SECOND, Subject.DRAW, Answer.OFFER);
    move(Seat.FIRST, 10);
    isRefused(propose(Seat.FIRST, Subject.DRAW, Answer.ACCEPT), Code.NO_OFFER);
  }

  @Test
  void anAcceptedDrawEndsTheGame() {
    beginBlitz();
    propose(Seat.SECOND, Subject.DRAW, Answer.OFFER);
    propose(Seat.FIRST, Subject.DRAW, Answer.ACCEPT);
    assertThat(game.result()).isEqualTo(Result.DRAW);
    assertThat(game.reason()).isEqualTo("agreement");
    assertThat(Portrait.record(game).outcome().result()).isEqualTo(Result.DRAW);
  }

  @Test
  void aTakebackUndoesTheAskersLastMove() {
    begin(null);
    isRefused(propose(Seat.FIRST, Subject.TAKEBACK, Answer.OFFER), Code.NOTHING_TO_TAKE_BACK);
    move(Seat.FIRST, 0);
    move(Seat.SECOND, 0);
    move(Seat.FIRST, 0);
    propose(Seat.SECOND, Subject.TAKEBACK, Answer.OFFER);
    propose(Seat.FIRST, Subject.TAKEBACK, Answer.ACCEPT);
    assertThat(game.plies()).isEqualTo(1);
    assertThat(game.position().turn()).isEqualTo(Seat.SECOND);
  }

  @Test
  void aComputerTakesBackAtOnceAndAgreesToNoDraw() {
    begin(null, Sitter.computer("classic:easy"));
    move(Seat.FIRST, 0);
    move(Seat.SECOND, 0);
    isRefused(propose(Seat.FIRST, Subject.DRAW, Answer.OFFER), Code.DECLINED);
    propose(Seat.FIRST, Subject.TAKEBACK, Answer.OFFER);
    assertThat(game.plies()).isZero();
    decide(Seat.FIRST, new Action.Resign());
    assertThat(propose(Seat.FIRST, Subject.REMATCH, Answer.OFFER))
        .isInstanceOf(Verdict.Again.class);
  }

  @Test
  void aRematchNeedsBothAndAnEnd() {
    beginBlitz();
    isRefused(propose(Seat.FIRST, Subject.REMATCH, Answer.OFFER), Code.NOT_OVER);
    decide(Seat.FIRST, new Action.Resign());
    propose(Seat.FIRST, Subject.REMATCH, Answer.OFFER);
    assertThat(propose(Seat.SECOND, Subject.REMATCH, Answer.ACCEPT))
        .isInstanceOf(Verdict.Again.class);
  }

  @Test
  void whoIsAwayTooLongLosesOrDrawsByClaim() {
    begin(null);
    move(Seat.FIRST, 0);
    isRefused(decide(Seat.FIRST, new Action.Claim(true)), Code.CANNOT_CLAIM);
    happen(new Happening.Left(Seat.SECOND));
    assertThat(CONDUCT.claimAt(game)).isEqualTo(now + 60_000);
    now += 59_999;
    isRefused(decide(Seat.FIRST, new Action.Claim(false)), Code.CANNOT_CLAIM);
    now += 1;
    decide(Seat.FIRST, new Action.Claim(false));
    assertThat(game.result()).isEqualTo(Result.DRAW);
    assertThat(Portrait.record(game).outcome().result()).isEqualTo(Result.DRAW);
  }

  @Test
  void whoComesBackCannotBeClaimedAgainst() {
    begin(null);
    happen(new Happening.Left(Seat.SECOND));
    happen(new Happening.Returned(Seat.SECOND));
    now += 100_000;
    isRefused(decide(Seat.FIRST, new Action.Claim(true)), Code.CANNOT_CLAIM);
  }

  @Test
  void nobodyIsMissedInCorrespondence() {
    begin(new ClockTerms.Days(3));
    happen(new Happening.Left(Seat.SECOND));
    assertThat(CONDUCT.claimAt(game)).isNull();
  }

  @Test
  void aSecretOpensItsSeatAndNoOther() {
    begin(null);
    assertThat(game.seatOf("a")).isEqualTo(Seat.FIRST);
    assertThat(game.seatOf("b")).isEqualTo(Seat.SECOND);
    assertThat(game.seatOf("i")).isNull();
    assertThat(game.seatOf("")).isNull();
    assertThat(game.seatOf(Secrets.hash("a"))).isNull();
  }
}
