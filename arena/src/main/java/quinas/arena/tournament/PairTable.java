package quinas.arena.tournament;

import quinas.arena.match.PairResult;
import quinas.arena.match.Summary;
import quinas.arena.rating.Crosstable;
import quinas.arena.rating.Margins;
import quinas.arena.rating.Tally;
import quinas.arena.record.Tag;
import quinas.rules.Seat;

/// Pairs of games as results of their own, of players that are known by name: a pair is won by who
/// makes more points on the board in its two games together, or in games without points by who wins
/// more of them.
///
/// Where whoever begins wins nearly every game, games alone say that all players are equal. Any
/// number of threads.
public final class PairTable {

  private final Crosstable table = new Crosstable();

  /// Puts a player on the table, after those who are there already.
  public synchronized void add(String player) {
    table.add(player);
  }

  /// Counts a pair.
  public synchronized void add(PairResult pair) {
    String first = name(pair, Seat.FIRST);
    String second = name(pair, Seat.SECOND);
    table.add(first, second, Tally.game(1 + sign(pair)));
  }

  /// Who began the pair's first game in a seat.
  private static String name(PairResult pair, Seat began) {
    Seat seat = pair.first().pie().seat(began);
    return pair.first().tag(seat == Seat.FIRST ? Tag.FIRST : Tag.SECOND).orElse("?");
  }

  /// 1 if the pair's first player won it, -1 if the other did.
  private static int sign(PairResult pair) {
    Margins margins = Summary.of(pair).margins();
    if (margins.count() > 0) {
      return (int) Math.signum(margins.mean());
    }
    return (int) Math.signum(pair.tally().points() - 1);
  }

  /// All results so far. The pairs that follow are in it, too: read it when no more will come.
  public synchronized Crosstable table() {
    return table;
  }
}
