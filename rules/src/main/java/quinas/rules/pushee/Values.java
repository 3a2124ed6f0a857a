package quinas.rules.pushee;

import java.util.Arrays;
import quinas.rules.Bits;

/// What the squares of a board are worth, 0 to 9 points each. Immutable, and shared by all
/// positions of a game.
public final class Values {

  static final int LEAST_SIZE = 6;
  public static final int MOST_SIZE = 9;

  private static final Values DRAGONS =
      published("000000", "022220", "021320", "023120", "022220", "000000");
  private static final Values BEASTS =
      published("000000", "011220", "013120", "021310", "022110", "000000");
  private static final Values OCTOPUS =
      published("0000000", "0111110", "0122210", "0123210", "0122210", "0111110", "0000000");

  /// The value of a square; columns and rows from 0.
  @FunctionalInterface
  interface Source {
    int at(int column, int row);
  }

  private final int size;

  /// By row and then column.
  private final byte[] values;

  private final long hash;

  private Values(int size, byte[] values) {
    this.size = size;
    this.values = values;
    this.hash = hash(values);
  }

  /// Asks for the value of each square of a board with sides of `size`, by row and then column.
  static Values of(int size, Source source) {
    byte[] values = new byte[size * size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        values[row * size + column] = (byte) source.at(column, row);
      }
    }
    return new Values(size, values);
  }

  private static Values published(String... rows) {
    return of(rows.length, (column, row) -> rows[row].charAt(column) - '0');
  }

  /// The board that the option `values` names, other than `random`.
  static Values published(String name) {
    return switch (name) {
      case "dragons" -> DRAGONS;
      case "beasts" -> BEASTS;
      case "octopus" -> OCTOPUS;
      default -> throw new AssertionError(name);
    };
  }

  /// The length of the board's sides.
  public int size() {
    return size;
  }

  /// The value of a square; columns and rows from 0.
  public int at(int column, int row) {
    return values[row * size + column];
  }

  private static long hash(byte[] values) {
    long hash = 0;
    for (byte value : values) {
      hash = Bits.share(value, hash);
    }
    return hash;
  }

  /// 64 bits that are equal for equal values.
  long hash() {
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Values that && Arrays.equals(values, that.values));
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash);
  }

  /// Rows of digits from the top, separated by `/`.
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < size; row++) {
      text.append(row == 0 ? "" : "/");
      for (int column = 0; column < size; column++) {
        text.append(at(column, row));
      }
    }
    return text.toString();
  }
}
