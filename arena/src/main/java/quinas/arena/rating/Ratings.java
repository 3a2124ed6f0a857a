package quinas.arena.rating;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;

/// The ratings of all players of a table, in Elo. Each group of players that games connect has the
/// mean 0, or one player whose rating is fixed; limits are relative to that.
public final class Ratings {

  /// Elo for one unit of the logistic scale.
  private static final double SCALE = 400 / Math.log(10);

  private final List<String> players;
  private final int[] groups;
  private final double[] values;
  private final double[][] covariances;
  private final Set<Integer> regularized = new HashSet<>();

  /// @param groups the number of each player's group
  Ratings(List<String> players, int[] groups) {
    this.players = players;
    this.groups = groups;
    values = new double[players.size()];
    covariances = new double[players.size()][players.size()];
  }

  /// Takes down one group, on the logistic scale.
  void put(
      List<Integer> members, double[] strengths, double[][] covariance, boolean isRegularized) {
    for (int i = 0; i < members.size(); i++) {
      values[members.get(i)] = strengths[i] * SCALE;
      for (int j = 0; j < members.size(); j++) {
        covariances[members.get(i)][members.get(j)] = covariance[i][j] * SCALE * SCALE;
      }
    }
    if (isRegularized) {
      regularized.add(groups[members.getFirst()]);
    }
  }

  /// These ratings, moved so that `player` has `elo`. All of its group move with it, and their
  /// limits are those of the difference to this player; other groups stay as they are.
  public Ratings anchored(String player, double elo) {
    int anchor = index(player);
    Ratings anchored = new Ratings(players, groups);
    anchored.regularized.addAll(regularized);
    for (int i = 0; i < values.length; i++) {
      boolean moves = groups[i] == groups[anchor];
      anchored.values[i] = moves ? values[i] - values[anchor] + elo : values[i];
      for (int j = 0; j < values.length; j++) {
        double covariance = covariances[i][j];
        if (moves && groups[j] == groups[anchor]) {
          covariance +=
              covariances[anchor][anchor] - covariances[i][anchor] - covariances[anchor][j];
        }
        anchored.covariances[i][j] = covariance;
      }
    }
    return anchored;
  }

  private int index(String player) {
    int index = players.indexOf(player);
    if (index < 0) {
      throw new IllegalArgumentException(player + " has no rating");
    }
    return index;
  }

  /// The rating of one player.
  public Rating of(String player) {
    int i = index(player);
    boolean isAlone = groupSize(groups[i]) == 1;
    Estimate elo =
        isAlone
            ? Estimate.unknown(values[i])
            : Estimate.normal(values[i], Math.sqrt(Math.max(0, covariances[i][i])));
    return new Rating(player, elo, groups[i]);
  }

  private int groupSize(int group) {
    int size = 0;
    for (int other : groups) {
      size += other == group ? 1 : 0;
    }
    return size;
  }

  /// All ratings: group by group, in each the strongest first, equal ones in the table's order.
  public List<Rating> ranked() {
    List<Rating> ranked = new ArrayList<>();
    players.forEach(player -> ranked.add(of(player)));
    Comparator<Rating> strongest = Comparator.comparingDouble(rating -> -rating.elo().value());
    ranked.sort(Comparator.comparingInt(Rating::group).thenComparing(strongest));
    return ranked;
  }

  /// How many groups there are that no game connects.
  public int groups() {
    int groups = 0;
    for (int group : this.groups) {
      groups = Math.max(groups, group + 1);
    }
    return groups;
  }

  /// Whether the ratings of a group would be infinite without the draws that were added.
  public boolean isRegularized(int group) {
    return regularized.contains(group);
  }

  /// The likelihood that `player` is stronger than `opponent`, 0 … 1; nothing if no chain of games
  /// leads from one to the other.
  public OptionalDouble superiority(String player, String opponent) {
    int i = index(player);
    int j = index(opponent);
    if (groups[i] != groups[j]) {
      return OptionalDouble.empty();
    }
    double variance = covariances[i][i] + covariances[j][j] - 2 * covariances[i][j];
    return i == j
        ? OptionalDouble.of(0.5)
        : OptionalDouble.of(Normal.below((values[i] - values[j]) / Math.sqrt(variance)));
  }
}
