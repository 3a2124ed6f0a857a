package quinas.cli.screen;

import java.util.Comparator;
import java.util.List;
import quinas.rules.Square;

/// How a cursor goes from place to place.
final class Walk {

  /// The place next to `from` in a direction: straight on, over whatever is no place, or else the
  /// nearest one that lies further that way; `from` itself if there is none.
  ///
  /// @param right columns to the right: 1, 0 or −1
  /// @param down rows down: 1, 0 or −1
  static Square next(List<Square> places, Square from, int right, int down) {
    return places.stream()
        .filter(place -> ahead(from, place, right, down) > 0)
        .min(Comparator.comparingInt(place -> distance(from, place, right, down)))
        .orElse(from);
  }

  private static int ahead(Square from, Square to, int right, int down) {
    return right * (to.column() - from.column()) + down * (to.row() - from.row());
  }

  /// Steps aside count more than any number of steps ahead.
  private static int distance(Square from, Square to, int right, int down) {
    int aside =
        Math.abs(down * (to.column() - from.column())) + Math.abs(right * (to.row() - from.row()));
    return 100 * aside + ahead(from, to, right, down);
  }

  private Walk() {}
}
