package quinas.arena.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import quinas.arena.clock.Clock;
import quinas.arena.match.Referee.Side;
import quinas.arena.player.Answer;
import quinas.arena.player.Answer.Thought;
import quinas.arena.player.Choice;
import quinas.arena.player.Offer;
import quinas.arena.player.PlayerException;
import quinas.arena.player.Turn;
import quinas.arena.record.GameRecord;
import quinas.arena.record.Line;
import quinas.arena.record.Note;
import quinas.arena.record.Pie;
import quinas.arena.record.Ply;
import quinas.arena.record.Settlement;
import quinas.rules.Games;
import quinas.rules.Outcome.Result;
import quinas.rules.Position;
import quinas.rules.Seat;

/// One game under the eyes of the [Referee].
final class Refereed {

  private final Referee referee;
  private final Opening opening;
  private final boolean isTimed;

  /// Who is offered the other seat by the pie rule.
  private final Seat chooser;

  private final ScoreWatch scores;
  private final List<Integer> moves = new ArrayList<>();
  private final List<Ply> plies = new ArrayList<>();
  private final int[] legal = new int[Games.MAX_MOVES];

  private Position position;
  private Clock clock;
  private Pie pie = Pie.UNASKED;

  /// Who sits where now.
  private Side first;

  private Side second;

  Refereed(Referee referee, Opening opening, Side first, Side second) {
    this.referee = referee;
    this.opening = opening;
    this.first = first;
    this.second = second;
    isTimed = first.control().isTimed() || second.control().isTimed();
    scores = new ScoreWatch(referee.terms());
    position = opening.start();
    chooser = position.turn().other();
    clock = Clock.start(first.control(), second.control());
    opening.moves().forEach(move -> make(move, List.of()));
  }

  PlayedGame play() throws InterruptedException {
    Seat acting = Seat.FIRST;
    try {
      begin(first);
      acting = Seat.SECOND;
      begin(second);
      while (!position.isOver()) {
        if (isOfferDue()) {
          acting = chooser;
          offer();
        }
        // Until then nobody knows whose result it would be.
        Optional<Result> settled = isOfferOpen() ? Optional.empty() : settled();
        if (settled.isPresent()) {
          return new PlayedGame(
              record().settled(settled.get(), Settlement.ADJUDICATION), Optional.empty());
        }
        acting = position.turn();
        turn(acting);
      }
      return new PlayedGame(record(), Optional.empty());
    } catch (PlayerException e) {
      return lost(new Mishap(acting, e.reason(), String.valueOf(e.getMessage())));
    }
  }

  private void begin(Side side) throws PlayerException, InterruptedException {
    try {
      side.player().begin(referee.options(), opening.start(), side.seed());
    } catch (RuntimeException e) {
      throw defect(e);
    }
  }

  /// A player's own defect loses it the game, and is no reason to end a match.
  private static PlayerException defect(RuntimeException e) {
    return new PlayerException(Settlement.CRASH, e.toString());
  }

  private Answer ask(Side side, Turn turn) throws PlayerException, InterruptedException {
    try {
      return isOfferOpen()
          ? side.player().divide(turn, referee.terms().komi())
          : side.player().move(turn);
    } catch (RuntimeException e) {
      throw defect(e);
    }
  }

  private Choice ask(Side side, Offer offer) throws PlayerException, InterruptedException {
    try {
      return side.player().choose(offer);
    } catch (RuntimeException e) {
      throw defect(e);
    }
  }

  private Side side(Seat seat) {
    return seat == Seat.FIRST ? first : second;
  }

  /// The result that the rules do not see, or not yet.
  private Optional<Result> settled() {
    Optional<Result> proven = referee.verdicts().of(position);
    return proven
        .or(() -> scores.result(moves.size()))
        .or(() ->
            referee
                .terms()
                .length()
                .filter(rule -> moves.size() >= rule.plies())
                .map(this::tooLong));
  }

  private Result tooLong(LengthRule rule) {
    int margin = position.points(Seat.FIRST) - position.points(Seat.SECOND);
    return rule.byPoints() ? referee.terms().komi().winner(margin) : Result.DRAW;
  }

