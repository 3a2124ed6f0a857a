package quinas.rules.shiftago;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import quinas.rules.Dihedral;
import quinas.rules.Game;
import quinas.rules.Notation;
import quinas.rules.Option;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Reason;
import quinas.rules.Symmetry;

/// The game as data. Its rules are in [ShiftagoPosition].
public enum Shiftago implements Game {
  GAME;

  /// Why a game ended, in the order in which it is looked for.
  public enum End implements Reason {
    LINE("line"),
    OUT_OF_MARBLES("out of marbles");

    private final String text;

    End(String text) {
      this.text = text;
    }

    @Override
    public String text() {
      return text;
    }
  }

  private static final List<Option> OPTIONS =
      List.of(Option.words("empty", "lose", "lose", "draw"));

  private static final List<Symmetry> SYMMETRIES =
      Arrays.stream(Dihedral.values()).<Symmetry>map(ShiftagoSymmetry::new).toList();

  @Override
  public String id() {
    return "shiftago";
  }

  @Override
  public String title() {
    return "Shiftago Express";
  }

  @Override
  public List<Option> options() {
    return OPTIONS;
  }

  /// Nothing is left to chance.
  @Override
  public Position deal(Options options, RandomGenerator random) {
    return new ShiftagoPosition(0, 0, Exhaustion.of(options));
  }

  @Override
  public Notation notation() {
    return ShiftagoNotation.NOTATION;
  }

  @Override
  public List<Symmetry> symmetries(Position position) {
    return SYMMETRIES;
  }

  @Override
  public int maxMoves() {
    return ShiftagoPosition.MOVES;
  }
}
