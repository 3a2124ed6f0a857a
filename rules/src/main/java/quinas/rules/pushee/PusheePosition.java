package quinas.rules.pushee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import quinas.rules.Bits;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;

/// The rules of Pushee Pieces.
///
/// The squares of a board are worth points, its [Values]. In turn a player puts one of his pieces
/// on an empty square, lying horizontally or standing vertically. The piece pushes the rows of
/// pieces at its two ends away from itself, the pieces that move push in their turn, and so on:
/// [Pushes] says how. The seat that is [Impossibru] may also place on a square with an opponent's
/// piece, which is then out of the game.
///
/// It is over when the player to move has no piece left or no square is empty. A player's score is
/// the sum of the values of the squares on which his pieces are; more points win.
///
/// The board is an array of [Cells]. A move is the number of its cell, doubled, plus one if the
/// piece stands vertically: `he4` is 2 · 54 = 108.
public final class PusheePosition implements Position {

  private final PusheeRules rules;
  private final Values values;
  private final byte[] cells;

  /// How many squares are empty.
  private final int empty;

  /// How many pieces the two have left together. They place in turn, so it says whose turn it is.
  private final int left;

  private PusheePosition(PusheeRules rules, Values values, byte[] cells, int empty, int left) {
    this.rules = rules;
    this.values = values;
    this.cells = cells;
    this.empty = empty;
    this.left = left;
  }

  /// What a square holds: a piece as [Cells#piece] says, or [Cells#EMPTY].
  @FunctionalInterface
  interface Content {
    int at(int column, int row);
  }

