package quinas.cli.play;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quinas.arena.record.GameRecord;
import quinas.arena.record.Line;
import quinas.arena.record.Note;
import quinas.arena.record.Pie;
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
        withPie(
            table.source().map(source -> continued(source, table)).orElseGet(() -> fresh(table)),
            table);
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
    Map<String, String> tags = new LinkedHashMap<>(source.tags());
    if (source.pie().seat(Seat.FIRST) != table.pie().seat(Seat.FIRST)) {
      exchange(tags, Tag.FIRST, Tag.SECOND);
      exchange(tags, Tag.FIRST_LEVEL, Tag.SECOND_LEVEL);
    }
    return new GameRecord(source.options(), source.start(), tags, line, outcome);
  }

  private static void exchange(Map<String, String> tags, Tag one, Tag other) {
    Optional<String> first = Optional.ofNullable(tags.remove(one.text()));
    Optional<String> second = Optional.ofNullable(tags.remove(other.text()));
    first.ifPresent(text -> tags.put(other.text(), text));
    second.ifPresent(text -> tags.put(one.text(), text));
  }

  /// With what became of the pie rule, in the tag and beside the move after which it was asked. Of
  /// a game that is over and in which nobody was, there is nothing to tell: not even if somebody
  /// resigned instead of answering. Read again and taken back, it goes on without the pie rule.
  private static GameRecord withPie(GameRecord record, Table table) {
    Pie pie = table.isOver() && !table.pie().isAsked() ? Pie.UNASKED : table.pie();
    Map<String, String> tags = new LinkedHashMap<>(record.tags());
    tags.remove(Tag.PIE.text());
    tags.putAll(pie.tags());
    List<Ply> plies = new ArrayList<>();
    for (Ply ply : record.line().plies()) {
      boolean isAsked = pie.isAsked() && plies.size() == table.asked() - 1;
      plies.add(told(ply, isAsked ? pie : Pie.UNASKED));
    }
    Line line = new Line(record.line().comments(), plies);
    return new GameRecord(record.options(), record.start(), tags, line, record.outcome());
  }

  /// A move with the answer beside it, if there was one; where more than that is told of the same
  /// answer, it stays.
  private static Ply told(Ply ply, Pie answer) {
    List<Note> notes = new ArrayList<>(ply.notes());
    notes.removeIf(note -> isAnswer(note) && !isAnswer(note, answer));
    if (answer.isAsked() && notes.stream().noneMatch(SavedGame::isAnswer)) {
      notes.add(new Note.Comment(answer.comment()));
    }
    return new Ply(ply.move(), notes);
  }

  private static boolean isAnswer(Note note) {
    return note instanceof Note.Comment(String text) && Pie.isComment(text);
  }

  private static boolean isAnswer(Note note, Pie answer) {
    return answer.isAsked()
        && note instanceof Note.Comment(String text)
        && text.startsWith(answer.comment());
  }

  private static void player(Map<Tag, String> tags, Player player, Tag kind, Tag level) {
    tags.put(kind, player.isHuman() ? "human" : "computer");
    player.level().ifPresent(played -> tags.put(level, played.id()));
  }

  /// The table at the end of a record's moves. Players whose level is not known here are people.
  public static Table table(GameRecord record) {
    long seed = seed(record);
    Pie pie = record.pie();
    boolean isSwapped = pie == Pie.SWAPPED;
    Player first = player(record, isSwapped ? Tag.SECOND_LEVEL : Tag.FIRST_LEVEL);
    Player second = player(record, isSwapped ? Tag.FIRST_LEVEL : Tag.SECOND_LEVEL);
    Position dealt = record.game().deal(record.options(), new SplitMix64(seed));
    Table table =
        dealt.equals(record.start())
            ? Table.deal(record.options(), seed, first, second)
            : Table.from(record.start(), record.options(), seed, first, second);
    table = replayed(table.withPie(pie != Pie.UNASKED), record);
    Outcome outcome = record.outcome();
    Table end = outcome.isOver() && !table.isOver() ? table.settled(outcome) : table;
    return end.continuing(record);
  }

  /// The moves of a record, with the answer where it was given: beside a move it says so, or else
  /// it was when somebody first had to answer.
  private static Table replayed(Table start, GameRecord record) {
    List<Ply> plies = record.line().plies();
    boolean isTold = plies.stream().anyMatch(SavedGame::isAnswered);
    boolean isOpen = record.pie().isAsked();
    Table table = start;
    for (Ply ply : plies) {
      table = table.play(ply.move());
      if (isOpen && (isTold ? isAnswered(ply) : table.isOfferDue())) {
        table = table.answered(record.pie() == Pie.SWAPPED);
        isOpen = false;
      }
    }
    return isOpen ? table.answered(record.pie() == Pie.SWAPPED) : table;
  }

  private static boolean isAnswered(Ply ply) {
    return ply.notes().stream().anyMatch(SavedGame::isAnswer);
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
