package quinas.arena.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import quinas.rules.Bits;

/// Everybody plays every round, against somebody who stands about equal, and nobody twice.
///
/// After the Dutch system (FIDE Handbook C.04.3), simplified: entrants are ranked by their points,
/// then by their place in the list. Among those with equal points the upper half meets the lower
/// half, in order; who is left over meets the best of those who follow. Where that would repeat an
/// encounter, the next in order is taken instead, and earlier pairings are taken back if need be.
/// An encounter won is one point, whatever the score; so is a bye, which goes to the last in rank
/// who had none.
///
/// If all pairings that are left would repeat an encounter, which can happen once more than half of
/// all possible rounds are played, as few repeat as can be found.
///
/// @param seed draws who of the first board begins
public record Swiss(int entrants, int rounds, long seed) implements Schedule {

  /// The word for it in files.
  static final String KIND = "swiss";

  public Swiss {
    assert entrants >= 2 && rounds >= 1;
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public long encounters() {
    return (long) rounds * (entrants / 2);
  }

  @Override
  public boolean needsResults() {
    return true;
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    if (played.size() == rounds) {
      return Optional.empty();
    }
    Past past = new Past(entrants, played);
    List<Integer> ranking =
        IntStream.range(0, entrants)
            .boxed()
            .sorted(Comparator.comparingInt((Integer entrant) -> -past.halfPoints[entrant]))
            .toList();
    for (int repeats = 0; true; repeats++) {
      for (int bye : byes(ranking, past)) {
        List<Integer> playing = ranking.stream().filter(entrant -> entrant != bye).toList();
        Optional<List<Pairing>> pairings = new SwissPairing(playing, past, repeats).find();
        if (pairings.isPresent()) {
          List<Integer> free = bye < 0 ? List.of() : List.of(bye);
          return Optional.of(new Round(seated(pairings.get(), past, played.size()), free));
        }
      }
    }
  }

  /// Who may be free, the last in rank first; -1 for nobody.
  private static List<Integer> byes(List<Integer> ranking, Past past) {
    if (ranking.size() % 2 == 0) {
      return List.of(-1);
    }
    List<Integer> candidates = new ArrayList<>();
    for (int entrant : ranking.reversed()) {
      if (!past.hadBye[entrant]) {
        candidates.add(entrant);
      }
    }
    return candidates.isEmpty() ? ranking.reversed() : candidates;
  }

  /// Who begins: the one who began less often, or else not the last time, or else as drawn, board
  /// by board in turn.
  private List<Pairing> seated(List<Pairing> pairings, Past past, int round) {
    List<Pairing> seated = new ArrayList<>();
    boolean drawn = (Bits.mix(seed) & 1) == 0;
    for (Pairing pairing : pairings) {
      int one = pairing.first();
      int other = pairing.second();
      int less = past.begun[one] - past.begun[other];
      boolean isFirst =
          less != 0
              ? less < 0
              : past.beganLast[one] != past.beganLast[other]
                  ? past.beganLast[other]
                  : drawn == ((seated.size() + round) % 2 == 0);
      seated.add(isFirst ? pairing : pairing.swapped());
    }
    return seated;
  }

  /// What the rounds so far mean for the next.
  static final class Past {
    final int[] halfPoints;
    final boolean[] hadBye;
    final boolean[] beganLast;

    /// How many encounters more each has begun than not.
    final int[] begun;

    private final Set<Set<Integer>> met = new HashSet<>();

    Past(int entrants, List<PlayedRound> played) {
      halfPoints = new int[entrants];
      hadBye = new boolean[entrants];
      beganLast = new boolean[entrants];
      begun = new int[entrants];
      played.forEach(this::add);
    }

    private void add(PlayedRound played) {
      Arrays.fill(beganLast, false);
      for (int bye : played.round().byes()) {
        halfPoints[bye] += 2;
        hadBye[bye] = true;
      }
      List<Pairing> pairings = played.round().pairings();
      for (int board = 0; board < pairings.size(); board++) {
        Pairing pairing = pairings.get(board);
        halfPoints[pairing.first()] += played.halfPoints(board, pairing.first());
        halfPoints[pairing.second()] += played.halfPoints(board, pairing.second());
        begun[pairing.first()]++;
        begun[pairing.second()]--;
        beganLast[pairing.first()] = true;
        met.add(Set.of(pairing.first(), pairing.second()));
      }
    }

    boolean haveMet(int one, int other) {
      return met.contains(Set.of(one, other));
    }
  }
}
