package quinas.arena.tournament;

import java.util.List;
import quinas.arena.rating.Tally;

/// A round and what happened.
///
/// @param tallies of each pairing in turn, as its first entrant sees it
public record PlayedRound(Round round, List<Tally> tallies) {

  public PlayedRound {
    tallies = List.copyOf(tallies);
    assert tallies.size() == round.pairings().size();
  }

  /// Half points for the encounter as a whole: 2 for who made more points in it, 1 each if equal, 0
  /// if it has not begun.
  ///
  /// @param board which pairing, from 0
  int halfPoints(int board, int entrant) {
    Tally tally = tallies.get(board);
    if (tally.games() == 0) {
      return 0;
    }
    int first = 1 + Long.signum(tally.wins() - tally.losses());
    return round.pairings().get(board).first() == entrant ? first : 2 - first;
  }
}
