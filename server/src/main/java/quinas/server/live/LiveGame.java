package quinas.server.live;

import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Outcome.Result;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.server.api.Action.Subject;
import quinas.server.api.GameState.Status;

/// A game as it stands: the fold of all that happened in it. Immutable.
///
/// The clocks begin to run after the second move; until then the game can be broken off.
///
/// @param version of the last thing that happened
/// @param at when it happened, milliseconds since 1970
/// @param opening how many moves were made before the game began
/// @param invitation what is kept of the secret that opens the open seat; empty if there is none
/// @param rematch the next game of the same two; empty if there is none
/// @param firstLeft since when the first seat's player is away; null if he is not
public record LiveGame(
    String id,
    long createdAt,
    int version,
    long at,
    Options options,
    Course course,
    int opening,
    Sitter first,
    Sitter second,
    String invitation,
    Clocks clocks,
    Status status,
    Result result,
    String reason,
    Offers offers,
    String rematch,
    @Nullable Long firstLeft,
    @Nullable Long secondLeft) {

  /// So many moves, and the game is under way.
  static final int UNDER_WAY = 2;

  static final String ABORTED = "aborted";

  /// A game of which only the beginning has happened.
  ///
  /// @throws NotationException if there is no such game, position or move
  public static LiveGame begin(String id, Happening.Created created, long at)
      throws NotationException {
    Game game = Games.read(created.game());
    Options options = Options.read(game, created.options());
    Course course = Course.start(game.notation().position(created.start(), options));
    for (String move : created.moves()) {
      course = course.play(game, move);
    }
    boolean isOpen = created.first().isOpen() || created.second().isOpen();
    return new LiveGame(
        id,
        at,
        0,
        at,
        options,
        course,
        course.plies(),
        created.first(),
        created.second(),
        created.invitation(),
        Clocks.of(created.clock(), at),
        isOpen ? Status.WAITING : Status.PLAYING,
        Result.NONE,
        "none",
        Offers.NONE,
        "",
        null,
        null);
  }

  /// The game after the next thing happened.
  ///
  /// @param when milliseconds since 1970
  /// @throws NotationException if it is a move that is illegal
  public LiveGame after(Happening happening, long when) throws NotationException {
    Draft next = new Draft(this, Math.max(at, when));
    switch (happening) {
      case Happening.Created _ -> throw new AssertionError("a game is created once");
      case Happening.Joined joined -> next.join(joined.seat(), joined.sitter());
      case Happening.Moved moved -> next.move(moved);
      case Happening.TookBack back -> next.takeBack(back.plies());
      case Happening.Offered offered ->
          next.offers = offers.with(offered.subject(), offered.seat());
      case Happening.Declined declined ->
          next.offers = offers.declined(declined.subject(), course.plies());
      case Happening.Ended ended -> next.end(ended.result(), ended.reason());
      case Happening.Rematched again -> next.rematch = again.id();
      case Happening.Left left -> next.left(left.seat(), next.at);
      case Happening.Returned returned -> next.left(returned.seat(), null);
      case Happening.Resumed resumed -> next.resume(resumed.since());
    }
    return next.game();
  }

  public Game game() {
    return options.game();
  }

  public Position position() {
    return course.position();
  }

  /// The position before the first move.
  public Position start() {
    return course.first().position();
  }

  /// The ply of the next move.
  public int plies() {
    return course.plies();
  }

  public Sitter sitter(Seat seat) {
    return seat == Seat.FIRST ? first : second;
  }

  public boolean isOver() {
    return status == Status.OVER;
  }

  public boolean isPlaying() {
    return status == Status.PLAYING;
  }

  /// The seat that a secret opens; null if it opens none.
  public @Nullable Seat seatOf(String token) {
    return Secrets.matches(token, first.token())
        ? Seat.FIRST
        : Secrets.matches(token, second.token()) ? Seat.SECOND : null;
  }

  /// The seat that waits for somebody; null if none does.
  public @Nullable Seat openSeat() {
    return first.isOpen() ? Seat.FIRST : second.isOpen() ? Seat.SECOND : null;
  }

  /// Moves made since the game began.
  int made() {
    return course.plies() - opening;
  }

  boolean isUnderWay() {
    return made() >= UNDER_WAY;
  }

  /// Since when a seat's player is away; null if he is not.
  public @Nullable Long leftAt(Seat seat) {
    return seat == Seat.FIRST ? firstLeft : secondLeft;
  }

  /// Whether players are expected to be there.
  public boolean isAttended() {
    return isPlaying() && (clocks.terms() == null || !clocks.terms().isCorrespondence());
  }

  /// The seat whose computer is to move; null if it is nobody's or a person's turn.
  public @Nullable Seat computerToMove() {
    Seat turn = position().turn();
    return isPlaying() && sitter(turn).isComputer() ? turn : null;
  }

  /// How long a computer to move may think; empty if there is no clock.
  public Optional<Duration> thinkingTime() {
    if (clocks.terms() == null) {
      return Optional.empty();
    }
    Seat turn = position().turn();
    long left = clocks.first();
    if (turn == Seat.SECOND) {
      left = clocks.second();
    }
    long added = clocks.terms().addedMillis();
    return Optional.of(
        Duration.ofMillis(clocks.terms().isPerMove() ? left / 2 : left / 20 + added / 2));
  }

  /// How many moves a seat's takeback would undo.
  int takeback(Seat seat) {
    return course.since(seat, made());
  }

  @Nullable Seat offered(Subject subject) {
    return offers.of(subject);
  }
}
