package quinas.rules.catsdogs;

import static quinas.rules.catsdogs.CatsDogsPosition.MOST_TURNS;
import static quinas.rules.catsdogs.CatsDogsPosition.PASS;

import java.util.List;
import quinas.rules.Notation;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Rows;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.Words;
import quinas.rules.catsdogs.CatsDogsPosition.Step;

/// `#4/2#2/2#2/3##/#2#1 c place 0 0`; `b3` places an animal, `xb3` takes a dog off, `pass`.
enum CatsDogsNotation implements Notation {
  NOTATION;

  private static final String FORM =
      "<board> <c|d> <place|remove|again> <turns of cats> <turns of dogs>";

  private static final String SYMBOLS = "cd#";

  @Override
  public CatsDogsPosition position(String text, Options options) throws NotationException {
    List<String> words = Words.split(text, 5, 5, FORM);
    List<List<String>> rows =
        Rows.read(words.get(0), SYMBOLS, CatsDogs.LEAST_SIZE, CatsDogs.GREATEST_SIZE);
    int size = rows.size();
    Squares[] sets = {Squares.NONE, Squares.NONE, Squares.board(size).complement()};
    Rows.forEach(
        rows,
        (column, row, symbol) -> {
          int kind = SYMBOLS.indexOf(symbol);
          sets[kind] = sets[kind].with(Squares.square(column, row));
        });
    Seat turn = Seat.of(Words.choice(words, 1, "c", "d"));
    Step step = step(Words.choice(words, 2, "place", "remove", "again"));
    int catsTurns = Words.number(words, 3, 0, MOST_TURNS);
    int dogsTurns = Words.number(words, 4, 0, MOST_TURNS);
    CatsDogsPosition position =
        new CatsDogsPosition(
            size,
            sets[0],
            sets[1],
            sets[2],
            CatsDogs.hasSpecials(options),
            turn,
            step,
            catsTurns,
            dogsTurns);
    checkApart(position);
    checkTurns(position);
    checkStep(position);
    return position;
  }

  private static Step step(int choice) {
    return switch (choice) {
      case 0 -> Step.PLACE;
      case 1 -> Step.REMOVE;
      default -> Step.AGAIN;
    };
  }

  private static void checkApart(CatsDogsPosition p) throws NotationException {
    Squares near = p.cats().and(p.dogs().around());
    if (!near.isEmpty()) {
      throw catNextToDog(near.first(), p.dogs());
    }
  }

  /// The player to act has finished as many turns as the other, or one fewer.
  private static void checkTurns(CatsDogsPosition p) throws NotationException {
    int ahead = p.dogsTurns() - p.catsTurns();
    if (p.turn() == Seat.FIRST && (ahead < 0 || ahead > 1)) {
      throw new NotationException(
          "cats to act have finished as many turns as dogs, or one fewer, not %d and %d",
          p.catsTurns(), p.dogsTurns());
    }
    if (p.turn() == Seat.SECOND && (ahead < -1 || ahead > 0)) {
      throw new NotationException(
          "dogs to act have finished as many turns as cats, or one fewer, not %d and %d",
          p.dogsTurns(), p.catsTurns());
    }
  }

  private static void checkStep(CatsDogsPosition p) throws NotationException {
    switch (p.step()) {
      case PLACE -> {}
      case REMOVE -> checkRemove(p);
      case AGAIN -> checkAgain(p);
    }
  }

  private static void checkRemove(CatsDogsPosition p) throws NotationException {
    if (p.turn() != Seat.FIRST) {
      throw new NotationException("dogs have no step remove");
    }
    checkSpecial(p);
    if (p.dogs().isEmpty()) {
      throw new NotationException("step remove: there is no dog on the board");
    }
    if (p.room(Seat.FIRST).isEmpty() && p.room(Seat.SECOND).isEmpty()) {
      throw new NotationException("step remove: the game is over, which has the step place");
    }
  }

