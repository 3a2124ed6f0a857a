package quinas.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import quinas.engine.level.Level;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Position;

/// A session that scripts are said to, as in [Transcript]: with two levels in each game, one that
/// plays the first legal move and one that never plays.
final class ScriptedSession {

  /// Plays the first of the legal moves.
  private record First(String id) implements Level {
    @Override
    public int choose(Position position, RandomGenerator random) {
      int[] moves = new int[Games.MAX_MOVES];
      return position.legalMoves(moves, 0) == 0 ? -1 : moves[0];
    }
  }

  /// Plays nothing but what has a game over already.
  private record Never(String id) implements Level {
    @Override
    public boolean plays(Position position) {
      return false;
    }

    @Override
    public int choose(Position position, RandomGenerator random) {
      throw new AssertionError("it does not play this");
    }
  }

  private static List<Level> levels(Game game) {
    return List.of(new First(game.id() + ":easy"), new Never("never"));
  }

  /// Says a script, and makes sure that its answers are those that are written in it.
  static void assertConversation(String script) throws InterruptedException {
    SessionLimits limits = new SessionLimits(1 << 20, 100_000, 64, SearchSlots.UNLIMITED);
    assertThat(
            Transcript.of(
                script, out -> new UgiSession("Quinas test", out, limits, ScriptedSession::levels)))
        .isEqualTo(script);
  }

  private ScriptedSession() {}
}
