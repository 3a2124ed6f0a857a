package quinas.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Everybody against everybody else: the Berger tables, of which nothing needs to be stored (FIDE
/// Handbook C.05, annex 1).
///
/// With N players, N even, player a = (r − 1) · N/2 mod (N − 1) + 1 meets player N in round r, and
/// has the first seat if r is odd; a + k meets a − k, counted round the circle of the N − 1 others,
/// and has the first seat. If there is one player fewer, whoever would meet N is free.
///
/// @param cycles how often all meet all; the seats change from one cycle to the next
public record RoundRobin(int entrants, int cycles) implements Schedule {

  /// The word for it in files.
  static final String KIND = "round-robin";

  public RoundRobin {
    assert entrants >= 2 && cycles >= 1;
  }

  private int even() {
    return entrants + entrants % 2;
  }

  @Override
  public int rounds() {
    return cycles * (even() - 1);
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public long encounters() {
    return (long) cycles * entrants * (entrants - 1) / 2;
  }

  @Override
  public boolean needsResults() {
    return false;
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    int round = played.size();
    if (round == rounds()) {
      return Optional.empty();
    }
    boolean isSwapped = round / (even() - 1) % 2 == 1;
    return Optional.of(round(round % (even() - 1), isSwapped));
  }

  private Round round(int round, boolean isSwapped) {
    int circle = even() - 1;
    int anchor = round * (even() / 2) % circle;
    List<Pairing> pairings = new ArrayList<>();
    List<Integer> byes = new ArrayList<>();
    if (circle == entrants) {
      byes.add(anchor);
    } else {
      pairings.add(round % 2 == 0 ? new Pairing(anchor, circle) : new Pairing(circle, anchor));
    }
    for (int k = 1; k < even() / 2; k++) {
      pairings.add(new Pairing((anchor + k) % circle, (anchor + circle - k) % circle));
    }
    return new Round(isSwapped ? pairings.stream().map(Pairing::swapped).toList() : pairings, byes);
  }
}
