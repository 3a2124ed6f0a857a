package quinas.arena.match;

import java.util.function.Predicate;
import quinas.arena.rating.Margins;
import quinas.arena.rating.Tally;
import quinas.arena.record.GameRecord;
import quinas.arena.record.Pie;
import quinas.arena.record.Settlement;
import quinas.rules.Position;
import quinas.rules.Seat;

/// What a number of pairs came to, seen by the match's first entrant.
///
/// @param tally all games
/// @param asFirst those in which the first entrant had the first seat, in the end
/// @param asSecond the others
/// @param margins in games with points: by how many points a game, komi included, the first entrant
///   won each pair of which both games were played to the end of the board
/// @param firstFaults the games that the first entrant lost by a mishap
/// @param secondFaults those that the second did
/// @param adjudicated games that the referee ended
/// @param offered games in which somebody was offered the other seat
/// @param swapped those of them in which it was taken
/// @param plies moves of all games, those of openings included
public record Summary(
    Tally tally,
    Tally asFirst,
    Tally asSecond,
    Margins margins,
    Faults firstFaults,
    Faults secondFaults,
    long adjudicated,
    long offered,
    long swapped,
    long plies) {

  /// Nothing was played.
  public static final Summary NONE =
      new Summary(
          Tally.NONE, Tally.NONE, Tally.NONE, Margins.NONE, Faults.NONE, Faults.NONE, 0, 0, 0, 0);

  /// One pair.
  public static Summary of(PairResult pair) {
    int one = pair.firstScore();
    int other = pair.secondScore();
    Faults inFirst = Faults.of(pair.first());
    Faults inSecond = Faults.of(pair.second());
    Faults firstFaults =
        (one == 0 ? inFirst : Faults.NONE).plus(other == 0 ? inSecond : Faults.NONE);
    Faults secondFaults =
        (one == 0 ? Faults.NONE : inFirst).plus(other == 0 ? Faults.NONE : inSecond);
    long plies = pair.games().stream().mapToLong(game -> game.line().plies().size()).sum();
    return new Summary(
        pair.tally(),
        in(Seat.FIRST, pair),
        in(Seat.SECOND, pair),
        margins(pair),
        firstFaults,
        secondFaults,
        count(pair, game -> game.outcome().reason() == Settlement.ADJUDICATION),
        count(pair, game -> game.pie().isAsked()),
        count(pair, game -> game.pie() == Pie.SWAPPED),
        plies);
  }

  private static long count(PairResult pair, Predicate<GameRecord> counted) {
    return pair.games().stream().filter(counted).count();
  }

  /// The games that the first entrant ended in a seat.
  private static Tally in(Seat seat, PairResult pair) {
    Tally one = pair.firstSeat() == seat ? Tally.game(pair.firstScore()) : Tally.NONE;
    return pair.secondSeat() == seat ? one.plus(Tally.game(pair.secondScore())) : one;
  }

  private static Margins margins(PairResult pair) {
    if (!pair.first().game().hasPoints()
        || !pair.games().stream().allMatch(game -> game.end().isOver())) {
      return Margins.NONE;
    }
    int halves = halves(pair.first(), pair.firstSeat()) + halves(pair.second(), pair.secondSeat());
    return Margins.NONE.plus(halves / 4.0);
  }

  /// By how many half points a seat is ahead in the end, komi included.
  private static int halves(GameRecord game, Seat seat) {
    Position end = game.end();
    int first = 2 * (end.points(Seat.FIRST) - end.points(Seat.SECOND)) - game.komi().halves();
    return seat == Seat.FIRST ? first : -first;
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
        offered + that.offered,
        swapped + that.swapped,
        plies + that.plies);
  }

  /// How many pairs there are.
  public long pairs() {
    return tally.pairs().count();
  }
}
