package quinas.cli.board;

import java.util.Optional;
import java.util.Set;
import quinas.rules.Square;

/// What a picture points out, each by a form of its own:
///
/// ```
///   >x<  the cursor          [x]  a square of the last move
///   {x}  chosen already      (x)  changed by the last move
///    •   a legal target      •x•  a legal target that is not empty
///   >•<  the cursor on one   »x«  the cursor on one
///                            =x=  what has decided the game
/// ```
///
/// A square has room for one pair; cursor, chosen, decisive, last, changed and target come in this
/// order. Where a board is played from its rim, a notch is the square just outside of it.
///
/// @param last the squares of the last move
/// @param changed the squares that the last move changed besides
/// @param targets the squares that may be chosen now
/// @param selected the squares chosen so far
/// @param decisive the squares that have decided the game
/// @param cursor where the player is
public record Marks(
    Set<Square> last,
    Set<Square> changed,
    Set<Square> targets,
    Set<Square> selected,
    Set<Square> decisive,
    Optional<Square> cursor) {

  public static final Marks NONE =
      new Marks(Set.of(), Set.of(), Set.of(), Set.of(), Set.of(), Optional.empty());

  public Marks withLast(Set<Square> last) {
    return new Marks(last, changed, targets, selected, decisive, cursor);
  }

  public Marks withChanged(Set<Square> changed) {
    return new Marks(last, changed, targets, selected, decisive, cursor);
  }

  public Marks withTargets(Set<Square> targets) {
    return new Marks(last, changed, targets, selected, decisive, cursor);
  }

  public Marks withSelected(Set<Square> selected) {
    return new Marks(last, changed, targets, selected, decisive, cursor);
  }

  public Marks withDecisive(Set<Square> decisive) {
    return new Marks(last, changed, targets, selected, decisive, cursor);
  }

  public Marks withCursor(Square square) {
    return new Marks(last, changed, targets, selected, decisive, Optional.of(square));
  }

  /// The same where targets have been drawn already.
  Marks withoutTargets() {
    return withTargets(Set.of());
  }

  boolean isCursor(Square square) {
    return cursor.filter(square::equals).isPresent();
  }

  /// The pair of signs around a square.
  String around(Square square, boolean empty, Look look) {
    boolean isFullTarget = targets.contains(square) && !empty;
    if (isCursor(square)) {
      return isFullTarget ? look.either("»«", "}{") : "><";
    }
    if (selected.contains(square)) {
      return "{}";
    }
    if (decisive.contains(square)) {
      return "==";
    }
    if (last.contains(square)) {
      return "[]";
    }
    if (changed.contains(square)) {
      return "()";
    }
    return isFullTarget ? look.dot().repeat(2) : "  ";
  }
}
