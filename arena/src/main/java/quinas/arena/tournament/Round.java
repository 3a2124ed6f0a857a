package quinas.arena.tournament;

import java.util.List;

/// One round: who meets whom, and who has nobody to meet.
///
/// @param pairings in the order of the boards
/// @param byes entrants without an opponent
public record Round(List<Pairing> pairings, List<Integer> byes) {

  public Round {
    pairings = List.copyOf(pairings);
    byes = List.copyOf(byes);
  }
}
