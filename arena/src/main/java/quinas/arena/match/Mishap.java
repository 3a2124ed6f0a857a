package quinas.arena.match;

import quinas.arena.record.Settlement;
import quinas.rules.Seat;

/// A game that a player lost by what it did, and not on the board.
///
/// @param seat who, by where the player sat in the end
/// @param reason one of `crash`, `stall`, `time`, `illegal move`, `disconnection`
/// @param sentence what happened, in English
public record Mishap(Seat seat, Settlement reason, String sentence) {}
