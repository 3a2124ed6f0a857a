package quinas.board;

import java.util.List;
import java.util.Optional;
import quinas.rules.Seat;
import quinas.rules.Square;

/// Squares that belong together.
///
/// @param kind `light`, `dark`, `circle` and `square` are the islands of Syrtis, `private` what
///   only one side can use in Cats & Dogs
/// @param owner whose they are, if anybody's
public record Region(String kind, Optional<Seat> owner, List<Square> squares) {

  public Region {
    squares = List.copyOf(squares);
  }
}
