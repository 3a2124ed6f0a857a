package quinas.cli.bench;

import java.util.List;
import java.util.Locale;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Playout;
import quinas.rules.SplitMix64;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.infection.Infection;
import quinas.rules.pushee.Pushee;
import quinas.rules.shiftago.Shiftago;
import quinas.rules.syrtis.Syrtis;

/// A piece of work that is the same on every machine.
///
/// @param amount the depth of a perft, or the number of random games
public record Workload(Options options, Kind kind, int amount) {

  /// What is to be done.
  public enum Kind {
    /// Counts the sequences of `amount` moves from the deal.
    PERFT,
    /// Plays `amount` games with random moves, each from a deal of its own.
    PLAYOUTS;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final long SEED = 1;

  /// What is measured, each about a tenth of a second to a few seconds long.
  public static final List<Workload> FULL =
      List.of(
          perft(Shiftago.GAME, "", 5),
          perft(Syrtis.GAME, "", 6),
          perft(Syrtis.GAME, "board=minor", 7),
          perft(Pushee.GAME, "", 4),
          perft(CatsDogs.GAME, "", 4),
          perft(CatsDogs.GAME, "size=12", 4),
          perft(Infection.GAME, "", 7),
          perft(Infection.GAME, "jumps=ring", 7),
          playouts(Shiftago.GAME, "", 10_000),
          playouts(Syrtis.GAME, "", 10_000),
          playouts(Syrtis.GAME, "board=minor", 10_000),
          playouts(Pushee.GAME, "", 10_000),
          playouts(CatsDogs.GAME, "", 10_000),
          playouts(CatsDogs.GAME, "size=12", 10_000),
          playouts(Infection.GAME, "", 10_000),
          playouts(Infection.GAME, "jumps=ring", 10_000));

  /// As much as shows that the rules still do the same.
  public static final List<Workload> QUICK =
      List.of(
          perft(Shiftago.GAME, "", 4),
          perft(Syrtis.GAME, "", 4),
          perft(Syrtis.GAME, "board=minor", 5),
          perft(Pushee.GAME, "", 3),
          perft(CatsDogs.GAME, "", 3),
          perft(CatsDogs.GAME, "size=12", 2),
          perft(Infection.GAME, "", 5),
          perft(Infection.GAME, "jumps=ring", 4),
          playouts(Shiftago.GAME, "", 100),
          playouts(Syrtis.GAME, "", 100),
          playouts(Syrtis.GAME, "board=minor", 100),
          playouts(Pushee.GAME, "", 100),
          playouts(CatsDogs.GAME, "", 100),
          playouts(CatsDogs.GAME, "size=12", 100),
          playouts(Infection.GAME, "", 100),
          playouts(Infection.GAME, "jumps=ring", 100));

  private static Workload perft(Game game, String options, int depth) {
    return new Workload(options(game, options), Kind.PERFT, depth);
  }

  private static Workload playouts(Game game, String options, int games) {
    return new Workload(options(game, options), Kind.PLAYOUTS, games);
  }

  private static Options options(Game game, String text) {
    try {
      return Options.read(game, text);
    } catch (NotationException impossible) {
      throw new AssertionError("the options above are good", impossible);
    }
  }

  /// Does the work and returns how many nodes it was: sequences of moves, or moves.
  public long run() {
    Game game = options.game();
    SplitMix64 random = new SplitMix64(SEED);
    if (kind == Kind.PERFT) {
      return game.perft(game.deal(options, random), amount);
    }
    long nodes = 0;
    for (int i = 0; i < amount; i++) {
      nodes += Playout.moves(game.deal(options, random), random);
    }
    return nodes;
  }
}