  private static void checkAgain(CatsDogsPosition p) throws NotationException {
    if (p.turn() != Seat.SECOND) {
      throw new NotationException("cats have no step again");
    }
    checkSpecial(p);
    if (p.room(Seat.SECOND).isEmpty()) {
      throw new NotationException("step again: there is no room for a dog");
    }
  }

  private static void checkSpecial(CatsDogsPosition p) throws NotationException {
    if (!p.specials()) {
      throw new NotationException("without specials the step is always place");
    }
    if (!p.isSpecial()) {
      int turns = p.turn() == Seat.FIRST ? p.catsTurns() : p.dogsTurns();
      throw new NotationException(
          "after %d turns the next is not special: the step is place", turns);
    }
  }

  @Override
  public String text(Position position) {
    CatsDogsPosition p = (CatsDogsPosition) position;
    String board = Rows.write(p.size(), (column, row) -> symbol(p, Squares.square(column, row)));
    return String.join(
        " ",
        board,
        p.turn() == Seat.FIRST ? "c" : "d",
        text(p.step()),
        Integer.toString(p.catsTurns()),
        Integer.toString(p.dogsTurns()));
  }

  private static String symbol(CatsDogsPosition p, int square) {
    return p.cats().contains(square)
        ? "c"
        : p.dogs().contains(square) ? "d" : p.obstacles().contains(square) ? "#" : "";
  }

  private static String text(Step step) {
    return switch (step) {
      case PLACE -> "place";
      case REMOVE -> "remove";
      case AGAIN -> "again";
    };
  }

  @Override
  public String text(int move) {
    if (move == PASS) {
      return "pass";
    }
    String name = name(CatsDogsPosition.square(move));
    return CatsDogsPosition.isRemoval(move) ? "x" + name : name;
  }

  private static String name(int square) {
    return new Square(Squares.column(square), Squares.row(square)).toString();
  }

  @Override
  public int move(Position position, String text) throws NotationException {
    CatsDogsPosition p = (CatsDogsPosition) position;
    if (p.isOver()) {
      throw new NotationException("the game is over");
    }
    if (text.equals("pass")) {
      checkPass(p);
      return PASS;
    }
    boolean removal = text.startsWith("x");
    Square named = Square.read(removal ? text.substring(1) : text, p.size());
    int square = Squares.square(named.column(), named.row());
    if (removal) {
      checkRemoval(p, square);
      return CatsDogsPosition.removal(square);
    }
    checkPlacement(p, square);
    return CatsDogsPosition.placement(square);
  }

  private static void checkPass(CatsDogsPosition p) throws NotationException {
    if (p.step() == Step.REMOVE) {
      throw new NotationException("who is to take a dog may not pass");
    }
    if (!p.room(p.turn()).isEmpty()) {
      throw new NotationException("who can place an animal may not pass");
    }
  }

  private static void checkRemoval(CatsDogsPosition p, int square) throws NotationException {
    if (p.step() != Step.REMOVE) {
      throw new NotationException("no dog is to be taken now: write a square alone to place");
    }
    if (!p.dogs().contains(square)) {
      throw new NotationException("no dog is on %s", name(square));
    }
  }

  private static void checkPlacement(CatsDogsPosition p, int square) throws NotationException {
    if (p.step() == Step.REMOVE) {
      throw new NotationException("a dog is to be taken first: write x and its square");
    }
    if (p.obstacles().contains(square)) {
      throw new NotationException("%s is an obstacle", name(square));
    }
    if (p.cats().contains(square) || p.dogs().contains(square)) {
      throw new NotationException("%s is not empty", name(square));
    }
    if (!p.room(p.turn()).contains(square)) {
      throw p.turn() == Seat.FIRST
          ? catNextToDog(square, p.dogs())
          : new NotationException(
              "%s: a dog next to a cat on %s", name(square), name(neighbour(square, p.cats())));
    }
  }

  private static NotationException catNextToDog(int cat, Squares dogs) {
    return new NotationException(
        "%s: a cat next to a dog on %s", name(cat), name(neighbour(cat, dogs)));
  }

  /// The first of `others` next to a square.
  private static int neighbour(int square, Squares others) {
    return Squares.NONE.with(square).around().and(others).first();
  }
}
