package quinas.rules.pushee;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import quinas.rules.Dihedral;
import quinas.rules.Game;
import quinas.rules.Notation;
import quinas.rules.NotationException;
import quinas.rules.Option;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Reason;
import quinas.rules.Symmetry;

/// The game as data. Its rules are in [PusheePosition].
public enum Pushee implements Game {
  GAME;

  /// Why a game ended, in the order in which it is looked for.
  public enum End implements Reason {
    OUT_OF_PIECES("out of pieces"),
    BOARD_FULL("board full");

    private final String text;

    End(String text) {
      this.text = text;
    }

    @Override
    public String text() {
      return text;
    }
  }

  /// `size` is how large a board of random values is. A published board has a size of its own,
  /// which its positions tell and this option need not.
  private static final List<Option> OPTIONS =
      List.of(
          Option.numbers("size", 6, Values.LEAST_SIZE, Values.MOST_SIZE),
          Option.words("values", "random", "random", "dragons", "beasts", "octopus"),
          Option.numbers("pieces", 15, 1, 40),
          Option.numbers("chains", 3, 0, 6, "unlimited"),
          Option.words("walls", "on", "on", "off"),
          Option.words("rotation", "off", "on", "off"),
          Option.words("impossibru", "none", "none", "first", "second"));

  private static final List<Symmetry> SYMMETRIES =
      Arrays.stream(Dihedral.values()).<Symmetry>map(PusheeSymmetry::new).toList();

  @Override
  public String id() {
    return "pushee";
  }

  @Override
  public String title() {
    return "Pushee Pieces";
  }

  @Override
  public List<Option> options() {
    return OPTIONS;
  }

  @Override
  public void check(Options options) throws NotationException {
    if (options.is("values", "random") || !options.isChosen("size")) {
      return;
    }
    int size = Values.published(options.get("values")).size();
    if (options.number("size") != size) {
      throw new NotationException(
          "option size: the board of values=%s has sides of %d, not of %d",
          options.get("values"), size, options.number("size"));
    }
  }

  /// Random values are drawn square by square, by rows from the top and then by columns from the
  /// left, each as `nextInt(10)`. Nothing else is left to chance.
  @Override
  public Position deal(Options options, RandomGenerator random) {
    Values values =
        options.is("values", "random")
            ? Values.of(options.number("size"), (column, row) -> random.nextInt(10))
            : Values.published(options.get("values"));
    return PusheePosition.start(PusheeRules.of(options), values, options.number("pieces"));
  }

  @Override
  public Notation notation() {
    return PusheeNotation.NOTATION;
  }

  /// All eight while no third tier can run. The first tier has one pusher; those of the second
  /// stand in one line with it, push along it in opposite directions or across it each in a line of
  /// its own, and so cannot get in each other's way. From the third tier on it can matter which of
  /// two pieces pushes first, and the order is by columns from the left.
  @Override
  public List<Symmetry> symmetries(Position position) {
    PusheeRules rules = ((PusheePosition) position).rules();
    return rules.chains() <= 2 ? SYMMETRIES : SYMMETRIES.subList(0, 1);
  }

  @Override
  public boolean hasPoints() {
    return true;
  }

  /// Either orientation on every square.
  @Override
  public int maxMoves() {
    return 2 * Values.MOST_SIZE * Values.MOST_SIZE;
  }
}
