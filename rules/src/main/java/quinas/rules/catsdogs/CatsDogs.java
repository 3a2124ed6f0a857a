package quinas.rules.catsdogs;

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
import quinas.rules.Seat;
import quinas.rules.Symmetry;

/// The game as data. Its rules are in [CatsDogsPosition].
public enum CatsDogs implements Game {
  GAME;

  /// Why a game ended.
  public enum End implements Reason {
    NO_ROOM("no room");

    private final String text;

    End(String text) {
      this.text = text;
    }

    @Override
    public String text() {
      return text;
    }
  }

  static final int LEAST_SIZE = 4;
  static final int GREATEST_SIZE = 12;

  private static final List<Option> OPTIONS =
      List.of(
          Option.numbers("size", 8, LEAST_SIZE, GREATEST_SIZE),
          Option.numbers("obstacles", 20, 0, 50),
          Option.words("starter", "random", "random", "cats", "dogs"),
          Option.words("specials", "on", "on", "off"));

  private static final List<Symmetry> SYMMETRIES =
      Arrays.stream(Dihedral.values()).<Symmetry>map(CatsDogsSymmetry::new).toList();

  @Override
  public String id() {
    return "catsdogs";
  }

  @Override
  public String title() {
    return "Cats & Dogs";
  }

  @Override
  public List<Option> options() {
    return OPTIONS;
  }

  /// Draws who begins if that is open, 0 of 2 being the Cats; then for each square, rows from the
  /// top and columns from the left, a number below 100: an obstacle if it is less than `obstacles`.
  @Override
  public Position deal(Options options, RandomGenerator random) {
    Seat starter =
        switch (options.get("starter")) {
          case "cats" -> Seat.FIRST;
          case "dogs" -> Seat.SECOND;
          default -> Seat.of(random.nextInt(2));
        };
    int size = options.number("size");
    int percent = options.number("obstacles");
    Squares obstacles = Squares.board(size).complement();
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        if (random.nextInt(100) < percent) {
          obstacles = obstacles.with(Squares.square(column, row));
        }
      }
    }
    return new CatsDogsPosition(
        size,
        Squares.NONE,
        Squares.NONE,
        obstacles,
        hasSpecials(options),
        starter,
        CatsDogsPosition.Step.PLACE,
        0,
        0);
  }

  static boolean hasSpecials(Options options) {
    return options.is("specials", "on");
  }

  @Override
  public Notation notation() {
    return CatsDogsNotation.NOTATION;
  }

  @Override
  public List<Symmetry> symmetries(Position position) {
    return SYMMETRIES;
  }

  @Override
  public boolean hasPoints() {
    return true;
  }

  /// An empty board of the greatest size.
  @Override
  public int maxMoves() {
    return GREATEST_SIZE * GREATEST_SIZE;
  }
}
