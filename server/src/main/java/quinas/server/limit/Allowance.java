package quinas.server.limit;

/// So much in a while, and for a moment more: a bucket that fills steadily and is drawn from. Not
/// for several threads at once.
public final class Allowance {

  private final double perNano;
  private final double most;
  private double level;
  private long at;

  /// @param amount that comes in each period
  /// @param most that can be there at a time; it is full at the beginning
  /// @param now in nanoseconds, as of [System#nanoTime]
  public Allowance(double amount, double periodSeconds, double most, long now) {
    perNano = amount / (periodSeconds * 1e9);
    this.most = most;
    level = most;
    at = now;
  }

  private void fill(long now) {
    level = Math.min(most, level + Math.max(0, now - at) * perNano);
    at = now;
  }

  /// Takes one, if there is one.
  ///
  /// @return 0, or the seconds until there is one
  public long take(long now) {
    fill(now);
    if (level >= 1) {
      level -= 1;
      return 0;
    }
    return Math.max(1, (long) Math.ceil((1 - level) / perNano / 1e9));
  }

  boolean isFull(long now) {
    fill(now);
    return level >= most;
  }
}
