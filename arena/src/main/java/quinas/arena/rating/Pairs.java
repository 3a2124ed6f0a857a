package quinas.arena.rating;

/// How many pairs of games ended with which score, seen by one of the two players: the
/// *pentanomial* counts.
///
/// A pair is two games from the same start with the seats swapped. What the start favours helps
/// each player once, so that the five counts vary less, and say more, than the single games do.
///
/// @param lost pairs with 0 points: two losses
/// @param behind pairs with ½ point: a loss and a draw
/// @param even pairs with 1 point: a win and a loss, or two draws
/// @param ahead pairs with 1½ points: a draw and a win
/// @param won pairs with 2 points: two wins
public record Pairs(long lost, long behind, long even, long ahead, long won) {

  /// No pair.
  public static final Pairs NONE = new Pairs(0, 0, 0, 0, 0);

  /// @throws IllegalArgumentException if a count is negative
  public Pairs {
    if (Math.min(Math.min(lost, behind), Math.min(even, Math.min(ahead, won))) < 0) {
      throw new IllegalArgumentException("a count is negative");
    }
  }

  /// One pair.
  ///
  /// @param halfPoints the player's score in both games together, in half points, 0 … 4
  public static Pairs of(int halfPoints) {
    return switch (halfPoints) {
      case 0 -> new Pairs(1, 0, 0, 0, 0);
      case 1 -> new Pairs(0, 1, 0, 0, 0);
      case 2 -> new Pairs(0, 0, 1, 0, 0);
      case 3 -> new Pairs(0, 0, 0, 1, 0);
      case 4 -> new Pairs(0, 0, 0, 0, 1);
      default -> throw new IllegalArgumentException("a pair has 0 to 4 half points");
    };
  }

  /// These pairs and those.
  public Pairs plus(Pairs those) {
    return new Pairs(
        lost + those.lost,
        behind + those.behind,
        even + those.even,
        ahead + those.ahead,
        won + those.won);
  }

  /// The same pairs, seen by the opponent.
  public Pairs swapped() {
    return new Pairs(won, ahead, even, behind, lost);
  }

  /// How many pairs there are.
  public long count() {
    return lost + behind + even + ahead + won;
  }

  /// Pairs in which the player was better for each in which the opponent was: `+∞` if the opponent
  /// never was, 1 if neither ever was.
  public double ratio() {
    long better = ahead + won;
    long worse = lost + behind;
    return better == worse ? 1 : (double) better / worse;
  }

  Sample sample() {
    return new Sample(2, lost, behind, even, ahead, won);
  }
}
