package quinas.arena.protocol;

import java.util.List;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Notation;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// All that an engine has been told. Immutable, so that a command which fails changes nothing and a
/// search keeps what it was started with.
///
/// @param level the id of a level, or [UgiOptions#STRONGEST]; the game need not have it
/// @param position the position at hand
/// @param isDealt whether that is the start position, dealt here and not yet played on
record UgiState(Options options, long seed, String level, Position position, boolean isDealt) {

  /// Before anything has been said: the first game with its standard options.
  static UgiState initial() {
    return dealt(Options.standard(Games.ALL.getFirst()), 0, UgiOptions.STRONGEST);
  }

  private static UgiState dealt(Options options, long seed, String level) {
    Position position = options.game().deal(options, new SplitMix64(seed));
    return new UgiState(options, seed, level, position, true);
  }

  Game game() {
    return options.game();
  }

  Notation notation() {
    return game().notation();
  }

  /// The start position of the game, its options and the seed.
  UgiState atStart() {
    return dealt(options, seed, level);
  }

  /// Another game with its standard options, at its start.
  UgiState withGame(String id) throws UgiException {
    try {
      return dealt(Options.standard(Games.read(id)), seed, level);
    } catch (NotationException e) {
      throw new UgiException("Game", e);
    }
  }

  /// These options and no others, at the start.
  UgiState withOptions(String text) throws UgiException {
    try {
      return dealt(Options.read(game(), text), seed, level);
    } catch (NotationException e) {
      throw new UgiException("Options", e);
    }
  }

  /// Another seed, from which the start is dealt anew if nothing has happened since.
  UgiState withSeed(String text) throws UgiException {
    long number;
    try {
      number = SplitMix64.readSeed(text);
    } catch (NotationException e) {
      throw new UgiException("Seed", e);
    }
    return isDealt
        ? dealt(options, number, level)
        : new UgiState(options, number, level, position, false);
  }

  UgiState withLevel(String id) {
    return new UgiState(options, seed, id, position, isDealt);
  }

  /// The position of a text.
  UgiState at(String text) throws UgiException {
    try {
      Position read = notation().position(text, options);
      return new UgiState(options, seed, level, read, false);
    } catch (NotationException e) {
      throw new UgiException("fen", e);
    }
  }

  /// The position after some moves.
  UgiState after(List<String> moves) throws UgiException {
    Position reached = position;
    for (int i = 0; i < moves.size(); i++) {
      String move = moves.get(i);
      try {
        reached = reached.play(notation().move(reached, move));
      } catch (NotationException e) {
        throw new UgiException("move " + (i + 1) + ", " + move, e);
      }
    }
    return new UgiState(options, seed, level, reached, isDealt && moves.isEmpty());
  }
}
