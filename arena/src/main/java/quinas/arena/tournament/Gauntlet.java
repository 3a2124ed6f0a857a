package quinas.arena.tournament;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The first entrant against each of the others, one a round.
///
/// @param cycles how often it runs the gauntlet; the seats change from one time to the next
public record Gauntlet(int entrants, int cycles) implements Schedule {

  /// The word for it in files.
  static final String KIND = "gauntlet";

  public Gauntlet {
    assert entrants >= 2 && cycles >= 1;
  }

  @Override
  public int rounds() {
    return cycles * (entrants - 1);
  }

  @Override
  public String kind() {
    return KIND;
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
  public Optional<Round> next(List<PlayedRound> played) {
    int round = played.size();
    if (round == rounds()) {
      return Optional.empty();
    }
    int opponent = round % (entrants - 1) + 1;
    boolean isSwapped = (round / (entrants - 1) + opponent) % 2 == 0;
    Pairing pairing = isSwapped ? new Pairing(opponent, 0) : new Pairing(0, opponent);
    List<Integer> byes =
        IntStream.range(1, entrants).filter(entrant -> entrant != opponent).boxed().toList();
    return Optional.of(new Round(List.of(pairing), byes));
  }
}
