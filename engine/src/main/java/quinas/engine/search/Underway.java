package quinas.engine.search;

/// Which moves some thread is looking at just now, so that another may take its next move first and
/// find this one in the table when it comes back to it (after Kerrigan's *Simplified ABDADA*, 2014;
/// ABDADA is by Weill, 1996).
///
/// Nobody waits for anybody: an entry that is lost, or stays, or is met by chance, costs a little
/// time and nothing else. So there are no locks.
///
/// The threads also share their [History].
public final class Underway {

  private static final int PLACES = 1 << 12;
  private static final int NEIGHBOURS = 4;
  private static final long FREE = 0;

  private final long[] keys = new long[PLACES];
  private final History history = new History();

  /// Nothing is underway yet.
  public Underway() {}

  History history() {
    return history;
  }

  /// What stands for a move in a position; never [#FREE] but by chance.
  static long key(long hash, int move) {
    return hash ^ (move + 1) * 0x9E37_79B9_7F4A_7C15L;
  }

  boolean has(long key) {
    int slot = slot(key);
    for (int i = slot; i < slot + NEIGHBOURS; i++) {
      if (keys[i] == key) {
        return true;
      }
    }
    return false;
  }

  void begin(long key) {
    int slot = slot(key);
    for (int i = slot; i < slot + NEIGHBOURS; i++) {
      if (keys[i] == FREE || keys[i] == key) {
        keys[i] = key;
        return;
      }
    }
    keys[slot] = key;
  }

  void end(long key) {
    int slot = slot(key);
    for (int i = slot; i < slot + NEIGHBOURS; i++) {
      if (keys[i] == key) {
        keys[i] = FREE;
      }
    }
  }

  private static int slot(long key) {
    return (int) (key >>> 32) & PLACES - NEIGHBOURS;
  }
}
