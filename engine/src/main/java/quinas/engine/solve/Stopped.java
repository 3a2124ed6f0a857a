package quinas.engine.solve;

import java.util.function.BooleanSupplier;

/// Unwinds a solver that was told to stop. It never leaves the package.
final class Stopped extends RuntimeException {

  private static final long serialVersionUID = 1;
  private static final int CHECK_EVERY = 1024;

  private Stopped() {
    super(null, null, false, false);
  }

  /// Asks `stop` at every thousandth node or so.
  static void check(BooleanSupplier stop, long nodes) {
    if (nodes % CHECK_EVERY == 0 && stop.getAsBoolean()) {
      throw new Stopped();
    }
  }
}
