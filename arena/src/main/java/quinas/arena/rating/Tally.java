package quinas.arena.rating;

/// What happened between two players so far, seen by one of them.
///
/// @param wins games that the player won
/// @param draws games that nobody won
/// @param losses games that the opponent won
/// @param pairs those games that make pairs; the others stand alone
public record Tally(long wins, long draws, long losses, Pairs pairs) {

  /// Nothing happened.
  public static final Tally NONE = new Tally(0, 0, 0, Pairs.NONE);

  /// @throws IllegalArgumentException if a count is negative, or if there are fewer games than
  ///   pairs need
  public Tally {
    if (Math.min(wins, Math.min(draws, losses)) < 0) {
      throw new IllegalArgumentException("a count is negative");
    }
    if (2 * pairs.count() > wins + draws + losses) {
      throw new IllegalArgumentException("a pair is two games");
    }
  }

  /// One game that stands alone.
  ///
  /// @param halfPoints the player's score in half points: 0 a loss, 1 a draw, 2 a win
  public static Tally game(int halfPoints) {
    return switch (halfPoints) {
      case 0 -> new Tally(0, 0, 1, Pairs.NONE);
      case 1 -> new Tally(0, 1, 0, Pairs.NONE);
      case 2 -> new Tally(1, 0, 0, Pairs.NONE);
      default -> throw new IllegalArgumentException("a game has 0 to 2 half points");
    };
  }

  /// One pair of games, each with the player's score in half points.
  public static Tally pair(int one, int other) {
    Tally games = game(one).plus(game(other));
    return new Tally(games.wins, games.draws, games.losses, Pairs.of(one + other));
  }

  /// All of this and all of that.
  public Tally plus(Tally that) {
    return new Tally(
        wins + that.wins, draws + that.draws, losses + that.losses, pairs.plus(that.pairs));
  }

  /// The same games, seen by the opponent.
  public Tally swapped() {
    return new Tally(losses, draws, wins, pairs.swapped());
  }

  /// How many games there are.
  public long games() {
    return wins + draws + losses;
  }

  /// The player's points: a win is 1, a draw ½.
  public double points() {
    return wins + draws / 2.0;
  }

  /// How many of the games were drawn, 0 … 1; 0 without games.
  public double drawRatio() {
    return games() == 0 ? 0 : (double) draws / games();
  }

  /// Whether every game belongs to a pair, so that the pairs tell everything.
  public boolean isPaired() {
    return 2 * pairs.count() == games();
  }

  /// What statistics look at: the pairs if they are everything, or else the games one by one.
  Sample sample() {
    return isPaired() ? pairs.sample() : new Sample(1, losses, draws, wins);
  }
}
