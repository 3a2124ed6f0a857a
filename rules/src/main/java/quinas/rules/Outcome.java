package quinas.rules;

/// What a position says about the result of its game.
///
/// @param result who won, or [Result#NONE] while the game goes on
/// @param reason why it ended; while it goes on, a reason whose text is `none`
/// @param first the first seat's final score, 0 in games without points and while the game goes on
/// @param second the second seat's
public record Outcome(Result result, Reason reason, int first, int second) {

  /// Who won.
  public enum Result {
    NONE,
    FIRST,
    SECOND,
    DRAW
  }

  private enum Open implements Reason {
    NONE;

    @Override
    public String text() {
      return "none";
    }
  }

  /// The game goes on.
  public static final Outcome NONE = new Outcome(Result.NONE, Open.NONE, 0, 0);

  /// A win that is not a matter of points.
  public static Outcome win(Seat winner, Reason reason) {
    return new Outcome(winner == Seat.FIRST ? Result.FIRST : Result.SECOND, reason, 0, 0);
  }

  /// A draw that is not a matter of points.
  public static Outcome draw(Reason reason) {
    return new Outcome(Result.DRAW, reason, 0, 0);
  }

  /// More points win, equal points draw.
  public static Outcome byPoints(int first, int second, Reason reason) {
    Result result = first > second ? Result.FIRST : first < second ? Result.SECOND : Result.DRAW;
    return new Outcome(result, reason, first, second);
  }

  public boolean isOver() {
    return result != Result.NONE;
  }

  /// Whether the game is over and `seat` has won it.
  public boolean isWonBy(Seat seat) {
    return result == (seat == Seat.FIRST ? Result.FIRST : Result.SECOND);
  }
}
