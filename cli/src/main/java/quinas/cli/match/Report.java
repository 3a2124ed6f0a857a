package quinas.cli.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import quinas.arena.clock.TimeControl;
import quinas.arena.match.Book;
import quinas.arena.match.MatchJob;
import quinas.arena.match.Openings;
import quinas.arena.match.Summary;
import quinas.arena.rating.Pairs;
import quinas.arena.rating.Sprt;
import quinas.arena.rating.Strength;
import quinas.arena.rating.Tally;
import quinas.cli.text.Texts;

/// What a match came to, for people.
public final class Report {

  private static final int LABEL = 26;

  private final Texts texts;
  private final Run run;
  private final List<String> lines = new ArrayList<>();

  private Report(Texts texts, Run run) {
    this.texts = texts;
    this.run = run;
  }

  /// The lines of the report.
  public static List<String> of(Run run, Texts texts) {
    Report report = new Report(texts, run);
    report.head();
    report.table();
    if (run.summary().tally().games() > 0) {
      report.strength();
    }
    report.test();
    report.mishaps();
    report.tail();
    return report.lines;
  }

  private void head() {
    MatchJob job = run.job();
    String game = (job.game().title() + " " + job.options()).strip();
    lines.add(texts.say("match.title", job.firstName(), job.secondName(), game));
    Openings openings = job.openings();
    List<String> parts = new ArrayList<>();
    parts.add(openings.book().map(this::book).orElseGet(this::start));
    if (openings.plies() > 0) {
      parts.add(texts.say("match.openings.plies", openings.plies()));
    }
    line("match.openings", String.join(", ", parts));
    if (job.terms().komi().isGiven()) {
      line("match.komi", job.terms().komi().toString());
    }
    line("match.seed", Long.toString(job.seed()));
    String one = control(job.firstControl());
    String other = control(job.secondControl());
    line("match.control", one.equals(other) ? one : one + " – " + other);
  }

  private String control(TimeControl control) {
    return control.equals(TimeControl.NONE) ? texts.say("match.control.none") : control.toString();
  }

  private String start() {
    boolean isDealt = Openings.standardPlies(run.job().options()) == 0;
    return texts.say(isDealt ? "match.openings.dealt" : "match.openings.start");
  }

  private String book(Book book) {
    String text = texts.say("match.openings.book", book.size(), book.name());
    return book.skipped() == 0
        ? text
        : text + " " + texts.say("match.openings.skipped", book.skipped());
  }

  private void line(String key, String text) {
    lines.add(padded(texts.say(key)) + text);
  }

  static String padded(String label) {
    return label + " ".repeat(Math.max(1, LABEL - label.length()));
  }

  private void table() {
    Summary summary = run.summary();
    lines.add("");
    lines.add(
        String.format(
                Locale.ROOT,
                "%s%8s%8s%8s%9s%9s",
                padded(run.job().firstName()),
                texts.say("match.games"),
                texts.say("match.wins"),
                texts.say("match.draws"),
                texts.say("match.losses"),
                texts.say("match.points"))
            .stripTrailing());
    String seats = "seat." + run.job().game().id();
    row(texts.say("match.all"), summary.tally());
    row(texts.say("match.seat", texts.say(seats + ".first")), summary.asFirst());
    row(texts.say("match.seat", texts.say(seats + ".second")), summary.asSecond());
    lines.add("");
  }

  private void row(String label, Tally tally) {
    String points = tally.games() == 0 ? "-" : Figures.percent(tally.points() / tally.games());
    lines.add(
        String.format(
            Locale.ROOT,
            "%s%8d%8d%8d%9d%9s",
            padded(label),
            tally.games(),
            tally.wins(),
            tally.draws(),
            tally.losses(),
            points));
  }

  private void strength() {
    Summary summary = run.summary();
    Strength strength = Strength.of(summary.tally());
    Pairs pairs = summary.tally().pairs();
    line("match.elo", Figures.estimate(strength.elo()));
    line("match.nelo", Figures.estimate(strength.normalized()));
    line("match.los", Figures.percent(strength.superiority()));
    line(
        "match.pairs",
        texts.say(
            "match.pairs.counts",
            pairs.lost(),
            pairs.behind(),
            pairs.even(),
            pairs.ahead(),
            pairs.won()));
    if (summary.margins().count() > 0) {
      line("match.margin", Figures.estimate(summary.margins().estimate()));
    }
  }

  private void test() {
    run.test()
        .ifPresent(test -> {
          String said =
              switch (run.progress().verdict().orElse(Sprt.Verdict.CONTINUE)) {
                case ACCEPT_H0 -> texts.say("match.sprt.h0");
                case ACCEPT_H1 -> texts.say("match.sprt.h1");
                case CONTINUE -> texts.say("match.sprt.open");
              };
          line("match.sprt", test.text());
          lines.add(
              padded("")
                  + String.format(
                      Locale.ROOT,
                      "LLR %.2f [%.2f, %.2f]: %s",
                      test.llr(run.summary().tally()),
                      test.lower(),
                      test.upper(),
                      said));
        });
  }

  private void mishaps() {
    Summary summary = run.summary();
    FaultLines faults = new FaultLines(texts);
    faults.add(run.job().firstName(), summary.firstFaults(), "", lines);
    faults.add(run.job().secondName(), summary.secondFaults(), "", lines);
    if (run.job().terms().hasPie()) {
      line("match.pie", texts.say("match.pie.swapped", summary.swapped(), summary.offered()));
    }
    if (summary.adjudicated() > 0) {
      line("match.adjudicated", Long.toString(summary.adjudicated()));
    }
  }

  private void tail() {
    Summary summary = run.summary();
    double seconds = Math.max(1e-9, run.time().toNanos() / 1e9);
    line(
        "match.rate",
        texts.say(
            "match.rate.text", Figures.plain(run.rate()), Figures.plain(seconds), summary.plies()));
    if (run.progress().waiting() > 0) {
      line("match.beyond", Integer.toString(run.progress().waiting()));
    }
    run.file().ifPresent(file -> line("match.file", file.toString()));
    if (!run.progress().isComplete()) {
      lines.add(texts.say(run.file().isPresent() ? "match.stopped.kept" : "match.stopped"));
    }
  }
}
