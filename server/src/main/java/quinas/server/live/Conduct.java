package quinas.server.live;

import org.jspecify.annotations.Nullable;
import quinas.arena.record.Settlement;
import quinas.rules.NotationException;
import quinas.rules.Outcome.Result;
import quinas.rules.Seat;
import quinas.server.api.Action;
import quinas.server.api.Action.Answer;
import quinas.server.api.Action.Subject;
import quinas.server.api.ApiError;
import quinas.server.api.ApiException;
import quinas.server.api.Code;
import quinas.server.api.GameState.Kind;
import quinas.server.live.Verdict.Already;
import quinas.server.live.Verdict.Happens;

/// The rules of conduct: what players may do in a game, and when. Pure functions of the game and
/// the server's time, in milliseconds since 1970.
///
/// @param absence how long a player may be away until the other may claim, in milliseconds
/// @param patience how long a game waits for its beginning, in milliseconds
public record Conduct(long absence, long patience) {

  /// What people are used to.
  public static final Conduct STANDARD = new Conduct(60_000, 24L * 3600 * 1000);

  /// How many plies must pass until a draw that was declined may be offered again.
  private static final int DRAW_PAUSE = 4;

  /// What becomes of something that a player wants.
  ///
  /// @param lag how long it was on its way to the server, in milliseconds, as measured
  public Verdict decide(LiveGame game, Seat seat, Action action, long now, long lag) {
    return switch (action) {
      case Action.Move move -> move(game, seat, move, now, lag);
      case Action.Resign _ -> resign(game, seat);
      case Action.Abort _ -> abort(game);
      case Action.Claim claim -> claim(game, seat, claim, now);
      case Action.Proposal(Subject subject, Answer answer) ->
          switch (subject) {
            case DRAW -> draw(game, seat, answer);
            case TAKEBACK -> takeback(game, seat, answer);
            case REMATCH -> rematch(game, seat, answer);
          };
    };
  }

  private Verdict move(LiveGame game, Seat seat, Action.Move move, long now, long lag) {
    if (isRepeated(game, seat, move)) {
      return new Already();
    }
    if (!game.isPlaying()) {
      return notPlaying(game);
    }
    if (move.ply() != game.plies()) {
      return Verdict.refuse(
          Code.WRONG_PLY,
          "this is not the move of ply %d; the next ply is %d",
          move.ply(),
          game.plies());
    }
    if (game.position().turn() != seat) {
      return Verdict.refuse(Code.NOT_YOUR_TURN, "it is the other's turn");
    }
    if (game.clocks().isTooLate(seat, now, lag)) {
      return new Happens(timeIsUp(seat));
    }
    try {
      Course after = game.course().play(game.game(), move.move());
      return new Happens(
          new Happening.Moved(
              after.move(),
              game.clocks().charged(seat, now, lag),
              game.clocks().forgiven(seat, now, lag)));
    } catch (NotationException e) {
      return new Verdict.Refused(ApiError.of(Code.ILLEGAL_MOVE, e).at("/move"));
    }
  }

  /// Whether the same move comes a second time, as when its acknowledgement was lost.
  private static boolean isRepeated(LiveGame game, Seat seat, Action.Move move) {
    Course before = game.course().before();
    return before != null
        && move.ply() == game.plies() - 1
        && game.plies() > game.opening()
        && before.position().turn() == seat
        && game.course().move().equals(move.move());
  }

  private static Verdict notPlaying(LiveGame game) {
    return game.isOver()
        ? Verdict.refuse(Code.GAME_OVER, "the game is over")
        : Verdict.refuse(Code.NOT_STARTED, "the game waits for a second player");
  }

  static Happening timeIsUp(Seat seat) {
    return new Happening.Ended(winner(seat.other()), Settlement.TIME.text());
  }

  private static Result winner(Seat seat) {
    return seat == Seat.FIRST ? Result.FIRST : Result.SECOND;
  }

