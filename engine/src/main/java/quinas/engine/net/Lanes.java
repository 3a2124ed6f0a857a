package quinas.engine.net;

/// The arithmetic of a [Net], on sums that lie four to a `long`. There is more than one way to do
/// it; each gives the same numbers. Immutable.
interface Lanes {

  /// By its name, since not every JVM can load it; for the page it cannot be made.
  String VECTORS = "quinas.engine.net.VectorLanes";

  /// As [Net#move].
  ///
  /// @param rows those of the net, packed as the sums are
  void move(int[] changes, int end, long[] rows, long[] sums, int from, int to);

  /// The sums of one seat, each cut off, squared, and times its weight.
  ///
  /// @param from where the sums begin
  /// @param lift how much higher than the true ones they are
  /// @param at where the weights begin: 0 for the seat to act, [Net#width] for the other
  int weigh(long[] sums, int from, int lift, int at);

  /// By the processor's vectors, if the JVM was started with the module for them (`--add-modules
  /// jdk.incubator.vector`), else by `long`s.
  static Lanes of(short[] bias, short[] out) {
    try {
      return Class.forName(VECTORS)
          .asSubclass(Lanes.class)
          .getDeclaredConstructor(short[].class, short[].class)
          .newInstance(bias, out);
    } catch (ReflectiveOperationException | LinkageError e) {
      return new LongLanes(bias, out);
    }
  }
}
