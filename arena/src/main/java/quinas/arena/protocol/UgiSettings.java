package quinas.arena.protocol;

import quinas.engine.Engine;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Notation;
import quinas.rules.Options;

/// What can be set in an engine.
///
/// @param level the id of a level, or [UgiOptions#FULL]; the game need not have it
/// @param memory of the game under way
record UgiSettings(Dialect dialect, Options options, long seed, String level, Memory memory) {

  /// Before anything has been set: the first game with its standard options.
  ///
  /// @param mostMebibytes what the memory must not exceed
  static UgiSettings initial(int mostMebibytes) {
    Game game = Games.ALL.getFirst();
    int mebibytes = Math.min(Engine.STANDARD_MEBIBYTES, mostMebibytes);
    return new UgiSettings(
        Dialect.UGI, Options.standard(game), 0, UgiOptions.FULL, new Memory(game, mebibytes, 1));
  }

  Game game() {
    return options.game();
  }

  Notation notation() {
    return dialect.notation(game());
  }

  /// The other protocol, and what it plays if nothing more is said.
  UgiSettings in(Dialect other) {
    Options theirs = other.options(game());
    return new UgiSettings(other, theirs, seed, level, memory.forGame(theirs.game()));
  }

  UgiSettings with(Options chosen) {
    return new UgiSettings(dialect, chosen, seed, level, memory.forGame(chosen.game()));
  }

  UgiSettings withSeed(long number) {
    return new UgiSettings(dialect, options, number, level, memory);
  }

  UgiSettings withLevel(String id) {
    return new UgiSettings(dialect, options, seed, id, memory);
  }

  UgiSettings with(Memory other) {
    return new UgiSettings(dialect, options, seed, level, other);
  }
}
