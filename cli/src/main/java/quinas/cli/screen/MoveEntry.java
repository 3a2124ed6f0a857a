package quinas.cli.screen;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import quinas.board.Gesture;
import quinas.rules.Square;

/// A move that is being made on the board, square by square. Immutable.
///
/// @param gestures all ways to make a legal move
/// @param chosen the squares chosen so far
record MoveEntry(List<Gesture> gestures, List<Square> chosen) {

  /// Nothing has been chosen yet.
  static MoveEntry of(List<Gesture> gestures) {
    return new MoveEntry(gestures, List.of());
  }

  /// The squares that may be chosen next.
  Set<Square> targets() {
    Set<Square> targets = new LinkedHashSet<>();
    for (Gesture gesture : gestures) {
      if (gesture.beginsWith(chosen) && gesture.squares().size() > chosen.size()) {
        targets.add(gesture.squares().get(chosen.size()));
      }
    }
    return targets;
  }

  boolean isTarget(Square square) {
    return targets().contains(square);
  }

  /// With one more square, which must be a target.
  MoveEntry choose(Square square) {
    assert isTarget(square);
    List<Square> more = new ArrayList<>(chosen);
    more.add(square);
    return new MoveEntry(gestures, List.copyOf(more));
  }

  /// With nothing chosen.
  MoveEntry clear() {
    return of(gestures);
  }

  /// Whether squares have been chosen that are not yet a move.
  boolean isBegun() {
    return !chosen.isEmpty();
  }

  /// The words that may complete the move now.
  List<String> words() {
    return complete().stream()
        .map(Gesture::word)
        .filter(word -> !word.isEmpty())
        .distinct()
        .toList();
  }

  /// The move that the chosen squares make, if they leave no choice.
  OptionalInt move() {
    return isBegun() ? Gesture.only(complete()) : OptionalInt.empty();
  }

  /// The move that they make together with a word.
  OptionalInt move(String word) {
    return Gesture.only(complete().stream().filter(g -> g.word().equals(word)).toList());
  }

  private List<Gesture> complete() {
    return gestures.stream().filter(gesture -> gesture.squares().equals(chosen)).toList();
  }
}
