package quinas.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Who loses an encounter is out.
///
/// The bracket is the usual one: the first and the second entrant can meet only in the final, the
/// first four only in the last two rounds, and so on; if all favourites win, the sum of two
/// opponents' places is the same on all boards. If the entrants are no power of two, the first ones
/// have no opponent in the first round.
///
/// @param furtherPairs how many more pairs may decide an encounter that is even; if it still is,
///   the entrant who is earlier in the list goes on
public record Knockout(int entrants, int furtherPairs) implements Schedule {

  /// The word for it in files.
  static final String KIND = "knockout";

  /// An empty place in the bracket.
  private static final int NOBODY = -1;

  public Knockout {
    assert entrants >= 2 && furtherPairs >= 0;
  }

  @Override
  public int rounds() {
    return Integer.SIZE - Integer.numberOfLeadingZeros(entrants - 1);
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public long encounters() {
    return entrants - 1L;
  }

  @Override
  public boolean needsResults() {
    return true;
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    List<Integer> left = left(played);
    if (left.size() == 1) {
      return Optional.empty();
    }
    List<Pairing> pairings = new ArrayList<>();
    List<Integer> byes = new ArrayList<>();
    for (int i = 0; i < left.size(); i += 2) {
      int one = Math.min(left.get(i), left.get(i + 1));
      int other = Math.max(left.get(i), left.get(i + 1));
      if (one == NOBODY) {
        byes.add(other);
      } else {
        pairings.add(new Pairing(one, other));
      }
    }
    return Optional.of(new Round(pairings, byes));
  }

  /// Who won the final.
  ///
  /// @param played all rounds
  int winner(List<PlayedRound> played) {
    assert played.size() == rounds();
    return left(played).getFirst();
  }

  /// Who is still in, from top to bottom of the bracket.
  private List<Integer> left(List<PlayedRound> played) {
    List<Integer> left = bracket();
    for (PlayedRound round : played) {
      left = winners(left, round);
    }
    return left;
  }

  /// Places from top to bottom; neighbours meet. Each doubling puts opposite every place the one
  /// that adds up with it.
  private List<Integer> bracket() {
    List<Integer> places = List.of(0);
    while (places.size() < entrants) {
      List<Integer> doubled = new ArrayList<>();
      int sum = 2 * places.size() - 1;
      for (int place : places) {
        doubled.add(place);
        doubled.add(sum - place);
      }
      places = doubled;
    }
    return places.stream().map(place -> place < entrants ? place : NOBODY).toList();
  }

  private static List<Integer> winners(List<Integer> left, PlayedRound played) {
    List<Integer> winners = new ArrayList<>();
    for (int i = 0; i < left.size(); i += 2) {
      int one = left.get(i);
      int other = left.get(i + 1);
      winners.add(one == NOBODY || other == NOBODY ? Math.max(one, other) : winner(one, played));
    }
    return winners;
  }

  /// Who goes on from the encounter of an entrant.
  private static int winner(int entrant, PlayedRound played) {
    List<Pairing> pairings = played.round().pairings();
    for (int board = 0; board < pairings.size(); board++) {
      Pairing pairing = pairings.get(board);
      if (pairing.has(entrant)) {
        int first = played.halfPoints(board, pairing.first());
        int favourite = Math.min(pairing.first(), pairing.second());
        return first == 1 ? favourite : first == 2 ? pairing.first() : pairing.second();
      }
    }
    throw new IllegalArgumentException("these rounds are of another tournament");
  }
}
