package quinas.arena.player;

import java.util.List;
import quinas.arena.clock.Clock;
import quinas.rules.Position;

/// What a player is asked.
///
/// @param start the first position of the game
/// @param moves all moves since; a view that is good until the answer
/// @param position where they led; not over, and the player's turn
/// @param clock as it stands
public record Turn(Position start, List<Integer> moves, Position position, Clock clock) {}
