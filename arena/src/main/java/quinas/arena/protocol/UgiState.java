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
/// @param position the position at hand
/// @param isDealt whether that is the start position, dealt here and not yet played on
record UgiState(UgiSettings settings, Position position, boolean isDealt) {

  /// The start position of what is set.
  static UgiState start(UgiSettings settings) {
    Position start = settings.dialect().start(settings.options(), settings.seed());
    return new UgiState(settings, start, true);
  }

  Dialect dialect() {
    return settings.dialect();
  }

  Game game() {
    return settings.game();
  }

  Notation notation() {
    return settings.notation();
  }

  /// The start position of the game, its options and the seed.
  UgiState atStart() {
    return start(settings);
  }

  /// The same, with nothing left of what was thought about.
  UgiState newGame() {
    return start(settings.with(settings.memory().forGame(game())));
  }

  /// Speaking that protocol: the same if it does already, otherwise at the start of its game.
  UgiState in(Dialect dialect) {
    return dialect == dialect() ? this : start(settings.in(dialect));
  }

  /// Another game with its standard options, at its start.
  UgiState withGame(String id) throws UgiException {
    try {
      return start(settings.with(Options.standard(Games.read(id))));
    } catch (NotationException e) {
      throw new UgiException("Game", e);
    }
  }

  /// These options and no others, at the start.
  UgiState withOptions(String text) throws UgiException {
    try {
      return start(settings.with(Options.read(game(), text)));
    } catch (NotationException e) {
      throw new UgiException("Options", e);
    }
  }

  /// Another seed, from which the start is dealt anew if nothing has happened since.
  UgiState withSeed(String text) throws UgiException {
    try {
      UgiSettings changed = settings.withSeed(SplitMix64.readSeed(text));
      return isDealt ? start(changed) : new UgiState(changed, position, false);
    } catch (NotationException e) {
      throw new UgiException("Seed", e);
    }
  }

  UgiState withLevel(String id) {
    return new UgiState(settings.withLevel(id), position, isDealt);
  }

  /// A blank memory of another size.
  UgiState withMemory(int mebibytes) {
    Memory blank = settings.memory().withMebibytes(mebibytes);
    return new UgiState(settings.with(blank), position, isDealt);
  }

  /// A blank memory for another number of threads.
  UgiState withThreads(int threads) {
    Memory blank = settings.memory().withThreads(threads);
    return new UgiState(settings.with(blank), position, isDealt);
  }

  /// The position of a text.
  UgiState at(String text) throws UgiException {
    try {
      return new UgiState(settings, notation().position(text, settings.options()), false);
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
    return new UgiState(settings, reached, isDealt && moves.isEmpty());
  }
}
