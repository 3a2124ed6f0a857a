package quinas.cli.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import quinas.arena.rating.Crosstable;
import quinas.arena.rating.Estimate;
import quinas.arena.rating.Rating;
import quinas.arena.rating.Ratings;
import quinas.arena.rating.Tally;
import quinas.arena.tournament.Mishaps;
import quinas.arena.tournament.RecordedResults;
import quinas.arena.tournament.Standing;
import quinas.arena.tournament.Swiss;
import quinas.arena.tournament.TournamentProgress;
import quinas.cli.match.FaultLines;
import quinas.cli.match.Figures;
import quinas.cli.text.Columns;
import quinas.cli.text.Texts;

/// Standings, cross table and ratings as lines of text.
public final class ResultTables {

  /// With more players, a cross table is wider than any terminal.
  private static final int MOST_CROSSED = 16;

  /// Elo by which equal players may differ: what the iteration leaves.
  private static final double EQUAL = 1e-6;

  private static final Set<Integer> NAME = Set.of(1);

  private final Texts texts;

  public ResultTables(Texts texts) {
    this.texts = texts;
  }

  /// Who stands where.
  public List<String> standings(TournamentProgress progress) {
    boolean isSwiss = progress.tournament().schedule() instanceof Swiss;
    List<String> headings =
        new ArrayList<>(
            texts.words(isSwiss ? "tournament.standings.swiss" : "tournament.standings"));
    Columns columns = new Columns(headings, NAME);
    for (Standing standing : progress.standings()) {
      List<String> row = new ArrayList<>();
      row.add(Integer.toString(standing.rank()));
      row.add(progress.tournament().names().get(standing.entrant()));
      row.add(points(standing.points()));
      if (isSwiss) {
        row.add(points(standing.buchholz()));
      }
      row.add(number("%.2f", standing.sonnebornBerger()));
      row.addAll(games(standing.tally()));
      columns.add(row);
    }
    return columns.lines();
  }

  /// What was not lost on the board: nothing where there is no such game.
  public List<String> mishaps(TournamentProgress progress) {
    List<String> lines = new ArrayList<>();
    FaultLines faults = new FaultLines(texts);
    for (Standing standing : progress.standings()) {
      Mishaps mishaps = progress.mishaps().get(standing.entrant());
      String name = progress.tournament().names().get(standing.entrant());
      faults.add(name, mishaps.faults(), mishaps.place(), lines);
    }
    return lines;
  }

  /// The same of recorded games, the strongest first, counts only.
  public List<String> mishaps(Ratings ratings, RecordedResults results) {
    List<String> lines = new ArrayList<>();
    FaultLines faults = new FaultLines(texts);
    for (Rating rating : ratings.ranked()) {
      faults.addCounts(rating.player(), results.faults(rating.player()), lines);
    }
    return lines;
  }

  /// How strong the players are.
  public List<String> ratings(Ratings ratings, Crosstable table) {
    Columns columns = new Columns(texts.words("ratings.headings"), NAME);
    int place = 0;
    int rank = 0;
    double last = Double.NaN;
    for (Rating rating : ratings.ranked()) {
      Estimate elo = rating.elo();
      List<String> row = new ArrayList<>();
      place++;
      rank = Math.abs(last - elo.value()) < EQUAL ? rank : place;
      last = elo.value();
      row.add(Integer.toString(rank));
      row.add(rating.player());
      row.add(Figures.signed(elo.value()));
      row.add(limit(elo.error()));
      row.add("[" + Figures.signed(elo.low()) + ", " + Figures.signed(elo.high()) + "]");
      row.addAll(games(table.total(rating.player())));
      columns.add(row);
    }
    List<String> lines = new ArrayList<>(columns.lines());
    if (ratings.groups() > 1) {
      lines.add(texts.say("ratings.groups", ratings.groups()));
      for (int group = 0; group < ratings.groups(); group++) {
        lines.add("  " + String.join(", ", members(ratings, group)));
      }
    }
    for (int group = 0; group < ratings.groups(); group++) {
      if (ratings.isRegularized(group)) {
        lines.add(texts.say("ratings.prior", members(ratings, group).getFirst()));
      }
    }
    return lines;
  }

  private static List<String> members(Ratings ratings, int group) {
    return ratings.ranked().stream()
        .filter(rating -> rating.group() == group)
        .map(Rating::player)
        .toList();
  }

  /// Points of games against each other, the strongest first; nothing for more players than fit.
  public List<String> cross(Ratings ratings, Crosstable table) {
    List<String> players = ratings.ranked().stream().map(Rating::player).toList();
    if (players.size() > MOST_CROSSED) {
      return List.of(texts.say("ratings.cross.large", MOST_CROSSED));
    }
    List<String> headings = new ArrayList<>(List.of("", ""));
    for (int i = 1; i <= players.size(); i++) {
      headings.add(Integer.toString(i));
    }
    Columns columns = new Columns(headings, NAME);
    for (int i = 0; i < players.size(); i++) {
      List<String> row = new ArrayList<>();
      row.add(Integer.toString(i + 1));
      row.add(players.get(i));
      for (String opponent : players) {
        row.add(cell(table.tally(players.get(i), opponent), opponent.equals(players.get(i))));
      }
      columns.add(row);
    }
    return columns.lines();
  }

  private static String cell(Tally tally, boolean isSelf) {
    if (isSelf) {
      return "×";
    }
    return tally.games() == 0 ? "·" : points(tally.points()) + "/" + tally.games();
  }

  private static List<String> games(Tally tally) {
    double share = tally.games() == 0 ? 0 : tally.points() / tally.games();
    return List.of(
        Long.toString(tally.games()),
        Long.toString(tally.wins()),
        Long.toString(tally.draws()),
        Long.toString(tally.losses()),
        tally.games() == 0 ? "–" : number("%.1f %%", 100 * share));
  }

  private static String points(double points) {
    return number(points == Math.rint(points) ? "%.0f" : "%.1f", points);
  }

  private static String limit(double error) {
    return Double.isInfinite(error) ? "±∞" : number("±%.1f", error);
  }

  @SuppressWarnings("AnnotateFormatMethod") // the annotation would be a dependency
  private static String number(String pattern, double value) {
    return String.format(Locale.ROOT, pattern, value);
  }
}
