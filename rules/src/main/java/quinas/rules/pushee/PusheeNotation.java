package quinas.rules.pushee;

import java.util.List;
import quinas.rules.Notation;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Rows;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.Stocks;
import quinas.rules.Words;

/// `000000/022220/021320/023120/022220/000000 6/1X4/2o3/3X2/6/6 o 13 14`; `he4`, `va1`.
enum PusheeNotation implements Notation {
  NOTATION;

  private static final String FORM = "<values> <pieces> <x|o> <stock of x> <stock of o>";

  /// Horizontal and vertical of the first seat, then of the second.
  private static final String SYMBOLS = "xXoO";

  @Override
  public PusheePosition position(String text, Options options) throws NotationException {
    List<String> words = Words.split(text, 5, 5, FORM);
    Values values = values(words.get(0));
    List<List<String>> rows = Rows.read(words.get(1), SYMBOLS, values.size(), values.size());
    Seat turn = Seat.of(Words.choice(words, 2, "x", "o"));
    int pieces = options.number("pieces");
    int stockX = Words.number(words, 3, 0, pieces);
    int stockO = Words.number(words, 4, 0, pieces);
    Stocks.checkTurn(turn, stockX, stockO);
    PusheePosition p =
        PusheePosition.of(
            PusheeRules.of(options),
            values,
            (column, row) -> content(rows.get(row).get(column)),
            stockX + stockO);
    checkPieces("x", p.pieces(Seat.FIRST), stockX, pieces);
    checkPieces("o", p.pieces(Seat.SECOND), stockO, pieces);
    return p;
  }

  private static Values values(String text) throws NotationException {
    List<String> rows = List.of(text.split("/", -1));
    int size = rows.size();
    if (size < Values.LEAST_SIZE || size > Values.MOST_SIZE) {
      throw new NotationException(
          "the values have %d rows, expected %d to %d", size, Values.LEAST_SIZE, Values.MOST_SIZE);
    }
    for (int row = 0; row < size; row++) {
      String digits = rows.get(row);
      if (!digits.matches("[0-9]*")) {
        throw new NotationException(
            "row %d of the values: \"%s\" is not all digits", row + 1, digits);
      }
      if (digits.length() != size) {
        throw new NotationException(
            "row %d of the values has %d squares, expected %d", row + 1, digits.length(), size);
      }
    }
    return Values.of(size, (column, row) -> rows.get(row).charAt(column) - '0');
  }

  private static int content(String symbol) {
    if (symbol.isEmpty()) {
      return Cells.EMPTY;
    }
    int place = SYMBOLS.indexOf(symbol);
    return Cells.piece(Seat.of(place / 2), place % 2 == 1);
  }

  private static void checkPieces(String colour, int board, int stock, int pieces)
      throws NotationException {
    if (board + stock > pieces) {
      throw new NotationException(
          "%s has %d pieces on the board and %d in stock, together %d, but only %d are in the game",
          colour, board, stock, board + stock, pieces);
    }
  }

  @Override
  public String text(Position position) {
    PusheePosition p = (PusheePosition) position;
    String board = Rows.write(p.size(), (column, row) -> symbol(p, column, row));
    return String.join(
        " ",
        p.values().toString(),
        board,
        p.turn() == Seat.FIRST ? "x" : "o",
        Integer.toString(p.stock(Seat.FIRST)),
        Integer.toString(p.stock(Seat.SECOND)));
  }

  private static String symbol(PusheePosition p, int column, int row) {
    if (p.isEmpty(column, row)) {
      return "";
    }
    boolean vertical = p.isVertical(column, row);
    return p.isOf(Seat.FIRST, column, row) ? (vertical ? "X" : "x") : (vertical ? "O" : "o");
  }

  @Override
  public String text(int move) {
    Square square = new Square(PusheePosition.column(move), PusheePosition.row(move));
    return (PusheePosition.isVertical(move) ? "v" : "h") + square;
  }

  @Override
  public int move(Position position, String text) throws NotationException {
    PusheePosition p = (PusheePosition) position;
    if (p.isOver()) {
      throw new NotationException("the game is over");
    }
    if (!text.startsWith("h") && !text.startsWith("v")) {
      throw new NotationException(
          "\"%s\" is no move; expected h or v and a square, such as he4", text);
    }
    Square square = Square.read(text.substring(1), p.size());
    if (!p.admits(square.column(), square.row())) {
      if (p.rules().impossibru().allows(p.turn())) {
        throw new NotationException("%s holds a piece of your own", square);
      }
      throw new NotationException("%s is not empty", square);
    }
    return PusheePosition.move(square.column(), square.row(), text.startsWith("v"));
  }
}
