package quinas.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quinas.rules.Seat;

/// A whole game, as a client sees it. Times are the server's, in milliseconds since 1970.
///
/// @param version grows by one with every event
/// @param moves in notation; the ply of the next move is their number
/// @param claimAt when the absent side's opponent may claim; null if nobody is away
/// @param rematch the next game of the same two, once agreed
public record GameState(
    String id,
    int version,
    String game,
    String options,
    String start,
    List<String> moves,
    Seats seats,
    ClockState clock,
    Status status,
    String result,
    String reason,
    @Nullable Seat drawOffer,
    @Nullable Seat takebackOffer,
    @Nullable Seat rematchOffer,
    @Nullable String rematch,
    @Nullable Long claimAt,
    long createdAt) {

  /// Who sits where.
  public record Seats(SeatState first, SeatState second) {}

  /// Who sits in a seat, and whether he is there.
  ///
  /// @param level of a computer, otherwise empty
  public record SeatState(Kind kind, String name, String level, boolean isOnline) {}

  /// What sits in a seat.
  public enum Kind {
    PERSON,
    COMPUTER,
    BOT,
    OPEN
  }

  /// Whether a game goes on.
  public enum Status {
    WAITING,
    PLAYING,
    OVER
  }

  /// Both clocks.
  ///
  /// @param terms null for no clock
  /// @param first milliseconds left at `at`
  public record ClockState(
      @Nullable ClockTerms terms, long first, long second, @Nullable Seat running, long at) {}
}
