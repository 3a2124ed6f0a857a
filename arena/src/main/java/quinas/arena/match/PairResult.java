package quinas.arena.match;

import java.util.List;
import quinas.arena.record.GameRecord;

/// Two games from the same opening, the seats swapped.
///
/// @param index of the pair in its match, from 0
/// @param first the game that the match's first entrant begins in the first seat
/// @param second the other
public record PairResult(int index, GameRecord first, GameRecord second) {

  /// Both records.
  public List<GameRecord> games() {
    return List.of(first, second);
  }
}
