package quinas.arena.match;

import quinas.arena.rating.Margins;
import quinas.arena.rating.Tally;
import quinas.arena.record.GameRecord;
import quinas.arena.record.Settlement;
import quinas.rules.Outcome.Result;
import quinas.rules.Position;
import quinas.rules.Seat;

/// What a number of pairs came to, seen by the match's first entrant.
///
/// @param tally all games
/// @param asFirst those in which the first entrant had the first seat
/// @param asSecond the others
/// @param margins in games with points: by how many points a game the first entrant won each pair
///   of which both games were played to the end of the board
/// @param firstFaults the games that the first entrant lost by a mishap
/// @param secondFaults those that the second did
/// @param adjudicated games that the referee ended
/// @param plies moves of all games, those of openings included
public record Summary(
    Tally tally,
    Tally asFirst,
    Tally asSecond,
    Margins margins,
    Faults firstFaults,
    Faults secondFaults,
    long adjudicated,
    long plies) {

  /// Nothing was played.
  public static final Summary NONE =
      new Summary(Tally.NONE, Tally.NONE, Tally.NONE, Margins.NONE, Faults.NONE, Faults.NONE, 0, 0);

  /// One pair.
  public static Summary of(PairResult pair) {
    int one = halfPoints(pair.first(), Seat.FIRST);
    int other = halfPoints(pair.second(), Seat.SECOND);
    Faults inFirst = Faults.of(pair.first());
    Faults inSecond = Faults.of(pair.second());
    Faults firstFaults =
        (one == 0 ? inFirst : Faults.NONE).plus(other == 0 ? inSecond : Faults.NONE);
    Faults secondFaults =
        (one == 0 ? Faults.NONE : inFirst).plus(other == 0 ? Faults.NONE : inSecond);
    long adjudicated =
        pair.games().stream().filter(game -> isSettledBy(game, Settlement.ADJUDICATION)).count();
    long plies = pair.games().stream().mapToLong(game -> game.line().plies().size()).sum();
    return new Summary(
        Tally.pair(one, other),
        Tally.game(one),
        Tally.game(other),
        margins(pair),
        firstFaults,
        secondFaults,
        adjudicated,
        plies);
  }

  /// The score of a seat in half points.
  private static int halfPoints(GameRecord game, Seat seat) {
    if (game.outcome().result() == Result.DRAW) {
      return 1;
    }
    return game.outcome().isWonBy(seat) ? 2 : 0;
  }

  private static boolean isSettledBy(GameRecord game, Settlement reason) {
    return game.outcome().reason() == reason;
  }

  private static Margins margins(PairResult pair) {
    Position one = pair.first().end();
    Position other = pair.second().end();
    if (!pair.first().game().hasPoints() || !one.isOver() || !other.isOver()) {
      return Margins.NONE;
    }
    int margin =
        one.points(Seat.FIRST)
            - one.points(Seat.SECOND)
            + other.points(Seat.SECOND)
            - other.points(Seat.FIRST);
    return Margins.NONE.plus(margin / 2.0);
  }

  /// These pairs and those. The margins depend, in their last digits, on the order.
  public Summary plus(Summary that) {
    return new Summary(
        tally.plus(that.tally),
        asFirst.plus(that.asFirst),
        asSecond.plus(that.asSecond),
        margins.plus(that.margins),
        firstFaults.plus(that.firstFaults),
        secondFaults.plus(that.secondFaults),
        adjudicated + that.adjudicated,
        plies + that.plies);
  }

  /// How many pairs there are.
  public long pairs() {
    return tally.pairs().count();
  }
}
