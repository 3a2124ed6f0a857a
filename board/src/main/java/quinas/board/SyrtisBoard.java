package quinas.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import quinas.rules.Game;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.syrtis.Frame;
import quinas.rules.syrtis.Phase;
import quinas.rules.syrtis.Side;
import quinas.rules.syrtis.Syrtis;
import quinas.rules.syrtis.SyrtisMove;
import quinas.rules.syrtis.SyrtisPosition;
import quinas.rules.syrtis.Tiles;

/// Tiles, some of them with a tower, and the islands that they make.
enum SyrtisBoard implements Board {
  BOARD;

  @Override
  public Game game() {
    return Syrtis.GAME;
  }

  @Override
  public int size(Position position) {
    return ((SyrtisPosition) position).board().size();
  }

  /// The tile, and the letter of a tower on it.
  @Override
  public String symbol(Position position, Square square) {
    Tiles tiles = ((SyrtisPosition) position).tiles();
    int at = Frame.at(square.column(), square.row());
    if (!Frame.contains(tiles.all(), at)) {
      return "";
    }
    String letter = Frame.contains(tiles.circles(), at) ? "o" : "s";
    String tile = Frame.contains(tiles.light(), at) ? letter : letter.toUpperCase(Locale.ROOT);
    for (Side side : Side.values()) {
      if (Frame.contains(tiles.towers(side), at)) {
        return tile + side.letter();
      }
    }
    return tile;
  }

  /// Of a swap, the squares of the pair.
  @Override
  public List<Square> named(Position position, int move) {
    if (!SyrtisMove.isSwap(move)) {
      return Board.super.named(position, move);
    }
    SyrtisPosition p = (SyrtisPosition) position;
    int place = SyrtisMove.oddPlace(move);
    return List.of(square(p.board().square(place)), square(p.board().square(place + 1)));
  }

  /// Either tile of a pair to swap. A tower moves to tiles and slides to empty squares, so squares
  /// say all else.
  @Override
  public List<Gesture> gestures(Position position, int move) {
    return SyrtisMove.isSwap(move)
        ? named(position, move).stream().map(tile -> new Gesture(move, List.of(tile), "")).toList()
        : Board.super.gestures(position, move);
  }

  @Override
  public String attempt(Position position, List<Square> squares) {
    Square first = squares.getFirst();
    return switch (((SyrtisPosition) position).phase()) {
      case SWAP -> "swap" + first;
      case TOWERS, CHOOSE -> first.toString();
      case PLAY -> squares.size() > 1 ? first + "=" + squares.getLast() : "x" + first;
    };
  }

  /// The winner's tiles that have become one island.
  @Override
  public Set<Square> decisive(Position position) {
    SyrtisPosition p = (SyrtisPosition) position;
    Set<Square> decisive = new HashSet<>();
    if (p.outcome().reason() == Syrtis.End.ISLAND) {
      for (Region region : regions(p)) {
        boolean isAll = region.squares().size() == Long.bitCount(kind(p.tiles(), region.kind()));
        if (isAll && region.owner().filter(p.outcome()::isWonBy).isPresent()) {
          decisive.addAll(region.squares());
        }
      }
    }
    return decisive;
  }

  @Override
  public String side(Position position, Seat seat) {
    SyrtisPosition p = (SyrtisPosition) position;
    if (p.phase() != Phase.PLAY) {
      return "";
    }
    return p.seat(Side.LIGHT) == seat ? "light" : "dark";
  }

  @Override
  public String phase(Position position) {
    return ((SyrtisPosition) position).phase().name().toLowerCase(Locale.ROOT);
  }

  /// The turns since the last sinking, and for each side its sinkings in a row and its passes in a
  /// row.
  @Override
  public Map<String, Integer> counters(Position position) {
    SyrtisPosition p = (SyrtisPosition) position;
    Map<String, Integer> counters = new LinkedHashMap<>();
    if (p.phase() == Phase.PLAY) {
      counters.put("quiet", p.quiet());
      counters.put("streak-light", p.streak(Side.LIGHT));
      counters.put("streak-dark", p.streak(Side.DARK));
      counters.put("passes-light", p.passes(Side.LIGHT));
      counters.put("passes-dark", p.passes(Side.DARK));
    }
    return counters;
  }

  /// The islands of either colour and of either shape.
  @Override
  public List<Region> regions(Position position) {
    SyrtisPosition p = (SyrtisPosition) position;
    List<Region> regions = new ArrayList<>();
    for (String kind : List.of("light", "dark", "circle", "square")) {
      boolean isOfLight = kind.equals("light") || kind.equals("circle");
      Optional<Seat> owner =
          p.phase() == Phase.PLAY
              ? Optional.of(p.seat(isOfLight ? Side.LIGHT : Side.DARK))
              : Optional.empty();
      long tiles = kind(p.tiles(), kind);
      for (long left = tiles; left != 0; ) {
        long island = Frame.flood(Long.lowestOneBit(left), tiles);
        left &= ~island;
        regions.add(new Region(kind, owner, squares(island)));
      }
    }
    return regions;
  }

  private static long kind(Tiles tiles, String kind) {
    return switch (kind) {
      case "light" -> tiles.colour(Side.LIGHT);
      case "dark" -> tiles.colour(Side.DARK);
      case "circle" -> tiles.shape(Side.LIGHT);
      default -> tiles.shape(Side.DARK);
    };
  }

  private static List<Square> squares(long set) {
    List<Square> squares = new ArrayList<>();
    for (long left = set; left != 0; left &= left - 1) {
      squares.add(square(Frame.first(left)));
    }
    return squares;
  }

  private static Square square(int at) {
    return new Square(Frame.column(at), Frame.row(at));
  }
}
