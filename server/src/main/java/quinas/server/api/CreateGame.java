package quinas.server.api;

import java.util.List;
import java.util.Optional;
import quinas.rules.Seat;

/// A game that somebody wants to have; its texts are not yet looked at.
///
/// @param position the start, or else it is dealt
/// @param seat the creator's, or else chance decides
/// @param level the computer's, if it is the opponent
public record CreateGame(
    String game,
    String options,
    Optional<String> position,
    List<String> moves,
    Optional<ClockTerms> clock,
    Optional<Seat> seat,
    String name,
    Opponent opponent,
    String level) {

  /// Whom the creator wants to meet.
  public enum Opponent {
    FRIEND,
    COMPUTER,
    BOT
  }

  private static final int MOST_MOVES = 2000;

  /// Reads the body of a request.
  public static CreateGame read(Fields fields) throws ApiException {
    fields.only("game", "options", "position", "moves", "clock", "seat", "name", "opponent");
    String seat = fields.word("seat", "first", "second", "random");
    Fields opponent = fields.object("opponent");
    String kind = opponent.word("kind", "friend", "computer", "bot");
    return new CreateGame(
        fields.text("game", 40),
        fields.optionalText("options", 1000).orElse(""),
        fields.optionalText("position", 2000),
        fields.texts("moves", MOST_MOVES, 64),
        ClockTerms.read(fields),
        switch (seat) {
          case "first" -> Optional.of(Seat.FIRST);
          case "second" -> Optional.of(Seat.SECOND);
          default -> Optional.empty();
        },
        Names.read(fields),
        switch (kind) {
          case "friend" -> Opponent.FRIEND;
          case "bot" -> Opponent.BOT;
          default -> Opponent.COMPUTER;
        },
        kind.equals("computer") ? opponent.text("level", 40) : "");
  }
}
