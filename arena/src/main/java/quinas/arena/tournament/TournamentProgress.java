package quinas.arena.tournament;

import java.util.List;
import quinas.arena.rating.Crosstable;

/// Where a tournament stands.
///
/// @param tournament which one
/// @param rounds all that have begun, with what is finished of them
/// @param mishaps what each entrant lost by a mishap, in the order of the entrants
/// @param pairs how many pairs are finished
/// @param expected how many there will be, as far as is known
/// @param isComplete whether nothing is left to play
public record TournamentProgress(
    Tournament tournament,
    List<PlayedRound> rounds,
    List<Mishaps> mishaps,
    long pairs,
    long expected,
    boolean isComplete) {

  public TournamentProgress {
    rounds = List.copyOf(rounds);
    mishaps = List.copyOf(mishaps);
  }

  /// All results so far, the players in the order of the entrants.
  public Crosstable table() {
    Crosstable table = new Crosstable();
    List<String> names = tournament.names();
    names.forEach(table::add);
    for (PlayedRound round : rounds) {
      for (int board = 0; board < round.tallies().size(); board++) {
        Pairing pairing = round.round().pairings().get(board);
        table.add(
            names.get(pairing.first()), names.get(pairing.second()), round.tallies().get(board));
      }
    }
    return table;
  }

  /// Who stands where.
  public List<Standing> standings() {
    return Standings.of(tournament.schedule(), rounds);
  }
}
