package quinas.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The search for the pairings of one Swiss round: depth first, the preferred opponent first.
final class SwissPairing {

  /// After so many attempts without success one more repetition is allowed. More attempts than any
  /// realistic round takes, and a fraction of a second.
  private static final int ATTEMPTS = 200_000;

  private final List<Integer> playing;
  private final Swiss.Past past;
  private final int repeats;
  private final List<Pairing> found = new ArrayList<>();
  private int attempts;

  /// @param playing in order of rank; an even number
  /// @param repeats how many encounters may be repetitions
  SwissPairing(List<Integer> playing, Swiss.Past past, int repeats) {
    this.playing = playing;
    this.past = past;
    this.repeats = repeats;
  }

  /// The first pairings in order of preference, if there are any.
  Optional<List<Pairing>> find() {
    return find(playing, repeats) ? Optional.of(found) : Optional.empty();
  }

  private boolean find(List<Integer> left, int repeatsLeft) {
    if (left.isEmpty()) {
      return true;
    }
    int one = left.getFirst();
    for (int opponent : opponents(left)) {
      int repeat = past.haveMet(one, opponent) ? 1 : 0;
      if (repeat > repeatsLeft || attempts++ > ATTEMPTS) {
        continue;
      }
      List<Integer> rest = new ArrayList<>(left);
      rest.remove(Integer.valueOf(one));
      rest.remove(Integer.valueOf(opponent));
      found.add(new Pairing(one, opponent));
      if (find(rest, repeatsLeft - repeat)) {
        return true;
      }
      found.removeLast();
    }
    return false;
  }

  /// Whom the first in rank would meet, the best choice first: in its own group the first of the
  /// lower half and those after it, then the upper half from its end; then the groups below.
  private List<Integer> opponents(List<Integer> left) {
    int points = past.halfPoints[left.getFirst()];
    int group = 1;
    while (group < left.size() && past.halfPoints[left.get(group)] == points) {
      group++;
    }
    int half = Math.max(1, group / 2);
    List<Integer> opponents = new ArrayList<>(left.subList(half, group));
    opponents.addAll(left.subList(1, half).reversed());
    opponents.addAll(left.subList(group, left.size()));
    return opponents;
  }
}
