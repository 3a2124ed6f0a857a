package quinas.cli.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import quinas.arena.rating.Sprt;
import quinas.arena.rating.Strength;
import quinas.cli.text.Texts;

/// How a match stands, on one line.
public final class LiveLine {

  private final Texts texts;

  public LiveLine(Texts texts) {
    this.texts = texts;
  }

  /// The line.
  public String text(Run run) {
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
