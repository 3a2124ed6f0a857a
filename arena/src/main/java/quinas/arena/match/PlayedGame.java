package quinas.arena.match;

import java.util.Optional;
import quinas.arena.record.GameRecord;
import quinas.rules.Seat;

/// What the referee writes down of a game.
///
/// @param record says whether the players changed seats
/// @param mishap if that is how it ended; the player of that seat is of no more use
public record PlayedGame(GameRecord record, Optional<Mishap> mishap) {

  /// Where somebody sits in the end who had this seat at the beginning, and the other way round.
  Seat seat(Seat seat) {
    return record.pie().seat(seat);
  }
}