  private static Verdict resign(LiveGame game, Seat seat) {
    return game.isPlaying()
        ? new Happens(new Happening.Ended(winner(seat.other()), Settlement.RESIGNATION.text()))
        : notPlaying(game);
  }

  private static Verdict abort(LiveGame game) {
    if (game.isOver()) {
      return notPlaying(game);
    }
    return game.isUnderWay()
        ? Verdict.refuse(
            Code.CANNOT_ABORT,
            "after %d moves a game cannot be aborted any more",
            LiveGame.UNDER_WAY)
        : new Happens(aborted());
  }

  private static Happening aborted() {
    return new Happening.Ended(Result.NONE, LiveGame.ABORTED);
  }

  private static Verdict draw(LiveGame game, Seat seat, Answer answer) {
    if (!game.isPlaying()) {
      return notPlaying(game);
    }
    @Nullable Seat offered = game.offered(Subject.DRAW);
    if (offered == seat.other() && answer != Answer.DECLINE) {
      return new Happens(new Happening.Ended(Result.DRAW, Settlement.AGREEMENT.text()));
    }
    if (answer == Answer.OFFER && game.sitter(seat.other()).isComputer()) {
      return Verdict.refuse(Code.DECLINED, "the computer plays on");
    }
    int refusedAt = game.offers().drawRefusedAt();
    if (answer == Answer.OFFER && refusedAt >= 0 && game.plies() < refusedAt + DRAW_PAUSE) {
      return Verdict.refuse(
          Code.TOO_SOON,
          "a draw was declined; it can be offered again at ply %d",
          refusedAt + DRAW_PAUSE);
    }
    if (answer == Answer.OFFER && !game.isUnderWay()) {
      return Verdict.refuse(
          Code.TOO_SOON, "a draw can be offered after %d moves", LiveGame.UNDER_WAY);
    }
    return offer(seat, Subject.DRAW, answer, offered);
  }

  /// What is left to say about an offer that is not accepted.
  private static Verdict offer(Seat seat, Subject subject, Answer answer, @Nullable Seat offered) {
    return switch (answer) {
      case OFFER ->
          offered == seat ? new Already() : new Happens(new Happening.Offered(seat, subject));
      case ACCEPT -> Verdict.refuse(Code.NO_OFFER, "there is no offer to accept");
      case DECLINE ->
          offered == null
              ? Verdict.refuse(Code.NO_OFFER, "there is no offer to decline")
              : new Happens(new Happening.Declined(seat, subject));
    };
  }

  private static Verdict takeback(LiveGame game, Seat seat, Answer answer) {
    if (!game.isPlaying()) {
      return notPlaying(game);
    }
    @Nullable Seat offered = game.offered(Subject.TAKEBACK);
    if (offered == seat.other() && answer == Answer.ACCEPT) {
      return new Happens(new Happening.TookBack(game.takeback(offered)));
    }
    if (answer == Answer.OFFER && game.takeback(seat) == 0) {
      return Verdict.refuse(Code.NOTHING_TO_TAKE_BACK, "you have made no move to take back");
    }
    if (answer == Answer.OFFER && game.sitter(seat.other()).isComputer()) {
      return new Happens(new Happening.TookBack(game.takeback(seat)));
    }
    return offer(seat, Subject.TAKEBACK, answer, offered);
  }

  private static Verdict rematch(LiveGame game, Seat seat, Answer answer) {
    if (!game.isOver()) {
      return Verdict.refuse(Code.NOT_OVER, "the game is not over yet");
    }
    if (!game.rematch().isEmpty()) {
      return new Already();
    }
    if (game.openSeat() != null) {
      return Verdict.refuse(Code.NO_OFFER, "there was no second player");
    }
    @Nullable Seat offered = game.offered(Subject.REMATCH);
    boolean isAgreed =
        offered == seat.other()
            || (answer == Answer.OFFER && game.sitter(seat.other()).isComputer());
    return isAgreed && answer != Answer.DECLINE
        ? new Verdict.Again()
        : offer(seat, Subject.REMATCH, answer, offered);
  }

