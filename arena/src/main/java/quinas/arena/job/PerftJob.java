package quinas.arena.job;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;

/// Counts the sequences of moves from a position. A piece is one of the positions that lie a few
/// moves on, and its result the number of sequences that lead through it; their sum is the count.
public final class PerftJob implements Job {

  public static final String KIND = "perft";

  /// The greatest depth that can be asked for.
  public static final int MAX_DEPTH = 99;

  /// As many pieces are enough to keep a few dozen machines busy to the end.
  private static final int ENOUGH = 300;

  private final Options options;
  private final Position start;
  private final int depth;
  private final int rest;
  private final List<Position> positions;
  private final List<Long> paths;

  /// @param start a position of a game with these options
  /// @param depth how many moves a sequence has, 0 to [#MAX_DEPTH]
  public PerftJob(Options options, Position start, int depth) {
    assert depth >= 0 && depth <= MAX_DEPTH;
    this.options = options;
    this.start = start;
    this.depth = depth;
    Map<Position, Long> front = Map.of(start, 1L);
    int plies = 0;
    // The last two plies stay together: games have fast ways to count them.
    while (front.size() < ENOUGH && plies + 2 < depth) {
      front = next(front);
      plies++;
    }
    rest = depth - plies;
    positions = List.copyOf(front.keySet());
    paths = positions.stream().map(front::get).toList();
  }

  /// The positions one move on, each with the number of ways that lead there.
  private static Map<Position, Long> next(Map<Position, Long> front) {
    Map<Position, Long> next = new LinkedHashMap<>();
    int[] moves = new int[Games.MAX_MOVES];
    front.forEach((position, ways) -> {
      int end = position.legalMoves(moves, 0);
      for (int i = 0; i < end; i++) {
        next.merge(position.play(moves[i]), ways, Long::sum);
      }
    });
    return next;
  }

  /// Reads a job's text.
  ///
  /// @throws IllegalArgumentException if it has not the form of one
  public static PerftJob read(String text) throws NotationException {
    List<String> lines = List.of(text.split("\n", -1));
    if (lines.size() != 4 || !lines.get(3).matches("[0-9]{1,2}")) {
      throw new IllegalArgumentException(text);
    }
    Game game = Games.read(lines.get(0));
    Options options = Options.read(game, lines.get(1));
    Position start = game.notation().position(lines.get(2), options);
    return new PerftJob(options, start, Integer.parseInt(lines.get(3)));
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public String text() {
    return String.join(
        "\n", options.game().id(), options.toString(), start.toString(), Integer.toString(depth));
  }

  /// How many pieces there are.
  public int size() {
    return positions.size();
  }

  @Override
  public String run(int piece) {
    return Long.toString(paths.get(piece) * options.game().perft(positions.get(piece), rest));
  }
}
