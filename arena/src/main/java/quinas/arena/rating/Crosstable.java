package quinas.arena.rating;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The results of any number of players against each other.
///
/// It grows with the players that met, not with the games.
public final class Crosstable {

  private final List<String> players = new ArrayList<>();
  private final Map<String, Map<String, Tally>> tallies = new HashMap<>();

  /// Puts a player on the table, after those who are there already.
  public void add(String player) {
    if (!tallies.containsKey(player)) {
      players.add(player);
      tallies.put(player, new HashMap<>());
    }
  }

  /// Counts games between two different players.
  ///
  /// @param tally as `player` sees it
  public void add(String player, String opponent, Tally tally) {
    if (player.equals(opponent)) {
      throw new IllegalArgumentException(player + " plays against itself");
    }
    add(player);
    add(opponent);
    row(player).merge(opponent, tally, Tally::plus);
    row(opponent).merge(player, tally.swapped(), Tally::plus);
  }

  private Map<String, Tally> row(String player) {
    Map<String, Tally> row = tallies.get(player);
    if (row == null) {
      throw new IllegalArgumentException(player + " is not on the table");
    }
    return row;
  }

  /// All players, in the order in which they came.
  public List<String> players() {
    return List.copyOf(players);
  }

  /// What happened between two players, as the first of them sees it.
  public Tally tally(String player, String opponent) {
    return row(player).getOrDefault(opponent, Tally.NONE);
  }

  /// What happened to a player against all others.
  public Tally total(String player) {
    return row(player).values().stream().reduce(Tally.NONE, Tally::plus);
  }
}
