package quinas.cli.match;

import java.time.Duration;
import java.util.Locale;
import quinas.arena.rating.Estimate;

/// Numbers as a report writes them.
public final class Figures {

  /// With a sign and one place: `+34.2`, `-∞`.
  public static String signed(double value) {
    if (Double.isInfinite(value)) {
      return value > 0 ? "+∞" : "-∞";
    }
    String text = String.format(Locale.ROOT, "%+.1f", value);
    return text.equals("-0.0") ? "+0.0" : text;
  }

  /// `+34.2 [+12.0, +56.9]`.
  static String estimate(Estimate estimate) {
    return signed(estimate.value())
        + " ["
        + signed(estimate.low())
        + ", "
        + signed(estimate.high())
        + "]";
  }

  /// `+34 ±22`, short.
  static String brief(Estimate estimate) {
    if (Double.isInfinite(estimate.error())) {
      return Double.isInfinite(estimate.value())
          ? signed(estimate.value())
          : String.format(Locale.ROOT, "%+.0f ±∞", estimate.value());
    }
    return String.format(Locale.ROOT, "%+.0f ±%.0f", estimate.value(), estimate.error());
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }

  /// Three digits at least, as many as say something.
  public static String plain(double value) {
    return String.format(Locale.ROOT, value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f", value);
  }

  /// `1:02:03`, `2:03`.
  public static String time(Duration time) {
    long hours = time.toHours();
    String rest =
        String.format(Locale.ROOT, "%02d:%02d", time.toMinutesPart(), time.toSecondsPart());
    return hours > 0 ? hours + ":" + rest : rest;
  }

  private Figures() {}
}
