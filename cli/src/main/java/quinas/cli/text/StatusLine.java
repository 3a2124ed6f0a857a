package quinas.cli.text;

import java.io.PrintWriter;
import java.util.Optional;

/// One line of a terminal that is written again and again, while something goes on. Nothing but a
/// carriage return is asked of the terminal.
public final class StatusLine {

  private static final int STANDARD_WIDTH = 80;

  private final PrintWriter out;
  private final int width;
  private int shown;

  /// @param width how many columns the terminal has
  public StatusLine(PrintWriter out, int width) {
    this.out = out;
    this.width = width;
  }

  /// The line, if the process has a terminal; files and pipes are left alone.
  public static Optional<StatusLine> ofTerminal(PrintWriter out) {
    boolean isTerminal =
        Optional.ofNullable(System.console()).filter(java.io.Console::isTerminal).isPresent();
    return isTerminal ? Optional.of(new StatusLine(out, width())) : Optional.empty();
  }

  /// How wide the terminal is, where the shell says so.
  private static int width() {
    String columns = System.getenv("COLUMNS");
    return columns != null && columns.matches("[1-9][0-9]{0,3}")
        ? Integer.parseInt(columns)
        : STANDARD_WIDTH;
  }

  /// Shows a text instead of the last, as much of it as fits.
  public void show(String text) {
    // The last column stays free: a terminal may break the line behind it.
    String cut = text.substring(0, Math.max(0, Math.min(text.length(), width - 1)));
    out.print('\r' + cut + " ".repeat(Math.max(0, shown - cut.length())));
    out.flush();
    shown = cut.length();
  }

  /// Leaves the line empty for others.
  public void clear() {
    if (shown > 0) {
      show("");
      out.print('\r');
      out.flush();
    }
  }
}
