package quinas.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import quinas.rules.Game;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.catsdogs.CatsDogsPosition;
import quinas.rules.catsdogs.CatsDogsPosition.Step;
import quinas.rules.catsdogs.Squares;

/// An animal is put on a square, or a dog taken off.
enum CatsDogsBoard implements Board {
  BOARD;

  @Override
  public Game game() {
    return CatsDogs.GAME;
  }

  @Override
  public int size(Position position) {
    return ((CatsDogsPosition) position).size();
  }

  @Override
  public String symbol(Position position, Square square) {
    CatsDogsPosition p = (CatsDogsPosition) position;
    int at = Squares.square(square.column(), square.row());
    return p.obstacles().contains(at)
        ? "#"
        : p.cats().contains(at) ? "c" : p.dogs().contains(at) ? "d" : "";
  }

  @Override
  public String attempt(Position position, List<Square> squares) {
    boolean isRemoval = ((CatsDogsPosition) position).step() == Step.REMOVE;
    return (isRemoval ? "x" : "") + squares.getFirst();
  }

  @Override
  public String side(Position position, Seat seat) {
    return seat == Seat.FIRST ? "cats" : "dogs";
  }

  @Override
  public String phase(Position position) {
    return ((CatsDogsPosition) position).step().name().toLowerCase(Locale.ROOT);
  }

  /// In how many turns of its own each side has its special: 1 for the one that it is taking or is
  /// to take next.
  @Override
  public Map<String, Integer> counters(Position position) {
    CatsDogsPosition p = (CatsDogsPosition) position;
    Map<String, Integer> counters = new LinkedHashMap<>();
    if (p.specials() && !p.isOver()) {
      counters.put("turns-to-special-cats", p.size() - p.catsTurns() % p.size());
      counters.put("turns-to-special-dogs", p.size() - p.dogsTurns() % p.size());
    }
    return counters;
  }

  /// What only one side can use as things stand.
  @Override
  public List<Region> regions(Position position) {
    CatsDogsPosition p = (CatsDogsPosition) position;
    List<Region> regions = new ArrayList<>();
    for (Seat seat : Seat.values()) {
      Squares own = p.room(seat).and(p.room(seat.other()).complement());
      List<Square> squares =
          squares(p).stream()
              .filter(square -> own.contains(Squares.square(square.column(), square.row())))
              .toList();
      if (!squares.isEmpty()) {
        regions.add(new Region("private", Optional.of(seat), squares));
      }
    }
    return regions;
  }
}
