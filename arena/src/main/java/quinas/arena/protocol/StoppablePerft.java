package quinas.arena.protocol;

import java.util.OptionalLong;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Position;

/// A count of move sequences that looks up now and then to see whether anybody still wants it.
final class StoppablePerft {

  /// To this depth a game counts by itself and undisturbed: never much longer than a second.
  private static final int UNDISTURBED = 3;

  private final Game game;
  private final StopSignal stop;

  private StoppablePerft(Game game, StopSignal stop) {
    this.game = game;
    this.stop = stop;
  }

  /// The number of sequences of `depth` moves; nothing if it was stopped before the end.
  static OptionalLong count(Game game, Position position, int depth, StopSignal stop) {
    long nodes = new StoppablePerft(game, stop).count(position, depth);
    return stop.isStopped() ? OptionalLong.empty() : OptionalLong.of(nodes);
  }

  private long count(Position position, int depth) {
    if (stop.isStopped()) {
      return 0;
    }
    if (depth <= UNDISTURBED) {
      return game.perft(position, depth);
    }
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    long nodes = 0;
    for (int i = 0; i < end; i++) {
      nodes += count(position.play(moves[i]), depth - 1);
    }
    return nodes;
  }
}
