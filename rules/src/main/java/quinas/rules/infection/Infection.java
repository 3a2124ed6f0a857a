package quinas.rules.infection;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import quinas.rules.Dihedral;
import quinas.rules.Game;
import quinas.rules.Notation;
import quinas.rules.NotationException;
import quinas.rules.Option;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Reason;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.Symmetry;

/// The game as data. Its rules are in [InfectionPosition].
public enum Infection implements Game {
  GAME;

  /// Why a game ended, in the order in which it is looked for.
  public enum End implements Reason {
    WIPED_OUT("wiped out"),
    BOARD_FULL("board full"),
    STUCK("stuck"),
    NO_CLONE("100 moves without a clone");

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
      List.of(Option.words("jumps", "lines", "lines", "ring"), Option.text("gaps", "none"));

  private static final List<Symmetry> SYMMETRIES =
      Arrays.stream(Dihedral.values()).<Symmetry>map(InfectionSymmetry::new).toList();

  @Override
  public String id() {
    return "infection";
  }

  @Override
  public String title() {
    return "7th Guest: Infection";
  }

  @Override
  public List<Option> options() {
    return OPTIONS;
  }

  @Override
  public void check(Options options) throws NotationException {
    gaps(options);
  }

  /// Nothing is left to chance.
  @Override
  public Position deal(Options options, RandomGenerator random) {
    try {
      return new InfectionPosition(
          InfectionPosition.bit(6, 0) | InfectionPosition.bit(0, 6),
          InfectionPosition.bit(0, 0) | InfectionPosition.bit(6, 6),
          gaps(options),
          Jumps.of(options),
          Seat.FIRST,
          0);
    } catch (NotationException impossible) {
      throw new AssertionError("options are checked when they are made", impossible);
    }
  }

  private static long gaps(Options options) throws NotationException {
    if (options.is("gaps", "none")) {
      return 0;
    }
    long gaps = 0;
    Set<String> seen = new HashSet<>();
    for (String name : options.get("gaps").split("\\+", -1)) {
      Square square = Square.read(name, InfectionPosition.SIZE);
      if (!seen.add(name)) {
        throw new NotationException("option gaps: %s is named twice", name);
      }
      if (square.column() % 6 == 0 && square.row() % 6 == 0) {
        throw new NotationException("option gaps: %s is a starting corner", name);
      }
      gaps |= InfectionPosition.bit(square.column(), square.row());
    }
    return gaps;
  }

  @Override
  public Notation notation() {
    return InfectionNotation.NOTATION;
  }

  @Override
  public List<Symmetry> symmetries(Position position) {
    return SYMMETRIES;
  }

  @Override
  public boolean hasPoints() {
    return true;
  }

  /// Not reached: at most 48 clones, and 16 jumps from each of 49 squares.
  @Override
  public int maxMoves() {
    return 48 + 49 * 16;
  }

  @Override
  public long perft(Position position, int depth) {
    return InfectionPerft.count((InfectionPosition) position, depth);
  }
}
