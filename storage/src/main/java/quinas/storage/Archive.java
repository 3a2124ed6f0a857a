package quinas.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import org.jdbi.v3.core.Handle;
import quinas.arena.store.ArchivedGame;
import quinas.arena.store.Finished;
import quinas.arena.store.Heading;
import quinas.arena.store.Query;

/// The games that are over, in the order of their days. Pages begin behind a place in this order
/// instead of counting lines, so they cost the same however far one has leafed, and what comes in
/// meanwhile moves nothing.
final class Archive {

  /// A place in the order of the archive.
  record Place(String day, long endedAt, String id) {}

  /// A record and where it stands.
  record PlacedRecord(Place place, String text) {}

  private static final String COLUMNS =
      "id, game, options, created_at, first_name, second_name, first_level, second_level, result,"
          + " reason, plies, day";

  private static final String PLACE = "day, ended_at, id";

  /// Where a game stands, if it is over.
  static Optional<Place> place(Handle handle, String id) {
    return handle
        .createQuery("select %s from game where id = :id and ended_at is not null".formatted(PLACE))
        .bind("id", id)
        .map((row, context) -> place(row))
        .findOne();
  }

  /// The games behind a place, or from the beginning, newest first.
  static List<ArchivedGame> page(Handle handle, Query query, Optional<Place> after, int limit) {
    Conditions conditions = Conditions.of(query);
    after.ifPresent(place -> conditions.beyond("<", place));
    return handle
        .createQuery(
            "select %s from game where %s order by day desc, ended_at desc, id desc limit :limit"
                .formatted(COLUMNS, conditions.sql))
        .bindMap(conditions.values)
        .bind("limit", limit)
        .map((row, context) -> game(row))
        .list();
  }

  /// The records behind a place, or from the beginning, oldest first.
  static List<PlacedRecord> records(Handle handle, Query query, Optional<Place> after, int limit) {
    Conditions conditions = Conditions.of(query);
    after.ifPresent(place -> conditions.beyond(">", place));
    return handle
        .createQuery(
            """
            select %s, body from (
              select %s from game where %s order by day, ended_at, id limit :limit) chosen
            join record on record.game_id = chosen.id order by day, ended_at, id
            """
                .formatted(PLACE, PLACE, conditions.sql))
        .bindMap(conditions.values)
        .bind("limit", limit)
        .map((row, context) -> new PlacedRecord(place(row), row.getString("body")))
        .list();
  }

  private static Place place(ResultSet row) throws SQLException {
    return new Place(row.getString("day"), row.getLong("ended_at"), row.getString("id"));
  }

  private static ArchivedGame game(ResultSet row) throws SQLException {
    return new ArchivedGame(
        heading(row),
        new Finished(
            row.getString("first_name"),
            row.getString("second_name"),
            row.getString("first_level"),
            row.getString("second_level"),
            row.getString("result"),
            row.getString("reason"),
            row.getInt("plies"),
            row.getString("day"),
            ""));
  }

  static Heading heading(ResultSet row) throws SQLException {
    return new Heading(
        row.getString("id"),
        row.getString("game"),
        row.getString("options"),
        row.getLong("created_at"));
  }

  /// What is asked of a game, in SQL, and the values for it.
  private static final class Conditions {

    private final StringJoiner sql = new StringJoiner(" and ");
    private final Map<String, Object> values = new HashMap<>();

    static Conditions of(Query query) {
      Conditions conditions = new Conditions();
      conditions.sql.add("ended_at is not null");
      conditions.add("game = :game", "game", query.game());
      conditions.add(
          "names like :names escape '!'", "names", query.player().map(FoldedName::pattern));
      conditions.add("(first_level = :level or second_level = :level)", "level", query.level());
      conditions.add("result = :result", "result", query.result());
      conditions.add("day >= :from", "from", query.from());
      conditions.add("day <= :to", "to", query.to());
      if (query.result().isEmpty()) {
        conditions.sql.add("result <> 'none'");
      }
      return conditions;
    }

    private void add(String condition, String name, Optional<String> value) {
      value.ifPresent(asked -> {
        sql.add(condition);
        values.put(name, asked);
      });
    }

    void beyond(String sign, Place place) {
      sql.add("(day, ended_at, id) %s (:afterDay, :afterTime, :afterId)".formatted(sign));
      values.put("afterDay", place.day());
      values.put("afterTime", place.endedAt());
      values.put("afterId", place.id());
    }
  }

  private Archive() {}
}
