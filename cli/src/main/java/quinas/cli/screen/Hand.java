package quinas.cli.screen;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import quinas.board.Gesture;
import quinas.cli.board.BoardPicture;
import quinas.cli.board.BoardPictures;
import quinas.cli.board.Marks;
import quinas.cli.play.Table;
import quinas.cli.text.Texts;
import quinas.rules.NotationException;
import quinas.rules.Square;

/// The player's hand over the board: where it is, and what it has taken up. Immutable.
///
/// @param places where it can go
/// @param cursor where it is
/// @param entry the move that is being made
/// @param held how it holds a piece: `h` or `v` in games where that must be said, otherwise empty
record Hand(List<Square> places, Square cursor, MoveEntry entry, String held) {

  private static final List<String> WAYS = List.of("h", "v");

  /// An open hand over a table.
  ///
  /// @param before the hand over the table as it was, if there was one
  static Hand over(Table table, Optional<Hand> before) {
    BoardPicture picture = BoardPictures.of(table.game());
    List<Square> places = picture.places(table.position());
    List<Gesture> gestures =
        table.isOver() || table.isOfferDue() ? List.of() : picture.gestures(table.position());
    MoveEntry entry = MoveEntry.of(gestures);
    Square start = entry.targets().stream().findFirst().orElse(places.getFirst());
    Square cursor = before.map(Hand::cursor).filter(places::contains).orElse(start);
    boolean isTurnable = gestures.stream().anyMatch(gesture -> WAYS.contains(gesture.word()));
    String held =
        isTurnable ? before.map(Hand::held).filter(WAYS::contains).orElse(WAYS.getFirst()) : "";
    return new Hand(places, cursor, entry, held);
  }

  /// One place on.
  Hand walk(int right, int down) {
    return at(Walk.next(places, cursor, right, down));
  }

  private Hand at(Square square) {
    return new Hand(places, square, entry, held);
  }

  /// With nothing taken up.
  Hand open() {
    return with(entry.clear());
  }

  private Hand with(MoveEntry other) {
    return new Hand(places, cursor, other, held);
  }

  /// Takes the square under the cursor; lets go of it if it was taken already. What was taken is
  /// let go of, too, if only then this square can be taken. The same hand if it cannot.
  Hand take() {
    if (entry.isTarget(cursor)) {
      return with(entry.choose(cursor));
    }
    if (entry.isBegun() && entry.chosen().getLast().equals(cursor)) {
      return open();
    }
    return entry.clear().isTarget(cursor) ? with(entry.clear().choose(cursor)) : this;
  }

  /// Holds the piece the other way.
  Hand turn() {
    return new Hand(places, cursor, entry, WAYS.get(1 - WAYS.indexOf(held)));
  }

  /// The move that has been made.
  OptionalInt move() {
    OptionalInt move = entry.move();
    return move.isPresent() || held.isEmpty() || !entry.isBegun() ? move : entry.move(held);
  }

  /// At the first square of a move, holding the piece as it needs.
  Hand pointAt(int move) {
    for (Gesture gesture : entry.gestures()) {
      if (gesture.move() == move && !gesture.squares().isEmpty()) {
        String way = WAYS.contains(gesture.word()) ? gesture.word() : held;
        return new Hand(places, gesture.squares().getFirst(), entry.clear(), way);
      }
    }
    return this;
  }

  /// Why the square under the cursor cannot be chosen now.
  String whyNot(Table table, Texts texts) {
    if (table.isOfferDue()) {
      return texts.say("pie.first");
    }
    List<Square> squares = new ArrayList<>(entry.chosen());
    squares.add(cursor);
    String attempt = BoardPictures.of(table.game()).attempt(table.position(), squares);
    try {
      table.game().notation().move(table.position(), attempt);
      return texts.say("screen.no");
    } catch (NotationException error) {
      return texts.say(error);
    }
  }

  /// The marks of the last move with those of the hand.
  Marks marks(Marks last) {
    return last.withTargets(entry.targets())
        .withSelected(new LinkedHashSet<>(entry.chosen()))
        .withCursor(cursor);
  }
}
