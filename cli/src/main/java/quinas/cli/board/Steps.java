package quinas.cli.board;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import quinas.rules.Position;
import quinas.rules.Square;

/// What a move sets off, board by board, each with its marks.
public final class Steps {

  /// One board to be shown.
  ///
  /// @param marks the squares of the move, and those that have changed since the step before
  public record Step(Position position, Marks marks) {}

  /// The steps of a legal move of `position`, the position after it last.
  public static List<Step> of(BoardPicture picture, Position position, int move) {
    Set<Square> named = new LinkedHashSet<>(picture.named(position, move));
    List<Step> steps = new ArrayList<>();
    Position before = position;
    for (Position after : position.steps(move)) {
      steps.add(new Step(after, marks(picture, named, before, after)));
      before = after;
    }
    return steps;
  }

  /// The marks that remain after a legal move of `position`: its squares, and all that it changed.
  public static Marks marks(BoardPicture picture, Position position, int move) {
    Set<Square> named = new LinkedHashSet<>(picture.named(position, move));
    return marks(picture, named, position, position.play(move));
  }

  private static Marks marks(
      BoardPicture picture, Set<Square> named, Position before, Position after) {
    Set<Square> changed = new LinkedHashSet<>(picture.board().changed(before, after));
    changed.removeAll(named);
    return Marks.NONE
        .withLast(named)
        .withChanged(changed)
        .withDecisive(picture.board().decisive(after));
  }

  private Steps() {}
}
