package quinas.testkit;

import java.util.List;
import java.util.Map;

/// The rules of one game written a second time: plain and slow, on arrays and texts, straight from
/// the rule sheet and without a line of the game's own package. [GameBattery] compares the two.
///
/// Positions and moves are in the notation of the sheet. `options` holds the value of every option
/// of the game, those that nobody chose at their standard. Only [#isValid] is ever given a text
/// that is no position.
public interface PlainRules {

  /// All legal moves, sorted as texts; none once the game is over.
  List<String> moves(String position, Map<String, String> options);

  /// The position after a legal move.
  String play(String position, String move, Map<String, String> options);

  /// `none` while the game goes on; otherwise who won, the reason and, in games with points, the
  /// score: `first, line` or `second, board full, 20-29` or `draw, stuck, 7-7`.
  String result(String position, Map<String, String> options);

  /// Whose turn it is, `first` or `second`. Not asked once the game is over.
  String turn(String position, Map<String, String> options);

  /// Whether a text is a position: its form, to the last space and leading zero, and what the sheet
  /// lists under *Valid positions*. The game must accept exactly these texts. Asked about any text
  /// without a number of more than nine digits; those the game must refuse.
  boolean isValid(String text, Map<String, String> options);
}
