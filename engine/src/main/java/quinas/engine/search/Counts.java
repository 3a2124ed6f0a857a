package quinas.engine.search;

/// What one thread counts at every position, apart from what other threads read.
///
/// A processor hands memory from core to core in lines of 64 bytes, often two at once. Where the
/// collector happens to lay such numbers next to something that all threads look at, as the table's
/// own fields are, each waits for the other at every position (*false sharing*): two threads then
/// saw 1.6 times as many positions as one, and 1.9 times in other runs. So there is room on both
/// sides.
final class Counts {

  /// In words: 128 bytes.
  static final int ROOM = 16;

  private static final int NODES = ROOM;
  private static final int GUESSES = ROOM + 1;

  private final long[] words = new long[GUESSES + 1 + ROOM];

  void clear() {
    words[NODES] = 0;
    words[GUESSES] = 0;
  }

  /// Another position.
  ///
  /// @return how many there are with it
  long node() {
    return ++words[NODES];
  }

  /// How many positions were looked at.
  long nodes() {
    return words[NODES];
  }

  /// The value of another position was guessed, or taken from the table where it was a guess.
  void guess() {
    words[GUESSES]++;
  }

  long guesses() {
    return words[GUESSES];
  }
}
