package quinas.arena.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quinas.rules.Game;
import quinas.rules.Options;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;

/// A game from its start to where it stands, and whatever was written beside the moves. Immutable.
///
/// @param options the game and its options
/// @param start the position before the first move
/// @param tags all tags but those that follow from the rest: see [Tag]
/// @param line the moves that were made
/// @param outcome how it ended: as the rules say, and the tag [Tag#KOMI], if the last position is
///   over, otherwise [Outcome#NONE] or an outcome whose reason is a [Settlement]
public record GameRecord(
    Options options, Position start, Map<String, String> tags, Line line, Outcome outcome) {

  public GameRecord {
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    assert tags.keySet().stream().noneMatch(Tag::isDerived) : "a tag that follows from the rest";
    assert outcome.equals(Komi.of(options.game(), tags).decide(last(start, line).outcome()))
        || (!last(start, line).isOver()
            && outcome.reason() instanceof Settlement settlement
            && settlement.allows(outcome.result()));
  }

  /// A game of these moves, with the result that the rules give it.
  public static GameRecord of(Options options, Position start, List<Integer> moves) {
    Line line = new Line(List.of(), moves.stream().map(Ply::new).toList());
    return new GameRecord(options, start, Map.of(), line, last(start, line).outcome());
  }

  public Game game() {
    return options.game();
  }

  /// The value of a tag, if there is one. Those that follow from the rest have their own accessors.
  public Optional<String> tag(Tag tag) {
    return Optional.ofNullable(tags.get(tag.text()));
  }

  /// What the second seat was given.
  public Komi komi() {
    return Komi.of(options.game(), tags);
  }

  /// Whether seats were offered, and changed.
  public Pie pie() {
    return Pie.of(tags);
  }

  /// This record with one more tag, which must not be one that follows from the rest.
  public GameRecord with(Tag tag, String value) {
    Map<String, String> more = new LinkedHashMap<>(tags);
    more.put(tag.text(), value);
    return new GameRecord(options, start, more, line, outcome);
  }

  /// This record, ended before the rules would have ended it. The last position must not be over,
  /// and the reason must allow the result.
  public GameRecord settled(Outcome.Result result, Settlement reason) {
    return new GameRecord(options, start, tags, line, settlement(end(), result, reason));
  }

  static Outcome settlement(Position end, Outcome.Result result, Settlement reason) {
    return new Outcome(result, reason, end.points(Seat.FIRST), end.points(Seat.SECOND));
  }

  /// The moves that were made.
  public List<Integer> moves() {
    return line.plies().stream().map(Ply::move).toList();
  }

  /// The start, and the position after each move.
  public List<Position> positions() {
    List<Position> positions = new ArrayList<>();
    positions.add(start);
    for (Ply ply : line.plies()) {
      positions.add(positions.getLast().play(ply.move()));
    }
    return positions;
  }

  /// The position after the last move.
  public Position end() {
    return last(start, line);
  }

  private static Position last(Position start, Line line) {
    Position position = start;
    for (Ply ply : line.plies()) {
      position = position.play(ply.move());
    }
    return position;
  }
}