  /// Whether somebody is still to be asked.
  private boolean isOfferOpen() {
    return referee.terms().hasPie() && !pie.isAsked();
  }

  private boolean isOfferDue() {
    return isOfferOpen() && (!opening.moves().isEmpty() || position.turn() == chooser);
  }

  private void offer() throws PlayerException, InterruptedException {
    checkGoesOn();
    Offer offer =
        new Offer(
            opening.start(),
            Collections.unmodifiableList(moves),
            position,
            clock,
            chooser,
            referee.terms().komi());
    long asked = System.nanoTime();
    Choice choice = ask(side(chooser), offer);
    Duration measured = Duration.ofNanos(System.nanoTime() - asked);
    Duration used = choice.used().orElse(measured);
    checkInTime(chooser, used);
    clock = clock.charged(chooser, used);
    pie = choice.isSwap() ? Pie.SWAPPED : Pie.KEPT;
    note(Remark.of(pie, choice, measured, isTimed));
    if (choice.isSwap()) {
      swap();
    }
  }

  /// The players change seats, and take their clocks along.
  private void swap() {
    Side one = first;
    first = second;
    second = one;
    clock = clock.swapped();
    scores.forget();
  }

  private static void checkGoesOn() throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException("stopped in mid-game");
    }
  }

  private void checkInTime(Seat seat, Duration used) throws PlayerException {
    Duration margin = referee.terms().timing().margin().plus(side(seat).player().lag());
    if (clock.runsOut(seat, used, margin)) {
      throw new PlayerException(Settlement.TIME, Referee.late(used, clock.remaining(seat)));
    }
  }

  private void turn(Seat seat) throws PlayerException, InterruptedException {
    checkGoesOn();
    Turn turn = new Turn(opening.start(), Collections.unmodifiableList(moves), position, clock);
    long asked = System.nanoTime();
    Answer answer = ask(side(seat), turn);
    Duration measured = Duration.ofNanos(System.nanoTime() - asked);
    Duration used = answer.used().orElse(measured);
    checkInTime(seat, used);
    if (!isLegal(answer.move())) {
      throw new PlayerException(
          Settlement.ILLEGAL_MOVE, "move number " + answer.move() + " is not legal");
    }
    clock = clock.after(seat, used);
    scores.note(seat, answer.thought().map(Thought::score).orElse(OptionalInt.empty()));
    make(answer.move(), Remark.of(answer, measured, isTimed));
  }

  private boolean isLegal(int move) {
    int end = position.legalMoves(legal, 0);
    for (int i = 0; i < end; i++) {
      if (legal[i] == move) {
        return true;
      }
    }
    return false;
  }

  private void make(int move, List<Note> notes) {
    position = position.play(move);
    moves.add(move);
    plies.add(new Ply(move, notes));
  }

  /// Writes something beside the last move; there must be one.
  private void note(Note note) {
    Ply last = plies.removeLast();
    List<Note> notes = new ArrayList<>(last.notes());
    notes.add(note);
    plies.add(new Ply(last.move(), notes));
  }

  private PlayedGame lost(Mishap mishap) {
    List<String> comments = new ArrayList<>();
    if (plies.isEmpty()) {
      comments.add(mishap.sentence());
    } else {
      note(new Note.Comment(mishap.sentence()));
    }
    Result result = mishap.seat() == Seat.FIRST ? Result.SECOND : Result.FIRST;
    GameRecord record = record(comments).settled(result, mishap.reason());
    return new PlayedGame(record, Optional.of(mishap));
  }

  private GameRecord record() {
    return record(List.of());
  }

  private GameRecord record(List<String> comments) {
    Map<String, String> tags = new LinkedHashMap<>(referee.terms().komi().tags());
    tags.putAll(pie.tags());
    return new GameRecord(
        referee.options(),
        opening.start(),
        tags,
        new Line(comments, plies),
        referee.terms().komi().decide(position.outcome()));
  }
}
