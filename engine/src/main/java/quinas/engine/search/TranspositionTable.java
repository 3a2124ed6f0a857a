package quinas.engine.search;

import java.util.Arrays;

/// What is known of positions already searched, by their hash. Of a fixed size; forgets the least
/// useful of four neighbours.
///
/// Two words an entry: `hash ^ data` and `data`. A torn or foreign entry does not give the hash
/// back and so is no entry: that makes it safe to share between threads without locks (Hyatt and
/// Mann, *A lockless transposition table*, 2002).
///
/// ```
///   63 … 32   31 … 16   15 … 8   7 … 6     5      4 … 0
///     move     score     depth   bound   proven   generation
/// ```
public final class TranspositionTable {

  /// The score is exact, at least the true one's bound, or at most.
  static final int EXACT = 1;

  static final int LOWER = 2;
  static final int UPPER = 3;

  /// No entry: no entry has the bound 0.
  static final long NOTHING = 0;

  private static final int NEIGHBOURS = 4;
  private static final int PROVEN = 1 << 5;
  private static final int GENERATIONS = PROVEN - 1;

  private final long[] words;
  private final int mask;
  private int generation;

  /// @param entries rounded down to a power of two, at least 1024
  public TranspositionTable(int entries) {
    int size = Math.max(1024, Integer.highestOneBit(entries));
    words = new long[2 * size];
    mask = size - NEIGHBOURS;
  }

  /// A table of so many mebibytes.
  public static TranspositionTable mebibytes(int size) {
    return new TranspositionTable((int) Math.min(1L << 29, (long) size << 16));
  }

  public void clear() {
    Arrays.fill(words, 0);
    generation = 0;
  }

  /// Makes what is there older, so that it gives way to what comes.
  public void age() {
    generation = (generation + 1) & GENERATIONS;
  }

  /// The data of the entry for a hash, or [#NOTHING].
  long find(long hash) {
    int slot = slot(hash);
    for (int i = 0; i < 2 * NEIGHBOURS; i += 2) {
      long data = words[slot + i + 1];
      if ((words[slot + i] ^ data) == hash) {
        return data;
      }
    }
    return NOTHING;
  }

  /// @param proven whether the score rests on no guess
  void keep(long hash, int move, int score, int depth, int bound, boolean proven) {
    int slot = slot(hash);
    int worst = slot;
    int worstValue = Integer.MAX_VALUE;
    for (int i = slot; i < slot + 2 * NEIGHBOURS; i += 2) {
      long data = words[i + 1];
      if ((words[i] ^ data) == hash) {
        worst = i;
        break;
      }
      int age = (generation - (int) data) & GENERATIONS;
      int value = data == NOTHING ? Integer.MIN_VALUE : depth(data) - 8 * age;
      if (value < worstValue) {
        worst = i;
        worstValue = value;
      }
    }
    long data =
        ((long) move << 32)
            | ((score & 0xFFFFL) << 16)
            | ((depth & 0xFFL) << 8)
            | ((long) bound << 6)
            | (proven ? PROVEN : 0)
            | generation;
    words[worst] = hash ^ data;
    words[worst + 1] = data;
  }

  static int move(long data) {
    return (int) (data >>> 32);
  }

  static int score(long data) {
    return (short) (data >>> 16);
  }

  static int depth(long data) {
    return (int) (data >>> 8) & 0xFF;
  }

  static int bound(long data) {
    return (int) (data >>> 6) & 3;
  }

  static boolean isProven(long data) {
    return (data & PROVEN) != 0;
  }

  private int slot(long hash) {
    return 2 * ((int) (hash >>> 32) & mask);
  }
}
