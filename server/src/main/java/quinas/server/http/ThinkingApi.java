package quinas.server.http;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quinas.engine.analysis.Analysis;
import quinas.engine.analysis.Insight;
import quinas.engine.analysis.Variation;
import quinas.engine.analysis.Worth;
import quinas.engine.search.Limits;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.server.api.ApiError;
import quinas.server.api.ApiException;
import quinas.server.api.Code;
import quinas.server.api.Fields;
import quinas.server.computer.Opponent;
import quinas.server.computer.Searches;
import quinas.server.limit.Limit;
import quinas.server.limit.Rates;

/// What the server's engine thinks of positions, over HTTP.
final class ThinkingApi {

  private static final int MEBIBYTES = 16;

  /// A position that somebody asks about.
  private record Question(Game game, Position position) {}

  /// What is seen, as a client reads it.
  record Seen(int depth, long nodes, long millis, List<Line> lines) {}

  record Line(Map<String, Object> score, double chance, List<String> moves) {}

  private final Searches searches;
  private final Rates rates;

  ThinkingApi(Searches searches, Rates rates) {
    this.searches = searches;
    this.rates = rates;
  }

  List<Route> routes() {
    return List.of(
        Route.post("/api/analyse", this::analyse), Route.post("/api/choose", this::choose));
  }

  private static Question question(Fields body) throws ApiException {
    String place = "/game";
    try {
      Game game = Games.read(body.text("game", 40));
      place = "/options";
      Options options = Options.read(game, body.optionalText("options", 1000).orElse(""));
      place = "/position";
      Position position = game.notation().position(body.text("position", 2000), options);
      if (position.isOver()) {
        throw new ApiException(ApiError.of(Code.BAD_VALUE, "the game is over").at(place));
      }
      return new Question(game, position);
    } catch (NotationException e) {
      throw new ApiException(ApiError.of(Code.BAD_VALUE, e).at(place));
    }
  }

  private void analyse(Exchange exchange) throws ApiException, IOException, InterruptedException {
    Fields body = exchange.json();
    body.only("game", "options", "position", "lines", "millis");
    Question question = question(body);
    int lines =
        body.has("lines")
            ? (int) body.number("lines", 1, exchange.limits().of(Limit.ANALYSIS_LINES))
            : 1;
    long millis = body.number("millis", 1, exchange.limits().of(Limit.ANALYSIS_MILLIS));
    rates.take(exchange.address());
    exchange.json(200, searches.runSoon(() -> seen(question, lines, millis)));
  }

  private static Seen seen(Question question, int lines, long millis) {
    long began = System.nanoTime();
    Insight insight =
        new Analysis(question.game, MEBIBYTES)
            .run(
                question.position,
                lines,
                Limits.NONE,
                () ->
                    System.nanoTime() - began > millis * 1_000_000
                        || Thread.currentThread().isInterrupted(),
                _ -> {});
    List<Line> told =
        insight.lines().stream().map(variation -> line(question.game, variation)).toList();
    long took = (System.nanoTime() - began) / 1_000_000;
    return new Seen(insight.depth(), insight.nodes(), took, told);
  }

  private static Line line(Game game, Variation variation) {
    List<String> moves = variation.moves().stream().map(game.notation()::text).toList();
    return new Line(score(variation.worth()), variation.chance() / 1000.0, moves);
  }

  private static Map<String, Object> score(Worth worth) {
    return switch (worth) {
      case Worth.Guess(int points) -> Map.of("kind", "guess", "points", points);
      case Worth.Forced(var winner, int plies) ->
          Map.of("kind", "forced", "winner", winner.index(), "plies", plies);
      case Worth.Exact(int margin) -> Map.of("kind", "exact", "margin", margin);
    };
  }

  private void choose(Exchange exchange) throws ApiException, IOException, InterruptedException {
    Fields body = exchange.json();
    body.only("game", "options", "position", "level", "seed");
    Question question = question(body);
    String level = body.text("level", 40);
    Optional<Opponent> opponent = Opponent.read(question.game, level);
    if (opponent.isEmpty() || !opponent.get().plays(question.position)) {
      throw body.fault(
          "level", "%s has no level \"%s\" that plays here", question.game.title(), level);
    }
    long seed = body.has("seed") ? body.number("seed", -(1L << 53), 1L << 53) : 0;
    rates.take(exchange.address());
    Duration most = Duration.ofMillis(exchange.limits().of(Limit.ANALYSIS_MILLIS));
    int move =
        searches.runSoon(() ->
            opponent
                .get()
                .choose(
                    question.position,
                    new SplitMix64(seed),
                    most,
                    Thread.currentThread()::isInterrupted));
    exchange.json(200, Map.of("move", question.game.notation().text(move)));
  }
}
