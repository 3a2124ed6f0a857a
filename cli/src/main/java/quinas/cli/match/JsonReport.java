package quinas.cli.match;

import java.util.Map;
import quinas.arena.clock.TimeControl;
import quinas.arena.match.MatchJob;
import quinas.arena.match.Summary;
import quinas.arena.player.Entrant;
import quinas.arena.rating.Estimate;
import quinas.arena.rating.Pairs;
import quinas.arena.rating.Sprt;
import quinas.arena.rating.Strength;
import quinas.arena.rating.Tally;
import quinas.arena.record.Settlement;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// What a match came to, for programs: the schema is in `docs/matches.md`.
public final class JsonReport {

  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  /// The report as one JSON object, ending with a line feed.
  public static String of(Run run) {
    ObjectNode root = MAPPER.createObjectNode();
    root.put("schema", "quinas-match-1");
    job(root, run.job());
    root.put("complete", run.progress().isComplete());
    Summary summary = run.summary();
    root.put("pairs", summary.pairs());
    tally(root.putObject("all"), summary.tally());
    tally(root.putObject("asFirstSeat"), summary.asFirst());
    tally(root.putObject("asSecondSeat"), summary.asSecond());
    Pairs pairs = summary.tally().pairs();
    root.putArray("pentanomial")
        .add(pairs.lost())
        .add(pairs.behind())
        .add(pairs.even())
        .add(pairs.ahead())
        .add(pairs.won());
    Strength strength = Strength.of(summary.tally());
    estimate(root.putObject("elo"), strength.elo());
    estimate(root.putObject("normalizedElo"), strength.normalized());
    root.put("superiority", strength.superiority());
    if (run.job().game().hasPoints()) {
      ObjectNode margin = root.putObject("margin");
      margin.put("pairs", summary.margins().count());
      estimate(margin, summary.margins().estimate());
    }
    run.test().ifPresent(test -> test(root.putObject("sprt"), test, run));
    ObjectNode mishaps = root.putObject("mishaps");
    faults(mishaps.putObject("first"), summary.firstFaults().counts());
    faults(mishaps.putObject("second"), summary.secondFaults().counts());
    root.put("adjudicated", summary.adjudicated());
    if (run.job().terms().hasPie()) {
      ObjectNode pie = root.putObject("pie");
      pie.put("offered", summary.offered());
      pie.put("swapped", summary.swapped());
    }
    root.put("plies", summary.plies());
    root.put("beyondVerdict", run.progress().waiting());
    root.put("restoredPairs", run.restored());
    root.put("seconds", run.time().toMillis() / 1e3);
    root.put("gamesPerSecond", run.rate());
    run.file().ifPresent(file -> root.put("gamesFile", file.toString()));
    return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
  }

  private static void job(ObjectNode root, MatchJob job) {
    root.put("game", job.game().id());
    root.put("options", job.options().toString());
    entrant(root.putObject("first"), job.firstName(), job.first(), job.firstControl());
    entrant(root.putObject("second"), job.secondName(), job.second(), job.secondControl());
    root.put("komi", job.terms().komi().halves() / 2.0);
    root.put("seed", job.seed());
    ObjectNode openings = root.putObject("openings");
    job.openings()
        .book()
        .ifPresent(book -> {
          openings.put("file", book.name());
          openings.put("digest", book.digest());
          openings.put("playable", book.size());
          openings.put("skipped", book.skipped());
        });
    openings.put("plies", job.openings().plies());
    root.put("job", job.toString());
  }

  private static void entrant(ObjectNode node, String name, Entrant entrant, TimeControl control) {
    node.put("name", name);
    node.put("player", entrant.text());
    node.put("timeControl", control.toString());
  }

  private static void tally(ObjectNode node, Tally tally) {
    node.put("games", tally.games());
    node.put("wins", tally.wins());
    node.put("draws", tally.draws());
    node.put("losses", tally.losses());
    node.put("points", tally.points());
  }

  /// What is infinite is `null`: JSON knows no infinity.
  private static void estimate(ObjectNode node, Estimate estimate) {
    number(node, "value", estimate.value());
    number(node, "low", estimate.low());
    number(node, "high", estimate.high());
  }

  private static void number(ObjectNode node, String key, double value) {
    if (Double.isInfinite(value)) {
      node.putNull(key);
    } else {
      node.put(key, value);
    }
  }

  private static void test(ObjectNode node, Sprt test, Run run) {
    node.put("test", test.text());
    node.put("llr", test.llr(run.summary().tally()));
    node.put("lower", test.lower());
    node.put("upper", test.upper());
    node.put(
        "verdict",
        switch (run.progress().verdict().orElse(Sprt.Verdict.CONTINUE)) {
          case ACCEPT_H0 -> "H0";
          case ACCEPT_H1 -> "H1";
          case CONTINUE -> "none";
        });
  }

  /// Puts down how many games were lost by what.
  public static void faults(ObjectNode node, Map<Settlement, Long> faults) {
    faults.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(fault -> node.put(fault.getKey().text(), fault.getValue()));
  }

  private JsonReport() {}
}
