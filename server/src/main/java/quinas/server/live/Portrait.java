package quinas.server.live;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quinas.arena.record.GameRecord;
import quinas.arena.record.RecordWriter;
import quinas.arena.record.Settlement;
import quinas.arena.record.Tag;
import quinas.arena.store.Finished;
import quinas.rules.NotationException;
import quinas.rules.Outcome.Result;
import quinas.rules.Position;
import quinas.server.api.Action.Subject;
import quinas.server.api.ClockTerms;
import quinas.server.api.GameState;
import quinas.server.api.GameState.SeatState;
import quinas.server.api.GameState.Seats;

/// A live game as others see it: clients, records, the archive.
public final class Portrait {

  /// What a client sees.
  ///
  /// @param first whether the first seat's player is there
  /// @param claimAt see [Conduct#claimAt]
  public static GameState state(
      LiveGame game, boolean first, boolean second, @Nullable Long claimAt) {
    return new GameState(
        game.id(),
        game.version(),
        game.game().id(),
        game.options().toString(),
        game.game().notation().text(game.start()),
        game.course().moves(),
        new Seats(seat(game.first(), first), seat(game.second(), second)),
        clock(game),
        game.status(),
        text(game.result()),
        game.reason(),
        game.offered(Subject.DRAW),
        game.offered(Subject.TAKEBACK),
        game.offered(Subject.REMATCH),
        game.rematch().isEmpty() ? null : game.rematch(),
        claimAt,
        game.createdAt());
  }

  public static GameState.ClockState clock(LiveGame game) {
    return game.clocks().state();
  }

  private static SeatState seat(Sitter sitter, boolean isOnline) {
    return new SeatState(sitter.kind(), sitter.name(), sitter.level(), isOnline);
  }

  private static String text(Result result) {
    return result.name().toLowerCase(Locale.ROOT);
  }

  /// The last move, in notation.
  public static String lastMove(LiveGame game) {
    return game.course().move();
  }

  /// The game as a record, be it over or not. One that was broken off has no result.
  public static GameRecord record(LiveGame game) {
    Position position = game.start();
    List<Integer> moves = new ArrayList<>();
    for (String text : game.course().moves()) {
      try {
        int move = game.game().notation().move(position, text);
        moves.add(move);
        position = position.play(move);
      } catch (NotationException e) {
        throw new AssertionError("it was legal before", e);
      }
    }
    GameRecord record = GameRecord.of(game.options(), game.start(), moves);
    record = tagged(record, Tag.FIRST, game.first().name());
    record = tagged(record, Tag.SECOND, game.second().name());
    record = tagged(record, Tag.FIRST_LEVEL, level(game.first()));
    record = tagged(record, Tag.SECOND_LEVEL, level(game.second()));
    record = tagged(record, Tag.DATE, date(game));
    ClockTerms terms = game.clocks().terms();
    record = tagged(record, Tag.TIME_CONTROL, terms == null ? "" : control(terms));
    for (Settlement reason : Settlement.values()) {
      boolean isSettled = game.isOver() && reason.text().equals(game.reason());
      if (isSettled && !record.outcome().isOver() && reason.allows(game.result())) {
        return record.settled(game.result(), reason);
      }
    }
    return record;
  }

  private static GameRecord tagged(GameRecord record, Tag tag, String value) {
    return value.isEmpty() ? record : record.with(tag, value);
  }

  /// The time control as records write it: see [TimeControl].
  private static String control(ClockTerms terms) {
    return switch (terms) {
      case ClockTerms.Increment(long base, long increment) ->
          increment == 0 ? Long.toString(base) : base + "+" + increment;
      case ClockTerms.Move(long seconds) -> seconds + "/move";
      case ClockTerms.Days(long days) -> days * 24 * 3600 + "/move";
    };
  }

  private static String level(Sitter sitter) {
    return switch (sitter.kind()) {
      case PERSON -> "human";
      case COMPUTER -> sitter.level();
      case BOT -> "program";
      case OPEN -> "";
    };
  }

  private static String date(LiveGame game) {
    return Instant.ofEpochMilli(game.at()).atZone(ZoneOffset.UTC).toLocalDate().toString();
  }

  /// What the archive keeps of a game that is over.
  public static Finished finished(LiveGame game) {
    assert game.isOver();
    return new Finished(
        game.first().name(),
        game.second().name(),
        level(game.first()),
        level(game.second()),
        text(game.result()),
        game.reason(),
        game.plies(),
        date(game),
        RecordWriter.write(record(game)));
  }

  /// What the archive keeps of a game that was played elsewhere.
  ///
  /// @param today the day that stands for the day it ended if its record does not say
  public static Finished finished(GameRecord record, String today) {
    String date = record.tag(Tag.DATE).orElse("");
    return new Finished(
        record.tag(Tag.FIRST).orElse(""),
        record.tag(Tag.SECOND).orElse(""),
        record.tag(Tag.FIRST_LEVEL).orElse(""),
        record.tag(Tag.SECOND_LEVEL).orElse(""),
        text(record.outcome().result()),
        record.outcome().reason().text(),
        record.moves().size(),
        date.matches("[0-9]{4}-[0-9]{2}-[0-9]{2}") ? date : today,
        RecordWriter.write(record));
  }

  /// A game that was played elsewhere, as a client sees it.
  public static GameState state(String id, GameRecord record) {
    List<String> moves = record.moves().stream().map(record.game().notation()::text).toList();
    return new GameState(
        id,
        0,
        record.game().id(),
        record.options().toString(),
        record.game().notation().text(record.start()),
        moves,
        new Seats(
            seat(record, Tag.FIRST, Tag.FIRST_LEVEL), seat(record, Tag.SECOND, Tag.SECOND_LEVEL)),
        new GameState.ClockState(null, 0, 0, null, 0),
        GameState.Status.OVER,
        text(record.outcome().result()),
        record.outcome().reason().text(),
        null,
        null,
        null,
        null,
        null,
        0);
  }

  private static SeatState seat(GameRecord record, Tag name, Tag level) {
    String played = record.tag(level).orElse("human");
    boolean isPerson = played.equals("human");
    return new SeatState(
        isPerson ? GameState.Kind.PERSON : GameState.Kind.COMPUTER,
        record.tag(name).orElse(""),
        isPerson ? "" : played,
        false);
  }

  /// The same two again, with the seats swapped.
  ///
  /// @param start dealt anew
  public static Happening.Created rematch(LiveGame game, Position start) {
    return new Happening.Created(
        game.game().id(),
        game.options().toString(),
        game.game().notation().text(start),
        List.of(),
        game.clocks().terms(),
        game.second(),
        game.first(),
        "");
  }

  private Portrait() {}
}
