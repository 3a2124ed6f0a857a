package quinas.arena.picture;

import java.util.List;
import java.util.Locale;
import quinas.arena.rating.Estimate;
import quinas.arena.rating.Rating;
import quinas.arena.rating.Ratings;

/// Ratings as a self-contained SVG document: a row for each player, the strongest on top, with a
/// disc at the rating and a line between its limits. The figures stand beside it.
public final class RatingsPlot {

  private static final int ROW = 28;
  private static final int TOP = 56;
  private static final int BOTTOM = 44;
  private static final int PLOT = 480;
  private static final int FIGURES = 150;
  private static final int MARGIN = 24;

  /// About how wide a character is at 15 pixels.
  private static final int CHARACTER = 8;

  private static final int LONGEST_NAME = 32;

  private final List<Rating> rows;
  private final int names;
  private final double low;
  private final double high;
  private final StringBuilder svg = new StringBuilder();

  private RatingsPlot(String title, Ratings ratings) {
    rows = ratings.ranked();
    int longest = rows.stream().mapToInt(row -> shortened(row.player()).length()).max().orElse(0);
    names = MARGIN + longest * CHARACTER + MARGIN;
    double step = step(ratings);
    low = Math.floor(least() / step) * step;
    high = Math.max(low + step, Math.ceil(most() / step) * step);
    open(title);
    grid(step);
    for (int i = 0; i < rows.size(); i++) {
      row(rows.get(i), TOP + i * ROW + ROW / 2);
    }
    svg.append("</svg>\n");
  }

  /// The document, ending with a line feed.
  ///
  /// @param title what it is about, in the reader's language
  public static String draw(String title, Ratings ratings) {
    return new RatingsPlot(title, ratings).svg.toString();
  }

  private double least() {
    return rows.stream().mapToDouble(row -> finite(row.elo().low(), row)).min().orElse(0);
  }

  private double most() {
    return rows.stream().mapToDouble(row -> finite(row.elo().high(), row)).max().orElse(0);
  }

  private static double finite(double limit, Rating row) {
    return Double.isFinite(limit) ? limit : row.elo().value();
  }

  /// 1, 2 or 5 times a power of ten, so that there are four to ten lines.
  private double step(Ratings ratings) {
    double span = Math.max(10, ratings.ranked().isEmpty() ? 0 : most() - least());
    double power = Math.pow(10, Math.floor(Math.log10(span / 4)));
    double times = span / 4 / power;
    return power * (times >= 5 ? 5 : times >= 2 ? 2 : 1);
  }

  private double x(double elo) {
    return names + (elo - low) / (high - low) * PLOT;
  }

  private void open(String title) {
    int width = names + PLOT + FIGURES + MARGIN;
    int height = TOP + rows.size() * ROW + BOTTOM;
    String pattern =
        """
        <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' width='%d' height='%d' \
        role='img' font-family='system-ui, sans-serif' font-size='15'>
        <title>%s</title>
        <rect width='100%%' height='100%%' fill='%s'/>
        <text x='%d' y='32' font-size='18' font-weight='650' fill='%s'>%s</text>
        """;
    add(
        pattern,
        width,
        height,
        width,
        height,
        escaped(title),
        SvgPieces.PAPER,
        MARGIN,
        SvgPieces.INK,
        escaped(title));
  }

  private void grid(double step) {
    int bottom = TOP + rows.size() * ROW;
    add("<g stroke='%s' font-size='13' text-anchor='middle'>\n", SvgPieces.LINE);
    for (int i = 0; low + i * step <= high + step / 2; i++) {
      double elo = low + i * step;
      add("<path d='M%.1f %dV%d'/>", x(elo), TOP, bottom);
      String figure = String.format(Locale.ROOT, "%.0f", elo).replace("-", "−");
      String text = "<text x='%.1f' y='%d' stroke='none' fill='%s'>%s</text>\n";
      add(text, x(elo), bottom + 20, SvgPieces.INK, figure);
    }
    add(
        "<text x='%d' y='%d' stroke='none' fill='%s' text-anchor='end'>Elo</text>\n</g>\n",
        names + PLOT + FIGURES, bottom + 20, SvgPieces.INK);
  }

  private void row(Rating rating, int y) {
    Estimate elo = rating.elo();
    boolean isLimited = Double.isFinite(elo.low()) && Double.isFinite(elo.high());
    String name = "<text x='%d' y='%d' fill='%s'>%s</text>\n";
    add(name, MARGIN, y + 5, SvgPieces.INK, escaped(shortened(rating.player())));
    if (isLimited) {
      String line =
          "<path d='M%.1f %dv10m0 -5H%.1fm0 -5v10' fill='none' stroke='%s' stroke-width='2'/>\n";
      add(line, x(elo.low()), y - 5, x(elo.high()), SvgPieces.COBALT);
    }
    add("<circle cx='%.1f' cy='%d' r='5' fill='%s'/>\n", x(elo.value()), y, SvgPieces.COBALT);
    String figures =
        String.format(Locale.ROOT, "%+.0f", elo.value()).replace("-", "−")
            + (isLimited ? String.format(Locale.ROOT, " ± %.0f", elo.error()) : " ± ∞");
    String text =
        "<text x='%d' y='%d' fill='%s' text-anchor='end'"
            + " font-variant-numeric='tabular-nums'>%s</text>\n";
    add(text, names + PLOT + FIGURES, y + 5, SvgPieces.INK, figures);
  }

  private static String shortened(String name) {
    return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "…";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  @SuppressWarnings("AnnotateFormatMethod") // the annotation would be a dependency
  private void add(String pattern, Object... arguments) {
    svg.append(String.format(Locale.ROOT, pattern, arguments));
  }
}
