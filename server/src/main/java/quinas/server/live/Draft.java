package quinas.server.live;

import org.jspecify.annotations.Nullable;
import quinas.rules.NotationException;
import quinas.rules.Outcome;
import quinas.rules.Outcome.Result;
import quinas.rules.Seat;
import quinas.server.api.GameState.Status;

/// The next state of a game while it is worked out.
final class Draft {

  private final LiveGame last;
  final long at;
  private Course course;
  private Sitter first;
  private Sitter second;
  private String invitation;
  private Clocks clocks;
  private Status status;
  private Result result;
  private String reason;
  Offers offers;
  String rematch;
  private @Nullable Long firstLeft;
  private @Nullable Long secondLeft;

  Draft(LiveGame last, long at) {
    this.last = last;
    this.at = at;
    course = last.course();
    first = last.first();
    second = last.second();
    invitation = last.invitation();
    clocks = last.clocks();
    status = last.status();
    result = last.result();
    reason = last.reason();
    offers = last.offers();
    rematch = last.rematch();
    firstLeft = last.firstLeft();
    secondLeft = last.secondLeft();
  }

  void join(Seat seat, Sitter sitter) {
    if (seat == Seat.FIRST) {
      first = sitter;
    } else {
      second = sitter;
    }
    invitation = "";
    status = Status.PLAYING;
  }

  void move(Happening.Moved moved) throws NotationException {
    Seat by = course.position().turn();
    course = course.play(last.game(), moved.move());
    offers = offers.moved(by);
    Outcome outcome = course.position().outcome();
    clocks =
        clocks.moved(by, moved.charged(), moved.forgiven(), outcome.isOver() ? null : next(), at);
    if (outcome.isOver()) {
      end(outcome.result(), outcome.reason().text());
    }
  }

  void takeBack(int plies) {
    course = course.without(plies);
    offers = new Offers(null, null, offers.rematch(), offers.drawRefusedAt());
    clocks = clocks.switched(next(), at);
  }

  /// Whose clock runs from now on; null if none does yet.
  private @Nullable Seat next() {
    return course.plies() - last.opening() >= LiveGame.UNDER_WAY ? course.position().turn() : null;
  }

  void end(Result how, String why) {
    clocks = clocks.stopped(at);
    status = Status.OVER;
    result = how;
    reason = why;
    offers = new Offers(null, null, null, offers.drawRefusedAt());
  }

  void left(Seat seat, @Nullable Long since) {
    if (seat == Seat.FIRST) {
      firstLeft = since;
    } else {
      secondLeft = since;
    }
  }

  /// Who was away has all his time again to come back.
  void resume(long since) {
    clocks = clocks.resumed(since, at);
    firstLeft = firstLeft == null ? null : Long.valueOf(at);
    secondLeft = secondLeft == null ? null : Long.valueOf(at);
  }

  LiveGame game() {
    return new LiveGame(
        last.id(),
        last.createdAt(),
        last.version() + 1,
        at,
        last.options(),
        course,
        last.opening(),
        first,
        second,
        invitation,
        clocks,
        status,
        result,
        reason,
        offers,
        rematch,
        firstLeft,
        secondLeft);
  }
}
