package quinas.arena.match;

import java.util.Optional;
import quinas.arena.record.GameRecord;

/// What the referee writes down of a game.
///
/// @param mishap if that is how it ended; the player of that seat is of no more use
public record PlayedGame(GameRecord record, Optional<Mishap> mishap) {}
