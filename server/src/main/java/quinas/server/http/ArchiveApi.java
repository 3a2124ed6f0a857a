package quinas.server.http;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quinas.arena.record.GameRecord;
import quinas.arena.record.RecordException;
import quinas.arena.record.RecordReader;
import quinas.arena.store.ArchivedGame;
import quinas.arena.store.GameStore;
import quinas.arena.store.Heading;
import quinas.arena.store.Query;
import quinas.server.api.ApiError;
import quinas.server.api.ApiException;
import quinas.server.api.Code;
import quinas.server.limit.Limit;
import quinas.server.limit.Limits;
import quinas.server.limit.Rates;
import quinas.server.live.Portrait;
import quinas.server.live.Secrets;

/// The games that are over, over HTTP.
final class ArchiveApi {

  /// A line of the archive, as a client sees it.
  record Entry(
      String id,
      String game,
      String options,
      String first,
      String second,
      String firstLevel,
      String secondLevel,
      String result,
      String reason,
      int plies,
      String date) {

    static Entry of(ArchivedGame archived) {
      var heading = archived.heading();
      var game = archived.game();
      return new Entry(
          heading.id(),
          heading.game(),
          heading.options(),
          game.first(),
          game.second(),
          game.firstLevel(),
          game.secondLevel(),
          game.result(),
          game.reason(),
          game.plies(),
          game.date());
    }
  }

  /// @param next null at the end
  record Page(List<Entry> games, @Nullable String next) {}

  record Imported(int imported, List<String> ids) {}

  private final GameStore store;
  private final Limits limits;
  private final Rates imports;
  private final Secrets secrets;
  private final InstantSource time;

  ArchiveApi(GameStore store, Limits limits, Rates imports, Secrets secrets, InstantSource time) {
    this.store = store;
    this.limits = limits;
    this.imports = imports;
    this.secrets = secrets;
    this.time = time;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/api/archive", this::page),
        Route.post("/api/archive", this::add),
        Route.get("/api/archive/records", this::records));
  }

  private void page(Exchange exchange) throws ApiException, IOException {
    int limit = exchange.number("limit", 50, limits.number(Limit.PAGE));
    List<ArchivedGame> games = store.find(query(exchange), exchange.parameter("after"), limit + 1);
    boolean goesOn = games.size() > limit;
    List<Entry> entries = games.stream().limit(limit).map(Entry::of).toList();
    exchange.json(200, new Page(entries, goesOn ? entries.getLast().id() : null));
  }

  private static Query query(Exchange exchange) throws ApiException {
    return new Query(
        exchange.parameter("game"),
        exchange.parameter("player"),
        exchange.parameter("level"),
        exchange.parameter("result"),
        day(exchange, "from"),
        day(exchange, "to"));
  }

  private static Optional<String> day(Exchange exchange, String name) throws ApiException {
    Optional<String> day = exchange.parameter(name);
    if (day.isPresent() && !day.get().matches("[0-9]{4}-[0-9]{2}-[0-9]{2}")) {
      throw new ApiException(
          ApiError.of(Code.BAD_VALUE, "\"%s\" is a day such as 2026-03-21", name).at("?" + name));
    }
    return day;
  }

  /// One record after another, as fast as the client takes them.
  private void records(Exchange exchange) throws ApiException, IOException {
    Query query = query(exchange);
    exchange.response().header("Content-Type", "text/plain; charset=utf-8");
    exchange.response().header("Cache-Control", "no-store");
    exchange.response().header("Content-Disposition", "attachment; filename=\"archive.quinas\"");
    try (Stream<String> records = store.records(query);
        Writer out =
            new BufferedWriter(
                new OutputStreamWriter(
                    exchange.response().outputStream(), StandardCharsets.UTF_8))) {
      boolean isFirst = true;
      for (Iterator<String> i = records.iterator(); i.hasNext(); isFirst = false) {
        out.write(isFirst ? i.next() : "\n" + i.next());
      }
    }
  }

  /// All of them or none: a text with a fault is refused before anything is kept.
  private void add(Exchange exchange) throws ApiException, IOException {
    String text = exchange.body("text/plain", Limit.IMPORT_BYTES);
    imports.take(exchange.address());
    List<GameRecord> games;
    try {
      games = RecordReader.read(text);
    } catch (RecordException e) {
      throw new ApiException(
          ApiError.of(Code.BAD_VALUE, e).at("line " + e.line() + ", column " + e.column()));
    }
    if (games.size() > limits.of(Limit.IMPORT_GAMES)) {
      throw new ApiException(limits.tooLarge(Limit.IMPORT_GAMES));
    }
    for (int i = 0; i < games.size(); i++) {
      if (!games.get(i).outcome().isOver()) {
        throw new ApiException(
            Code.BAD_VALUE, "game %d is not over; the archive keeps what is", i + 1);
      }
    }
    List<String> ids = new ArrayList<>();
    for (GameRecord game : games) {
      ids.add(add(game));
    }
    exchange.json(200, new Imported(ids.size(), ids));
  }

  private String add(GameRecord game) throws IOException {
    String id = secrets.id();
    Heading heading = new Heading(id, game.game().id(), game.options().toString(), time.millis());
    String today = time.instant().atZone(ZoneOffset.UTC).toLocalDate().toString();
    boolean isNew = store.add(heading, Portrait.finished(game, today));
    assert isNew : "an id came up twice";
    return id;
  }
}
