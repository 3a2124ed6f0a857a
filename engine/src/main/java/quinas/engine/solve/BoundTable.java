package quinas.engine.solve;

/// Between which two values positions were found to lie, and their best moves.
///
/// Positions are known by 64 bits of hash alone. Two different ones have the same with a chance of
/// one in 2⁶⁴; over a billion questions to a full table the chance of one wrong answer is below one
/// in a billion, and a proof that is verified has none.
///
/// Each hash has two places: the first keeps the position with the most squares, the second
/// whichever came last. An entry is a word for the hash and one for what is known:
///
/// ```
///   31 … 24   23 … 16   15 … 8   7 … 0
///   squares   move      upper    lower     squares: at least 1
/// ```
final class BoundTable {

  /// No entry.
  static final int NOTHING = 0;

  private final long[] keys;
  private final int[] entries;
  private final int mask;

  /// @param size the number of entries, as a power of two, from 1 on
  BoundTable(int size) {
    keys = new long[1 << size];
    entries = new int[1 << size];
    mask = (1 << size) - 2;
  }

  int find(long key) {
    int at = (int) key & mask;
    if (keys[at] == key) {
      return entries[at];
    }
    return keys[at + 1] == key ? entries[at + 1] : NOTHING;
  }

  void keep(long key, int lower, int upper, int move, int squares) {
    int entry = squares << 24 | (move & 0xFF) << 16 | (upper & 0xFF) << 8 | (lower & 0xFF);
    int at = (int) key & mask;
    if (keys[at] != key && entries[at] >>> 24 > squares) {
      at++;
    }
    keys[at] = key;
    entries[at] = entry;
  }

  static int lower(int entry) {
    return (byte) entry;
  }

  static int upper(int entry) {
    return (byte) (entry >> 8);
  }

  static int move(int entry) {
    return entry >>> 16 & 0xFF;
  }
}
