package quinas.rules.infection;

import static quinas.rules.infection.InfectionPosition.PASS;
import static quinas.rules.infection.InfectionPosition.QUIET_LIMIT;
import static quinas.rules.infection.InfectionPosition.SIZE;

import java.util.List;
import quinas.rules.Notation;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Rows;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.Words;

/// `o5x/7/7/7/7/7/x5o x 0`; `b2` clones, `a1c3` jumps, `pass`.
enum InfectionNotation implements Notation {
  NOTATION;

  private static final String FORM =
      "<board> <x|o> <moves since the last clone> [<number of the move, ignored>]";

  @Override
  public InfectionPosition position(String text, Options options) throws NotationException {
    List<String> words = Words.split(text, 3, 4, FORM);
    long[] sets = new long[3];
    Rows.forEach(
        Rows.read(words.get(0), "xo-", SIZE, SIZE),
        (column, row, symbol) -> sets["xo-".indexOf(symbol)] |= InfectionPosition.bit(column, row));
    Seat turn = Seat.of(Words.choice(words, 1, "x", "o"));
    int quiet = Words.number(words, 2, 0, QUIET_LIMIT);
    if (words.size() == 4) {
      Words.number(words, 3, 0, 999_999_999);
    }
    return new InfectionPosition(sets[0], sets[1], sets[2], Jumps.of(options), turn, quiet);
  }

  @Override
  public String text(Position position) {
    InfectionPosition p = (InfectionPosition) position;
    String board = Rows.write(SIZE, (column, row) -> symbol(p, InfectionPosition.bit(column, row)));
    return board + (p.turn() == Seat.FIRST ? " x " : " o ") + p.quiet();
  }

  private static String symbol(InfectionPosition p, long square) {
    return (p.x() & square) != 0
        ? "x"
        : (p.o() & square) != 0 ? "o" : (p.gaps() & square) != 0 ? "-" : "";
  }

  @Override
  public String text(int move) {
    if (move == PASS) {
      return "pass";
    }
    String to = name(InfectionPosition.to(move));
    return InfectionPosition.isClone(move) ? to : name(InfectionPosition.from(move)) + to;
  }

  private static String name(int square) {
    return new Square(InfectionPosition.column(square), InfectionPosition.row(square)).toString();
  }

  @Override
  public int move(Position position, String text) throws NotationException {
    InfectionPosition p = (InfectionPosition) position;
    if (p.isOver()) {
      throw new NotationException("the game is over");
    }
    if (text.equals("pass")) {
      if (p.canMove(p.turn())) {
        throw new NotationException("who can clone or jump may not pass");
      }
      return PASS;
    }
    if (text.length() != 2 && text.length() != 4) {
      throw new NotationException(
          "\"%s\" is no move; expected a square to clone to (b2), two to jump (a1c3), or pass",
          text);
    }
    int to = square(text.substring(text.length() - 2));
    checkEmpty(p, to);
    if (text.length() == 2) {
      checkClone(p, to);
      return InfectionPosition.move(to, to);
    }
    int from = square(text.substring(0, 2));
    checkJump(p, from, to);
    return InfectionPosition.move(from, to);
  }

  private static int square(String name) throws NotationException {
    Square square = Square.read(name, SIZE);
    return Long.numberOfTrailingZeros(InfectionPosition.bit(square.column(), square.row()));
  }

  private static void checkEmpty(InfectionPosition p, int to) throws NotationException {
    if ((p.gaps() >>> to & 1) != 0) {
      throw new NotationException("%s is a gap", name(to));
    }
    if ((p.empty() >>> to & 1) == 0) {
      throw new NotationException("%s is not empty", name(to));
    }
  }

  private static void checkClone(InfectionPosition p, int to) throws NotationException {
    if ((InfectionPosition.around(p.microbes(p.turn())) >>> to & 1) == 0) {
      throw new NotationException("none of your microbes is next to %s", name(to));
    }
  }

  private static void checkJump(InfectionPosition p, int from, int to) throws NotationException {
    if ((p.microbes(p.turn()) >>> from & 1) == 0) {
      throw new NotationException("no microbe of yours is on %s", name(from));
    }
    if ((InfectionPosition.around(1L << from) >>> to & 1) != 0) {
      throw new NotationException(
          "%s is next to %s: write %s alone to clone", name(to), name(from), name(to));
    }
    if ((p.jumps().from(from) >>> to & 1) == 0) {
      throw new NotationException("a microbe on %s cannot jump to %s", name(from), name(to));
    }
  }
}
