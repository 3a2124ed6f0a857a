package quinas.arena.protocol;

import quinas.rules.Game;
import quinas.rules.Notation;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.rules.infection.Infection;

/// The protocols that an engine speaks, as far as they differ.
public enum Dialect {
  /// The Universal Game Interface: any game, in its own notation.
  UGI("ugi", "p1", "p2"),

  /// The Universal Ataxx Interface: Infection with its ring of jumps, in the notation of the Ataxx
  /// world. Black is the first seat, as in chess it is not.
  UAI("uai", "b", "w");

  private final String id;
  private final String first;
  private final String second;

  Dialect(String id, String first, String second) {
    this.id = id;
    this.first = first;
    this.second = second;
  }

  /// The command that begins a conversation in it.
  public String id() {
    return id;
  }

  /// The command that announces another game.
  public String newGame() {
    return id + "newgame";
  }

  /// What is written before `time` and `inc` for a seat's clock.
  public String prefix(Seat seat) {
    return seat == Seat.FIRST ? first : second;
  }

  public Notation notation(Game game) {
    return this == UAI ? AtaxxNotation.NOTATION : game.notation();
  }

  /// The position that a game with these options begins with.
  Position start(Options options, long seed) {
    return this == UAI
        ? read(AtaxxNotation.START, options)
        : options.game().deal(options, new SplitMix64(seed));
  }

  private static Position read(String text, Options options) {
    try {
      return AtaxxNotation.NOTATION.position(text, options);
    } catch (NotationException impossible) {
      throw new AssertionError("a constant", impossible);
    }
  }

  /// What is played by those who have not said more.
  Options options(Game game) {
    if (this == UGI) {
      return Options.standard(game);
    }
    try {
      return Options.read(Infection.GAME, "jumps=ring");
    } catch (NotationException impossible) {
      throw new AssertionError("a constant", impossible);
    }
  }
}
