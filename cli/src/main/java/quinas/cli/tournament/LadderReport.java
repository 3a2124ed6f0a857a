package quinas.cli.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quinas.arena.rating.Crosstable;
import quinas.arena.rating.Estimate;
import quinas.arena.rating.Ratings;
import quinas.arena.rating.Tally;
import quinas.cli.text.Texts;
import quinas.engine.level.Level;
import quinas.engine.level.Levels;
import quinas.engine.level.Rung;
import quinas.rules.Games;

/// What the levels of a game are worth, as a page in Markdown.
///
/// @param texts in the language of the page
/// @param ladder the levels in the order of their strength
/// @param others players besides
/// @param ratings of all of them, by their names
public record LadderReport(
    Texts texts, List<Level> ladder, List<Level> others, Ratings ratings, Crosstable table) {

  /// The page.
  ///
  /// @param title its first line
  /// @param preface how it came about
  /// @param plot the name of the picture that belongs to it
  public String page(String title, String preface, String plot) {
    List<String> lines = new ArrayList<>(List.of("# " + title, "", preface, ""));
    lines.add("![" + texts.say("ladder.plot") + "](" + plot + ")");
    lines.add("");
    List<String> headings = texts.words("ladder.headings");
    lines.add(row(headings));
    lines.add("|---|" + "--:|".repeat(headings.size() - 1));
    Optional<Level> below = Optional.empty();
    for (Level level : ladder) {
      lines.add(row(cells(level, below)));
      below = Optional.of(level);
    }
    others.forEach(level -> lines.add(row(cells(level, Optional.empty()))));
    lines.add("");
    lines.add("```");
    lines.addAll(new ResultTables(texts).cross(ratings, table));
    lines.add("```");
    return String.join("\n", lines) + "\n";
  }

  private static String row(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |";
  }

  private List<String> cells(Level level, Optional<Level> below) {
    Estimate elo = ratings.of(level.id()).elo();
    List<String> cells = new ArrayList<>(List.of("`" + level.id() + "`"));
    cells.addAll(Levels.rung(level).map(LadderReport::sight).orElse(List.of("", "", "", "")));
    cells.add(rounded("%.0f", elo.value()));
    cells.add(rounded("±%.0f", elo.error()));
    cells.add(below.map(weaker -> step(level, weaker)).orElse(""));
    Tally tally = table.total(level.id());
    cells.add(Long.toString(tally.games()));
    cells.add(rounded("%.1f %%", 100 * tally.points() / Math.max(1, tally.games())));
    return cells;
  }

  private static List<String> sight(Rung rung) {
    return List.of(
        rung.depth() == Rung.MOST_DEPTH ? "" : Integer.toString(rung.depth()),
        Long.toString(rung.nodes()),
        rung.width() == Games.MAX_MOVES ? "" : Integer.toString(rung.width()),
        Integer.toString(rung.margin()));
  }

  /// By how much a level is above another, with the limits of this difference.
  private String step(Level level, Level below) {
    Estimate step = ratings.anchored(below.id(), 0).of(level.id()).elo();
    return rounded("%+.0f", step.value()) + " " + rounded("±%.0f", step.error());
  }

  @SuppressWarnings("AnnotateFormatMethod") // the annotation would be a dependency
  private static String rounded(String pattern, double value) {
    return Double.isInfinite(value) ? "±∞" : String.format(Locale.ROOT, pattern, value);
  }
}
