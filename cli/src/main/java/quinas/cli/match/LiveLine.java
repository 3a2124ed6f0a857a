package quinas.cli.match;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import quinas.arena.rating.Sprt;
import quinas.arena.rating.Strength;
import quinas.cli.text.Texts;

/// How a match stands, on one line of a terminal that is written again and again. Nothing but a
/// carriage return is asked of the terminal.
public final class LiveLine {

  private final PrintWriter out;
  private final Texts texts;
  private final int width;
  private int shown;

  /// @param width how many columns the terminal has
  public LiveLine(PrintWriter out, Texts texts, int width) {
    this.out = out;
    this.texts = texts;
    this.width = width;
  }

  public void show(Run run) {
    write(text(run));
  }

  /// Leaves the line empty for others.
  public void clear() {
    if (shown > 0) {
      write("");
      out.print('\r');
      out.flush();
    }
  }

  private void write(String text) {
    // The last column stays free: a terminal may break the line behind it.
    String cut = text.substring(0, Math.max(0, Math.min(text.length(), width - 1)));
    out.print('\r' + cut + " ".repeat(Math.max(0, shown - cut.length())));
    out.flush();
    shown = cut.length();
  }

  String text(Run run) {
    Strength strength = Strength.of(run.summary().tally());
    List<String> parts = new ArrayList<>();
    parts.add(
        texts.say("match.live.games", run.summary().tally().games(), 2L * run.progress().pairs()));
    parts.add(texts.say("match.live.rate", Figures.plain(run.rate())));
    run.remaining().ifPresent(time -> parts.add(texts.say("match.live.eta", Figures.time(time))));
    parts.add("Elo " + Figures.brief(strength.elo()));
    run.test().ifPresent(test -> parts.add(ratio(test, run)));
    return String.join("  ", parts);
  }

  private static String ratio(Sprt test, Run run) {
    return String.format(
        Locale.ROOT,
        "LLR %.2f [%.2f, %.2f]",
        test.llr(run.summary().tally()),
        test.lower(),
        test.upper());
  }
}
