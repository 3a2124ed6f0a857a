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

  /// A line of either list, with its two amounts.
  private record Row(Game game, String options, Kind kind, int full, int quick) {

    Workload of(int amount) {
      return new Workload(Workload.options(game, options), kind, amount);
    }
  }

  private static final List<Row> ROWS =
      List.of(
          new Row(Shiftago.GAME, "", Kind.PERFT, 5, 4),
          new Row(Syrtis.GAME, "", Kind.PERFT, 6, 4),
          new Row(Syrtis.GAME, "board=minor", Kind.PERFT, 7, 5),
          new Row(Pushee.GAME, "", Kind.PERFT, 4, 3),
          new Row(CatsDogs.GAME, "", Kind.PERFT, 4, 3),
          new Row(CatsDogs.GAME, "size=12", Kind.PERFT, 4, 2),
          new Row(Infection.GAME, "", Kind.PERFT, 7, 5),
          new Row(Infection.GAME, "jumps=ring", Kind.PERFT, 7, 4),
          new Row(Shiftago.GAME, "", Kind.PLAYOUTS, 10_000, 100),
          new Row(Syrtis.GAME, "", Kind.PLAYOUTS, 10_000, 100),
          new Row(Syrtis.GAME, "board=minor", Kind.PLAYOUTS, 10_000, 100),
          new Row(Pushee.GAME, "", Kind.PLAYOUTS, 10_000, 100),
          new Row(CatsDogs.GAME, "", Kind.PLAYOUTS, 10_000, 100),
          new Row(CatsDogs.GAME, "size=12", Kind.PLAYOUTS, 10_000, 100),
          new Row(Infection.GAME, "", Kind.PLAYOUTS, 10_000, 100),
          new Row(Infection.GAME, "jumps=ring", Kind.PLAYOUTS, 10_000, 100),
          new Row(Shiftago.GAME, "", Kind.SEARCH, 8, 5),
          new Row(Syrtis.GAME, "", Kind.SEARCH, 7, 4),
          new Row(Pushee.GAME, "", Kind.SEARCH, 6, 4),
          new Row(CatsDogs.GAME, "", Kind.SEARCH, 7, 4),
          new Row(Infection.GAME, "", Kind.SEARCH, 7, 5),
          new Row(Infection.GAME, "jumps=ring", Kind.SEARCH, 7, 5));

  /// What is measured, each about a tenth of a second to a few seconds long.
  public static final List<Workload> FULL = ROWS.stream().map(row -> row.of(row.full)).toList();

  /// As much as shows that rules and search still do the same.
  public static final List<Workload> QUICK = ROWS.stream().map(row -> row.of(row.quick)).toList();

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
