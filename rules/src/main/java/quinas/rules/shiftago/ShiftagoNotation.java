package quinas.rules.shiftago;

import static quinas.rules.shiftago.ShiftagoPosition.MARBLES;
import static quinas.rules.shiftago.ShiftagoPosition.SIZE;

import java.util.List;
import quinas.rules.Notation;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Rows;
import quinas.rules.Seat;
import quinas.rules.Stocks;
import quinas.rules.Words;

/// `7/7/7/7/7/7/7 x 22 22`; `left3`, `right7`, `up1`, `down4`.
enum ShiftagoNotation implements Notation {
  NOTATION;

  private static final String FORM = "<board> <x|o> <stock of x> <stock of o>";

  @Override
  public ShiftagoPosition position(String text, Options options) throws NotationException {
    List<String> words = Words.split(text, 4, 4, FORM);
    long[] sets = new long[2];
    Rows.forEach(
        Rows.read(words.get(0), "xo", SIZE, SIZE),
        (column, row, symbol) -> sets["xo".indexOf(symbol)] |= ShiftagoPosition.bit(column, row));
    Seat turn = Seat.of(Words.choice(words, 1, "x", "o"));
    int stockX = Words.number(words, 2, 0, MARBLES);
    int stockO = Words.number(words, 3, 0, MARBLES);
    checkMarbles("x", sets[0], stockX);
    checkMarbles("o", sets[1], stockO);
    Stocks.checkTurn(turn, stockX, stockO);
    return new ShiftagoPosition(sets[0], sets[1], Exhaustion.of(options));
  }

  private static void checkMarbles(String colour, long marbles, int stock)
      throws NotationException {
    int board = Long.bitCount(marbles);
    if (board + stock != MARBLES) {
      throw new NotationException(
          "%s has %d marbles on the board and %d in stock, together %d instead of %d",
          colour, board, stock, board + stock, MARBLES);
    }
  }

  @Override
  public String text(Position position) {
    ShiftagoPosition p = (ShiftagoPosition) position;
    String board = Rows.write(SIZE, (column, row) -> symbol(p, ShiftagoPosition.bit(column, row)));
    return String.join(
        " ",
        board,
        p.turn() == Seat.FIRST ? "x" : "o",
        Integer.toString(p.stock(Seat.FIRST)),
        Integer.toString(p.stock(Seat.SECOND)));
  }

  private static String symbol(ShiftagoPosition p, long square) {
    return (p.x() & square) != 0 ? "x" : (p.o() & square) != 0 ? "o" : "";
  }

  @Override
  public String text(int move) {
    return ShiftagoPosition.edge(move).text() + (ShiftagoPosition.line(move) + 1);
  }

  @Override
  public int move(Position position, String text) throws NotationException {
    ShiftagoPosition p = (ShiftagoPosition) position;
    if (p.isOver()) {
      throw new NotationException("the game is over");
    }
    int move = read(text);
    if (!p.isOpen(move)) {
      int line = ShiftagoPosition.line(move) + 1;
      if (ShiftagoPosition.edge(move).isOfRows()) {
        throw new NotationException("row %d is full", line);
      }
      throw new NotationException("column %d is full", line);
    }
    return move;
  }

  private int read(String text) throws NotationException {
    for (int move = 0; move < ShiftagoPosition.MOVES; move++) {
      if (text(move).equals(text)) {
        return move;
      }
    }
    throw new NotationException(
        "\"%s\" is no move; expected left, right, up or down and a line from 1 to 7, such as left3",
        text);
  }
}
