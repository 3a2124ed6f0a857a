package quinas.cli.bench;

import java.util.List;
import java.util.Locale;
import quinas.engine.eval.Evaluations;
import quinas.engine.search.Limits;
import quinas.engine.search.Search;
import quinas.engine.search.TranspositionTable;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Playout;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.infection.Infection;
import quinas.rules.pushee.Pushee;
import quinas.rules.shiftago.Shiftago;
import quinas.rules.syrtis.Syrtis;

/// A piece of work that is the same on every machine.
///
/// @param amount the depth of a perft or a search, or the number of random games
public record Workload(Options options, Kind kind, int amount) {

  /// What is to be done.
  public enum Kind {
    /// Counts the sequences of `amount` moves from the deal.
    PERFT,
    /// Plays `amount` games with random moves, each from a deal of its own.
    PLAYOUTS,
    /// Looks `amount` plies ahead, from some positions that random moves lead to.
    SEARCH;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final long SEED = 1;
  private static final int MOST_RANDOM = 8;
  private static final int ENTRIES = 1 << 18;

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
          playouts(Infection.GAME, "jumps=ring", 10_000),
          search(Shiftago.GAME, "", 8),
          search(Syrtis.GAME, "", 7),
          search(Pushee.GAME, "", 6),
          search(CatsDogs.GAME, "", 7),
          search(Infection.GAME, "", 7),
          search(Infection.GAME, "jumps=ring", 7));

  /// As much as shows that rules and search still do the same.
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
          playouts(Infection.GAME, "jumps=ring", 100),
          search(Shiftago.GAME, "", 5),
          search(Syrtis.GAME, "", 4),
          search(Pushee.GAME, "", 4),
          search(CatsDogs.GAME, "", 4),
          search(Infection.GAME, "", 5),
          search(Infection.GAME, "jumps=ring", 5));

  private static Workload perft(Game game, String options, int depth) {
    return new Workload(options(game, options), Kind.PERFT, depth);
  }

  private static Workload playouts(Game game, String options, int games) {
    return new Workload(options(game, options), Kind.PLAYOUTS, games);
  }

  private static Workload search(Game game, String options, int depth) {
    return new Workload(options(game, options), Kind.SEARCH, depth);
  }

  private static Options options(Game game, String text) {
    try {
      return Options.read(game, text);
    } catch (NotationException impossible) {
      throw new AssertionError("the options above are good", impossible);
    }
  }

  /// Does the work and returns how many nodes it was: sequences of moves, moves, or positions.
  public long run() {
    Game game = options.game();
    SplitMix64 random = new SplitMix64(SEED);
    return switch (kind) {
      case PERFT -> game.perft(game.deal(options, random), amount);
      case PLAYOUTS -> playouts(game, random);
      case SEARCH -> searches(game, random);
    };
  }

  private long playouts(Game game, SplitMix64 random) {
    long nodes = 0;
    for (int i = 0; i < amount; i++) {
      nodes += Playout.moves(game.deal(options, random), random);
    }
    return nodes;
  }

  private long searches(Game game, SplitMix64 random) {
    long nodes = 0;
    for (int plies = 0; plies <= MOST_RANDOM; plies += 2) {
      Position position = game.deal(options, random);
      for (int i = 0; i < plies && !position.isOver(); i++) {
        position = position.play(position.randomMove(random));
      }
      if (!position.isOver()) {
        Search search = new Search(Evaluations.of(game), new TranspositionTable(ENTRIES));
        nodes += search.run(position, Limits.depth(amount), () -> false, _ -> {}).nodes();
      }
    }
    return nodes;
  }
}
