package quinas.storage;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import quinas.arena.store.Event;
import quinas.arena.store.Finished;
import quinas.arena.store.Heading;

/// Several writes in one transaction. They are done in the order of their games, so that two
/// servers that write at the same time wait for each other in the same order and never crosswise.
final class WriteBatch {

  private static final String NEW_GAME =
      """
      insert into game (id, game, options, created_at) values (:id, :game, :options, :at)
      on conflict do nothing
      """;

  /// Only behind the event before, and with an end only if the game has none.
  private static final String NEW_EVENT =
      """
      insert into event (game_id, version, kind, body, at)
      select :id, cast(:version as integer), :kind, :body, cast(:at as bigint)
      where exists (
          select 1 from game where id = :id and (ended_at is null or cast(:ends as integer) = 0))
        and (cast(:version as integer) = 0
          or exists (select 1 from event where game_id = :id and version = :version - 1))
      on conflict do nothing
      """;

  private static final String END =
      """
      update game set ended_at = :at, day = :day, first_name = :first, second_name = :second,
        names = :names, first_level = :firstLevel, second_level = :secondLevel, result = :result,
        reason = :reason, plies = :plies
      where id = :id and ended_at is null
      """;

  private static final String RECORD = "insert into record (game_id, body) values (:id, :body)";

  /// A server's latest counts.
  private static final String BEAT =
      """
      insert into heartbeat (server, at) values (:id, :at)
      on conflict (server) do update set at = excluded.at where heartbeat.at < excluded.at
      """;

  private final Handle transaction;
  private final List<Write> writes;
  private final boolean[] isKept;

  /// @param writes in the order of their games and versions; at most one end of each game
  WriteBatch(Handle transaction, List<Write> writes) {
    this.transaction = transaction;
    this.writes = writes;
    this.isKept = new boolean[writes.size()];
    Arrays.fill(isKept, true);
  }

  /// Which of the writes are kept once the transaction is; the others were refused.
  boolean[] run() {
    keep(BEAT, Write::isBeat, WriteBatch::bindBeat);
    keep(NEW_GAME, write -> write.heading().isPresent(), WriteBatch::bindHeading);
    keep(NEW_EVENT, write -> write.event().isPresent(), WriteBatch::bindEvent);
    boolean[] expected = isKept.clone();
    keep(END, write -> write.end().isPresent(), WriteBatch::bindEnd);
    keep(RECORD, write -> write.end().isPresent(), WriteBatch::bindRecord);
    // An end goes with its event, whose conditions cover it.
    assert Arrays.equals(isKept, expected);
    return isKept;
  }

  /// Of those that are still to be kept and concerned, refuses the ones that change nothing.
  private void keep(
      String sql, Predicate<Write> isConcerned, BiConsumer<PreparedBatch, Write> bind) {
    int[] concerned =
        IntStream.range(0, isKept.length)
            .filter(i -> isKept[i] && isConcerned.test(writes.get(i)))
            .toArray();
    if (concerned.length == 0) {
      return;
    }
    try (PreparedBatch batch = transaction.prepareBatch(sql)) {
      for (int i : concerned) {
        bind.accept(batch, writes.get(i));
        batch.add();
      }
      int[] counts = batch.execute();
      for (int k = 0; k < concerned.length; k++) {
        isKept[concerned[k]] = counts[k] == 1;
      }
    }
  }

  private static void bindBeat(PreparedBatch batch, Write write) {
    batch.bind("id", write.id()).bind("at", write.at());
  }

  private static void bindHeading(PreparedBatch batch, Write write) {
    Heading heading = write.heading().orElseThrow();
    batch
        .bind("id", heading.id())
        .bind("game", heading.game())
        .bind("options", heading.options())
        .bind("at", heading.createdAt());
  }

  private static void bindEvent(PreparedBatch batch, Write write) {
    Event event = write.event().orElseThrow();
    batch
        .bind("id", write.id())
        .bind("version", event.version())
        .bind("kind", event.kind())
        .bind("body", event.body())
        .bind("at", event.at())
        .bind("ends", write.end().isPresent() ? 1 : 0);
  }

  private static void bindEnd(PreparedBatch batch, Write write) {
    Finished end = write.end().orElseThrow();
    batch
        .bind("id", write.id())
        .bind("at", write.at())
        .bind("day", end.date())
        .bind("first", end.first())
        .bind("second", end.second())
        .bind("names", FoldedName.lines(end.first(), end.second()))
        .bind("firstLevel", end.firstLevel())
        .bind("secondLevel", end.secondLevel())
        .bind("result", end.result())
        .bind("reason", end.reason())
        .bind("plies", end.plies());
  }

  private static void bindRecord(PreparedBatch batch, Write write) {
    batch.bind("id", write.id()).bind("body", write.end().orElseThrow().record());
  }
}
