package quinas.arena.tournament;

/// Two entrants who are to meet, by their places in the list of entrants, from 0.
///
/// @param first who has the first seat in the first game of each pair
/// @param second the opponent
public record Pairing(int first, int second) {

  public Pairing {
    assert first >= 0 && second >= 0 && first != second;
  }

  /// The same two, with the seats changed.
  Pairing swapped() {
    return new Pairing(second, first);
  }

  boolean has(int entrant) {
    return first == entrant || second == entrant;
  }

  int opponent(int entrant) {
    assert has(entrant);
    return first == entrant ? second : first;
  }
}
