package quinas.board;

import java.util.List;
import java.util.OptionalInt;
import quinas.rules.Square;

/// One way to make a move on the board: choose its squares one after another, and where they leave
/// a choice, or there are none, say a word.
///
/// @param squares may be empty
/// @param word such as `pass`, or how a piece lies; empty if the squares say it all
public record Gesture(int move, List<Square> squares, String word) {

  /// A move that its squares say entirely, or that is a word like `pass`.
  static Gesture of(int move, List<Square> squares, String text) {
    return new Gesture(move, squares, squares.isEmpty() ? text : "");
  }

  /// Whether it begins with these squares.
  public boolean beginsWith(List<Square> chosen) {
    return chosen.size() <= squares.size() && squares.subList(0, chosen.size()).equals(chosen);
  }

  /// The move that a list of gestures has in common, if it is one.
  public static OptionalInt only(List<Gesture> gestures) {
    int[] moves = gestures.stream().mapToInt(Gesture::move).distinct().toArray();
    return moves.length == 1 ? OptionalInt.of(moves[0]) : OptionalInt.empty();
  }
}