  /// @param left how many pieces the two have left together, an even number if the first is to move
  static PusheePosition of(PusheeRules rules, Values values, Content content, int left) {
    int size = values.size();
    byte[] cells = new byte[(size + 2) * Cells.COLUMN];
    Arrays.fill(cells, Cells.BORDER);
    int empty = 0;
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        byte cell = (byte) content.at(column, row);
        cells[Cells.number(column, row)] = cell;
        empty += cell == Cells.EMPTY ? 1 : 0;
      }
    }
    return new PusheePosition(rules, values, cells, empty, left);
  }

  /// The empty board, with so many pieces for each.
  static PusheePosition start(PusheeRules rules, Values values, int pieces) {
    return of(rules, values, (column, row) -> Cells.EMPTY, 2 * pieces);
  }

  /// Placing on a square; columns and rows from 0.
  public static int move(int column, int row, boolean vertical) {
    return Cells.number(column, row) << 1 | (vertical ? 1 : 0);
  }

  public static int column(int move) {
    return Cells.column(move >>> 1);
  }

  public static int row(int move) {
    return Cells.row(move >>> 1);
  }

  public static boolean isVertical(int move) {
    return (move & 1) != 0;
  }

  public PusheeRules rules() {
    return rules;
  }

  public Values values() {
    return values;
  }

  /// The length of the board's sides.
  public int size() {
    return values.size();
  }

  public boolean isEmpty(int column, int row) {
    return cells[Cells.number(column, row)] == Cells.EMPTY;
  }

  /// Whether a seat has a piece there.
  public boolean isOf(Seat seat, int column, int row) {
    return Cells.isOf(seat, cells[Cells.number(column, row)]);
  }

  /// What a square holds: a piece as [Cells#piece] says, or [Cells#EMPTY].
  byte content(int column, int row) {
    return cells[Cells.number(column, row)];
  }

  /// Whether the piece on a square stands vertically.
  public boolean isVertical(int column, int row) {
    return (cells[Cells.number(column, row)] & Cells.VERTICAL) != 0;
  }

  /// How many pieces a seat has left to place.
  public int stock(Seat seat) {
    return seat == Seat.FIRST ? left / 2 : left - left / 2;
  }

  /// How many pieces the two have left together.
  int left() {
    return left;
  }

  @Override
  public Seat turn() {
    return Seat.of(left & 1);
  }

  /// Whether the player to move may place on a square.
  public boolean admits(int column, int row) {
    return isEmpty(column, row)
        || (rules.impossibru().allows(turn()) && isOf(turn().other(), column, row));
  }

  /// By rows from the top, then by columns from the left, horizontally first.
  @Override
  public int legalMoves(int[] moves, int at) {
    if (isOver()) {
      return at;
    }
    int end = at;
    for (int row = 0; row < size(); row++) {
      for (int column = 0; column < size(); column++) {
        if (admits(column, row)) {
          moves[end++] = move(column, row, false);
          moves[end++] = move(column, row, true);
        }
      }
    }
    return end;
  }

  @Override
  public int moveCount() {
    return isOver() ? 0 : 2 * admitting();
  }

  /// How many squares the player to move may place on.
  private int admitting() {
    return rules.impossibru().allows(turn()) ? empty + pieces(turn().other()) : empty;
  }

  /// How many pieces of a seat are on the board.
  int pieces(Seat seat) {
    int count = 0;
    for (byte cell : cells) {
      count += Cells.isOf(seat, cell) ? 1 : 0;
    }
    return count;
  }

  /// Draws squares until one admits a piece: two draws a move in a standard game, where a scan for
  /// the n-th of them takes three times as long.
  @Override
  public int randomMove(RandomGenerator random) {
    int size = size();
    while (true) {
      int n = random.nextInt(2 * size * size);
      int square = n >>> 1;
      int column = square / size;
      int row = square - column * size;
      if (admits(column, row)) {
        return move(column, row, (n & 1) != 0);
      }
    }
  }

  @Override
  public PusheePosition play(int move) {
    Pushes pushes = place(move);
    for (int tier = 0; tier < rules.chains() && pushes.tier(); tier++) {}
    return after(pushes, pushes.finish());
  }

  /// The placed piece, then the board after each tier that moved something.
  @Override
  public List<Position> steps(int move) {
    Pushes pushes = place(move);
    List<Position> steps = new ArrayList<>();
    steps.add(after(pushes, pushes.picture()));
    for (int tier = 0; tier < rules.chains() && pushes.tier(); tier++) {
      steps.add(after(pushes, pushes.picture()));
    }
    return steps;
  }

  private Pushes place(int move) {
    assert !isOver() && admits(column(move), row(move)) : "not a legal move";
    return new Pushes(rules, cells.clone(), move >>> 1, Cells.piece(turn(), isVertical(move)));
  }

  private PusheePosition after(Pushes pushes, byte[] board) {
    return new PusheePosition(rules, values, board, empty + pushes.emptied(), left - 1);
  }

  @Override
  public boolean isOver() {
    return left == 0 || empty == 0;
  }

  @Override
  public Outcome outcome() {
    if (!isOver()) {
      return Outcome.NONE;
    }
    Pushee.End reason = left == 0 ? Pushee.End.OUT_OF_PIECES : Pushee.End.BOARD_FULL;
    return Outcome.byPoints(points(Seat.FIRST), points(Seat.SECOND), reason);
  }

  @Override
  public int points(Seat seat) {
    int points = 0;
    for (int row = 0; row < size(); row++) {
      for (int column = 0; column < size(); column++) {
        points += isOf(seat, column, row) ? values.at(column, row) : 0;
      }
    }
    return points;
  }

  @Override
  public long hash() {
    long hash = values.hash() ^ Bits.share(0, left);
    for (int column = 1; column <= size(); column++) {
      long word = 0;
      for (int at = column * Cells.COLUMN + 1; at <= column * Cells.COLUMN + size(); at++) {
        word = word << 3 | cells[at];
      }
      hash ^= Bits.share(column, word);
    }
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PusheePosition that
        && left == that.left
        && Arrays.equals(cells, that.cells)
        && values.equals(that.values)
        && rules.equals(that.rules);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  @Override
  public String toString() {
    return PusheeNotation.NOTATION.text(this);
  }
}
