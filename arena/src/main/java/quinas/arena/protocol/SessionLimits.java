package quinas.arena.protocol;

/// What one session may ask for.
///
/// @param line the longest line, in characters
/// @param waiting how many commands may be thought about or wait for it
/// @param mebibytes the largest memory
/// @param slots shared with the other sessions
record SessionLimits(int line, int waiting, int mebibytes, SearchSlots slots) {

  /// For one who talks to a program of his own.
  static SessionLimits standard() {
    return new SessionLimits(1 << 20, 100_000, largestMemory(), SearchSlots.UNLIMITED);
  }

  /// Half of what this program may use at all, within reason.
  private static int largestMemory() {
    return Math.clamp(Runtime.getRuntime().maxMemory() >> 21, 1, 8192);
  }
}
