package quinas.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Players of whom each is known to be stronger than the one before: everybody meets the next few,
/// since games between players far apart tell next to nothing. Guests, whose place nobody knows,
/// meet every other player, from the weakest on, with a fifth of the pairs: they are of another
/// kind, and should find their place among the players without moving those. One encounter a round.
///
/// @param entrants the players in the order of their strength, then the guests
/// @param guests how many of the entrants are guests
/// @param reach how far apart two players may be that meet
/// @param hosts how many players meet the guests, one in two of the weakest
/// @param quick how many players think fast; each of the others meets the next alone, with a
///   twentieth of the pairs, and one at least
public record Neighbours(int entrants, int guests, int reach, int hosts, int quick)
    implements Schedule {

  /// The word for it.
  static final String KIND = "neighbours";

  private static final int FEWER_FOR_GUESTS = 5;
  private static final int FEWER_FOR_SLOW = 20;

  public Neighbours {
    assert guests >= 0 && entrants - guests >= 2 && reach >= 1;
    assert hosts >= (guests > 0 ? 1 : 0) && 2 * hosts <= entrants - guests + 1;
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public int rounds() {
    return pairings().size();
  }

  @Override
  public long encounters() {
    return rounds();
  }

  @Override
  public boolean needsResults() {
    return false;
  }

  @Override
  public int pairs(Pairing pairing, int standard) {
    int fewer = Math.max(fewer(pairing.first()), fewer(pairing.second()));
    return Math.max(1, standard / fewer);
  }

  private int fewer(int entrant) {
    if (entrant >= entrants - guests) {
      return FEWER_FOR_GUESTS;
    }
    return entrant < quick ? 1 : FEWER_FOR_SLOW;
  }

  @Override
  public long allPairs(int standard) {
    return pairings().stream().mapToLong(pairing -> pairs(pairing, standard)).sum();
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    List<Pairing> all = pairings();
    if (played.size() == all.size()) {
      return Optional.empty();
    }
    Pairing next = all.get(played.size());
    List<Integer> byes =
        IntStream.range(0, entrants).filter(entrant -> !next.has(entrant)).boxed().toList();
    return Optional.of(new Round(List.of(next), byes));
  }

  /// The weakest first: what is quick tells first whether something is wrong.
  private List<Pairing> pairings() {
    int players = entrants - guests;
    List<Pairing> pairings = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      int near = player < quick ? reach : 1;
      for (int other = Math.max(0, player - near); other < player; other++) {
        pairings.add(new Pairing(player, other));
      }
      boolean isHost = player % 2 == 0 && player < 2 * hosts;
      for (int guest = players; guest < entrants && isHost; guest++) {
        pairings.add(new Pairing(player, guest));
      }
    }
    return pairings;
  }
}
