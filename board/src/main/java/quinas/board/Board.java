package quinas.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import quinas.rules.Game;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;

/// What there is to know about one game's board, however it is drawn. Stateless.
///
/// Where a board is played from its rim, a notch is the square just outside of it.
public interface Board {

  /// No board is wider.
  int MOST_COLUMNS = 12;

  Game game();

  /// How many squares lie along a side.
  int size(Position position);

  /// What lies on a square, in the symbols of the game's notation; empty if nothing does.
  String symbol(Position position, Square square);

  /// All squares, rows from the top, columns from the left.
  default List<Square> squares(Position position) {
    int size = size(position);
    List<Square> squares = new ArrayList<>(size * size);
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        squares.add(new Square(column, row));
      }
    }
    return squares;
  }

  /// The squares that a legal move names or means, in the order in which a player thinks of them:
  /// from, then to. None for a pass.
  default List<Square> named(Position position, int move) {
    return namedIn(game().notation().text(move));
  }

  /// The squares that a text names.
  static List<Square> namedIn(String text) {
    List<Square> named = new ArrayList<>();
    for (int at = 0; at + 1 < text.length(); at++) {
      int column = text.charAt(at) - 'a';
      int row = digit(text, at + 1);
      if (column >= 0 && column < MOST_COLUMNS && row > 0) {
        int second = digit(text, at + 2);
        named.add(new Square(column, (second < 0 ? row : 10 * row + second) - 1));
        at += second < 0 ? 1 : 2;
      }
    }
    return named;
  }

  /// The digit at a place of a text, or −1 if there is none.
  private static int digit(String text, int at) {
    int digit = at < text.length() ? text.charAt(at) - '0' : -1;
    return digit <= 9 ? digit : -1;
  }

  /// All ways to make the legal moves of a position on this board. No gesture's squares are
  /// another's and more, and where two have the same squares their words differ.
  default List<Gesture> gestures(Position position) {
    int[] moves = new int[game().maxMoves()];
    List<Gesture> gestures = new ArrayList<>();
    for (int move : Arrays.copyOf(moves, position.legalMoves(moves, 0))) {
      gestures.addAll(gestures(position, move));
    }
    return gestures;
  }

  /// The ways to make a legal move that do not depend on the other legal moves.
  default List<Gesture> gestures(Position position, int move) {
    return List.of(Gesture.of(move, named(position, move), game().notation().text(move)));
  }

  /// The text of the move that these squares, one at least, may be meant for. It need not be legal:
  /// then the game's notation says why not.
  default String attempt(Position position, List<Square> squares) {
    return squares.stream().map(Square::toString).collect(Collectors.joining());
  }

  /// The squares that may ever be chosen.
  default List<Square> places(Position position) {
    return squares(position);
  }

  /// What a place is called. No two have the same name.
  default String name(Square place) {
    return place.toString();
  }

  /// The squares that do not show the same in two positions of one game.
  default Set<Square> changed(Position before, Position after) {
    Set<Square> changed = new LinkedHashSet<>();
    for (Square square : squares(before)) {
      if (!symbol(before, square).equals(symbol(after, square))) {
        changed.add(square);
      }
    }
    return changed;
  }

  /// The squares that have decided a game which is over, where some have.
  default Set<Square> decisive(Position position) {
    return Set.of();
  }

  /// What a seat plays, in a word of the rule sheet; empty while that is open.
  String side(Position position, Seat seat);

  /// How many pieces a seat has left in hand, in games that count them.
  default OptionalInt stock(Position position, Seat seat) {
    return OptionalInt.empty();
  }

  /// Where play stands, in games with phases; otherwise empty.
  default String phase(Position position) {
    return "";
  }

  /// The numbers that bring about the end of a game, or a special turn, by name.
  default Map<String, Integer> counters(Position position) {
    return Map.of();
  }

  /// Squares that belong together.
  default List<Region> regions(Position position) {
    return List.of();
  }
}
