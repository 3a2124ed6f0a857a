package quinas.arena.record;

import java.util.Map;
import java.util.Set;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Outcome;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.pushee.Pushee;

/// Points that the second seat is given when the result is decided, to make up for the first move.
/// With half a point, no game is drawn. The score on the board stays what it is.
///
/// @param halves in half points, from 0 on
public record Komi(int halves) {

  /// Nothing is given.
  public static final Komi NONE = new Komi(0);

  /// Games whose end is always a matter of points.
  private static final Set<Game> GAMES = Set.of(CatsDogs.GAME, Pushee.GAME);

  public Komi {
    assert halves >= 0;
  }

  /// Reads `1.5` or `2`.
  ///
  /// @throws NotationException if it is anything else, or the game knows no such thing
  public static Komi read(Game game, String text) throws NotationException {
    if (!text.matches("[0-9]{1,3}([.][05])?")) {
      throw new NotationException("komi: \"%s\" is no number of points such as 1.5", text);
    }
    if (!GAMES.contains(game)) {
      throw new NotationException("komi: %s is not decided by points alone", game.title());
    }
    return new Komi((int) Math.round(2 * Double.parseDouble(text)));
  }

  /// The komi that a record's tags tell of; none where they tell of none, or of nonsense.
  static Komi of(Game game, Map<String, String> tags) {
    try {
      return read(game, tags.getOrDefault(Tag.KOMI.text(), "0"));
    } catch (NotationException none) {
      return NONE;
    }
  }

  /// Whether anything is given.
  public boolean isGiven() {
    return halves > 0;
  }

  /// The tags of a record that tell of it.
  public Map<String, String> tags() {
    return isGiven() ? Map.of(Tag.KOMI.text(), toString()) : Map.of();
  }

  /// What becomes of a result that the rules give; that of a game that goes on stays as it is.
  public Outcome decide(Outcome outcome) {
    if (!isGiven() || !outcome.isOver()) {
      return outcome;
    }
    return new Outcome(
        winner(outcome.first() - outcome.second()),
        outcome.reason(),
        outcome.first(),
        outcome.second());
  }

  /// Who is ahead.
  ///
  /// @param margin by how many points the first seat is, on the board
  public Outcome.Result winner(int margin) {
    int left = 2 * margin - halves;
    if (left == 0) {
      return Outcome.Result.DRAW;
    }
    return left > 0 ? Outcome.Result.FIRST : Outcome.Result.SECOND;
  }

  /// In points, as [#read] takes it.
  @Override
  public String toString() {
    return halves / 2 + (halves % 2 == 0 ? "" : ".5");
  }
}
