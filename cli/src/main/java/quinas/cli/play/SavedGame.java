package quinas.cli.play;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quinas.arena.record.GameRecord;
import quinas.arena.record.Line;
import quinas.arena.record.Ply;
import quinas.arena.record.RecordException;
import quinas.arena.record.RecordFile;
import quinas.arena.record.Settlement;
import quinas.arena.record.Tag;
import quinas.engine.level.Levels;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;

/// A table as a record, and back. Moves that were taken back are not kept.
public final class SavedGame {

  /// The record of the moves that stand on the board. Where a recorded game goes on, what was
  /// written there about it, and beside the moves that are still the same, stays.
  public static GameRecord record(Table table) {
    GameRecord record =
        table.source().map(source -> continued(source, table)).orElseGet(() -> fresh(table));
    Outcome outcome = table.outcome();
    return outcome.reason() instanceof Settlement settlement
        ? record.settled(outcome.result(), settlement)
        : record;
  }

  private static GameRecord fresh(Table table) {
    GameRecord record = GameRecord.of(table.options(), table.start(), table.moves());
    Map<Tag, String> tags = new LinkedHashMap<>();
    tags.put(Tag.SEED, Long.toString(table.seed()));
    player(tags, table.player(Seat.FIRST), Tag.FIRST, Tag.FIRST_LEVEL);
    player(tags, table.player(Seat.SECOND), Tag.SECOND, Tag.SECOND_LEVEL);
    for (Map.Entry<Tag, String> tag : tags.entrySet()) {
      record = record.with(tag.getKey(), tag.getValue());
    }
    return record;
  }

  private static GameRecord continued(GameRecord source, Table table) {
    List<Ply> recorded = source.line().plies();
    List<Ply> plies = new ArrayList<>();
    boolean isSame = true;
    for (int move : table.moves()) {
      int at = plies.size();
      isSame = isSame && at < recorded.size() && recorded.get(at).move() == move;
      plies.add(isSame ? recorded.get(at) : new Ply(move));
    }
    Line line = new Line(source.line().comments(), plies);
    Outcome outcome = table.position().outcome();
    return new GameRecord(source.options(), source.start(), source.tags(), line, outcome);
  }

  private static void player(Map<Tag, String> tags, Player player, Tag kind, Tag level) {
    tags.put(kind, player.isHuman() ? "human" : "computer");
    player.level().ifPresent(played -> tags.put(level, played.id()));
  }

  /// The table at the end of a record's moves. Players whose level is not known here are people.
  public static Table table(GameRecord record) {
    long seed = seed(record);
    Player first = player(record, Tag.FIRST_LEVEL);
    Player second = player(record, Tag.SECOND_LEVEL);
    Position dealt = record.game().deal(record.options(), new SplitMix64(seed));
    Table table =
        dealt.equals(record.start())
            ? Table.deal(record.options(), seed, first, second)
            : Table.from(record.start(), record.options(), seed, first, second);
    for (int move : record.moves()) {
      table = table.play(move);
    }
    Outcome outcome = record.outcome();
    Table end = outcome.isOver() && !table.isOver() ? table.settled(outcome) : table;
    return end.continuing(record);
  }

  private static long seed(GameRecord record) {
    return record.tag(Tag.SEED).map(Long::parseLong).orElse(0L);
  }

  private static Player player(GameRecord record, Tag tag) {
    return record
        .tag(tag)
        .flatMap(level -> Levels.byId(record.game(), level))
        .map(Player::computer)
        .orElse(Player.HUMAN);
  }

  /// Reads the first game of a file.
  public static Table read(Path file) throws IOException, RecordException {
    return table(RecordFile.read(file).getFirst());
  }

  /// Writes a game to a file, in place of what was there. A game that began here gets today's date.
  public static void write(Path file, Table table) throws IOException {
    GameRecord record = record(table);
    String today = LocalDate.now(ZoneId.systemDefault()).toString();
    RecordFile.write(
        file, List.of(table.source().isEmpty() ? record.with(Tag.DATE, today) : record));
  }

  private SavedGame() {}
}
