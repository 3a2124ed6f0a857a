package quinas.cli.bench;

/// How fast a workload was done.
///
/// @param nodes the nodes of the work, done once
/// @param perSecond nodes a second, over all that it was done
public record Speed(long nodes, double perSecond) {

  private static final double NANOS = 1e9;

  /// Does the work once, and again until it has taken that many seconds.
  public static Speed of(Workload workload, double seconds) {
    long start = System.nanoTime();
    int runs = 0;
    long nodes;
    double taken;
    do {
      nodes = workload.run();
      runs++;
      taken = (System.nanoTime() - start) / NANOS;
    } while (taken < seconds);
    return new Speed(nodes, nodes * (double) runs / taken);
  }
}
