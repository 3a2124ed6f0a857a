package quinas.cli.tournament;

import java.util.List;
import java.util.OptionalDouble;
import quinas.arena.rating.BradleyTerry;
import quinas.arena.rating.Crosstable;
import quinas.arena.rating.Pairs;
import quinas.arena.rating.Rating;
import quinas.arena.rating.Ratings;
import quinas.arena.rating.Tally;
import quinas.arena.tournament.Mishaps;
import quinas.arena.tournament.Pairing;
import quinas.arena.tournament.PlayedRound;
import quinas.arena.tournament.Standing;
import quinas.arena.tournament.Tournament;
import quinas.arena.tournament.TournamentProgress;
import quinas.cli.match.JsonReport;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Tournaments and ratings for programs: the schema is in `docs/tournaments.md`. What is infinite
/// or unknown is `null`: JSON knows no infinity.
public final class ResultJson {

  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private ResultJson() {}

  /// A tournament as one JSON object, ending with a line feed.
  public static String of(TournamentProgress progress) {
    Tournament tournament = progress.tournament();
    ObjectNode root = MAPPER.createObjectNode();
    root.put("schema", "quinas-tournament-1");
    root.put("event", tournament.event());
    root.put("game", tournament.options().game().id());
    root.put("options", tournament.options().toString());
    root.put("kind", tournament.schedule().kind());
    root.put("seed", tournament.seed());
    root.put("complete", progress.isComplete());
    root.put("pairs", progress.pairs());
    ArrayNode rounds = root.putArray("rounds");
    progress.rounds().forEach(round -> round(rounds.addObject(), round, tournament.names()));
    ArrayNode standings = root.putArray("standings");
    for (Standing standing : progress.standings()) {
      ObjectNode node = standings.addObject();
      standing(node, standing, tournament);
      Mishaps mishaps = progress.mishaps().get(standing.entrant());
      JsonReport.faults(node.putObject("mishaps"), mishaps.faults().counts());
    }
    Crosstable table = progress.table();
    ratings(root, BradleyTerry.rate(table), table);
    return text(root);
  }

  /// Ratings as one JSON object, ending with a line feed.
  public static String of(Ratings ratings, Crosstable table) {
    ObjectNode root = MAPPER.createObjectNode();
    root.put("schema", "quinas-ratings-1");
    ratings(root, ratings, table);
    return text(root);
  }

  private static String text(ObjectNode root) {
    return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
  }

  private static void round(ObjectNode node, PlayedRound round, List<String> names) {
    ArrayNode encounters = node.putArray("encounters");
    for (int board = 0; board < round.tallies().size(); board++) {
      Pairing pairing = round.round().pairings().get(board);
      ObjectNode encounter = encounters.addObject();
      encounter.put("first", names.get(pairing.first()));
      encounter.put("second", names.get(pairing.second()));
      tally(encounter, round.tallies().get(board));
    }
    ArrayNode byes = node.putArray("byes");
    round.round().byes().forEach(bye -> byes.add(names.get(bye)));
  }

  private static void standing(ObjectNode node, Standing standing, Tournament tournament) {
    node.put("rank", standing.rank());
    node.put("name", tournament.names().get(standing.entrant()));
    node.put("player", tournament.entrants().get(standing.entrant()).text());
    node.put("points", standing.points());
    node.put("buchholz", standing.buchholz());
    node.put("sonnebornBerger", standing.sonnebornBerger());
    tally(node.putObject("games"), standing.tally());
  }

  private static void tally(ObjectNode node, Tally tally) {
    node.put("wins", tally.wins());
    node.put("draws", tally.draws());
    node.put("losses", tally.losses());
    Pairs pairs = tally.pairs();
    node.putArray("pentanomial")
        .add(pairs.lost())
        .add(pairs.behind())
        .add(pairs.even())
        .add(pairs.ahead())
        .add(pairs.won());
  }

  private static void ratings(ObjectNode root, Ratings ratings, Crosstable table) {
    ArrayNode players = root.putArray("ratings");
    List<Rating> ranked = ratings.ranked();
    for (Rating rating : ranked) {
      ObjectNode node = players.addObject();
      node.put("name", rating.player());
      number(node, "elo", rating.elo().value());
      number(node, "low", rating.elo().low());
      number(node, "high", rating.elo().high());
      node.put("group", rating.group() + 1);
      node.put("prior", ratings.isRegularized(rating.group()));
      tally(node.putObject("games"), table.total(rating.player()));
      ArrayNode superiority = node.putArray("superiority");
      ArrayNode points = node.putArray("points");
      for (Rating opponent : ranked) {
        OptionalDouble likelihood = ratings.superiority(rating.player(), opponent.player());
        likelihood.ifPresentOrElse(superiority::add, superiority::addNull);
        points.add(table.tally(rating.player(), opponent.player()).points());
      }
    }
  }

  private static void number(ObjectNode node, String key, double value) {
    if (Double.isInfinite(value)) {
      node.putNull(key);
    } else {
      node.put(key, value);
    }
  }
}