  private Verdict claim(LiveGame game, Seat seat, Action.Claim claim, long now) {
    if (!game.isPlaying()) {
      return notPlaying(game);
    }
    Seat other = seat.other();
    if (game.clocks().isTooLate(other, now, Clocks.FULL_STORE)) {
      return new Happens(timeIsUp(other));
    }
    Long left = game.isAttended() ? game.leftAt(other) : null;
    if (left == null) {
      return Verdict.refuse(Code.CANNOT_CLAIM, "the other is there and has time left");
    }
    long wait = left + absence - now;
    if (wait > 0) {
      long seconds = (wait + 999) / 1000;
      return new Verdict.Refused(
          ApiError.of(Code.CANNOT_CLAIM, "the other has %d more seconds to come back", seconds)
              .after(seconds));
    }
    return new Happens(
        claim.win()
            ? new Happening.Ended(winner(seat), Settlement.DISCONNECTION.text())
            : new Happening.Ended(Result.DRAW, Settlement.ADJUDICATION.text()));
  }

  /// What happens when somebody comes with an invitation.
  ///
  /// @param token what is kept of the new player's secret
  /// @throws ApiException if it opens nothing, or nothing any more
  public Happening.Joined join(LiveGame game, String invitation, String name, String token)
      throws ApiException {
    Seat seat = game.openSeat();
    if (game.isOver()) {
      throw new ApiException(Code.GAME_OVER, "the game is over");
    }
    if (seat == null) {
      throw new ApiException(Code.BAD_INVITATION, "the other seat is taken");
    }
    if (!Secrets.matches(invitation, game.invitation())) {
      throw new ApiException(Code.BAD_INVITATION, "this invitation is not for this game");
    }
    Kind kind = game.sitter(seat).kind() == Kind.BOT ? Kind.BOT : Kind.PERSON;
    return new Happening.Joined(seat, new Sitter(kind, name, "", token));
  }

  /// When the opponent of somebody who is away may claim; null if nobody is, or both are.
  public @Nullable Long claimAt(LiveGame game) {
    Long first = game.leftAt(Seat.FIRST);
    Long second = game.leftAt(Seat.SECOND);
    if (!game.isAttended() || (first == null) == (second == null)) {
      return null;
    }
    return (first == null ? second : first) + absence;
  }

  /// When something happens though nobody does anything; `Long.MAX_VALUE` if nothing will.
  public long due(LiveGame game) {
    if (game.isOver()) {
      return Long.MAX_VALUE;
    }
    if (game.clocks().isRunning()) {
      return game.clocks().fallsAt();
    }
    boolean isSlow = game.clocks().terms() != null && game.clocks().terms().isCorrespondence();
    return game.isUnderWay() ? Long.MAX_VALUE : game.at() + (isSlow ? 14 * patience : patience);
  }

  /// What has happened by itself; null if nothing has.
  public @Nullable Happening happened(LiveGame game, long now) {
    if (now < due(game)) {
      return null;
    }
    Seat running = game.clocks().running();
    return running == null ? aborted() : timeIsUp(running);
  }

  /// Whether it matters how much time goes by: a clock runs, or somebody is away.
  public static boolean isTimeMatters(LiveGame game) {
    boolean isAway = game.firstLeft() != null || game.secondLeft() != null;
    return game.isPlaying() && (game.clocks().isRunning() || isAway);
  }

  /// What is to be kept when no server was there for a while; null if it makes no difference.
  ///
  /// @param since when one was last known to be there
  public static @Nullable Happening resumed(LiveGame game, long since, long now) {
    long from = Math.max(since, game.at());
    return isTimeMatters(game) && from < now ? new Happening.Resumed(from) : null;
  }
}
