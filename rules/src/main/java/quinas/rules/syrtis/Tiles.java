package quinas.rules.syrtis;

import static quinas.rules.syrtis.Frame.beside;
import static quinas.rules.syrtis.Frame.flood;
import static quinas.rules.syrtis.Side.LIGHT;

/// The tiles, and the towers on them: what each side can do with them, and what it owns. Sets of
/// squares are drawn in [Frame].
///
/// A tower belongs to the island of its tile's colour if the tile has the tower's colour, and to
/// the island of its tile's shape if the tile has the tower's shape; since a tower always has one
/// of the two in common with its tile, it belongs to one island at least.
///
/// @param all the squares with a tile
/// @param light those with a light tile; the others are dark
/// @param circles those with a circle; the others are squares
/// @param lightTowers those with a light round tower
/// @param darkTowers those with a dark square tower
public record Tiles(long all, long light, long circles, long lightTowers, long darkTowers) {

  /// The tiles of a side's colour.
  public long colour(Side side) {
    return side == LIGHT ? light : all & ~light;
  }

  /// The tiles of a side's shape.
  public long shape(Side side) {
    return side == LIGHT ? circles : all & ~circles;
  }

  /// The tiles on which a side's towers stand.
  public long towers(Side side) {
    return side == LIGHT ? lightTowers : darkTowers;
  }

  /// The tiles with a tower.
  public long towers() {
    return lightTowers | darkTowers;
  }

  /// The tiles on which another tower of a side may be placed.
  public long sites(Side side) {
    return (colour(side) | shape(side)) & ~towers();
  }

  /// Whether all tiles of a side's colour, or all of its shape, are one island.
  public boolean hasIsland(Side side) {
    return Frame.isOnePiece(colour(side)) || Frame.isOnePiece(shape(side));
  }

  /// The tiles to which a side's tower can move. Those already taken do not block the way.
  public long towerTargets(Side side, int from) {
    long tower = Frame.bit(from);
    return (flood(tower, colour(side)) | flood(tower, shape(side))) & ~towers();
  }

  /// The empty squares to which a tile can slide.
  public long slideTargets(int from) {
    long rest = all & ~Frame.bit(from);
    long targets = way(from) & ~Frame.bit(from);
    for (long left = rest; left != 0 && targets != 0; ) {
      long piece = flood(Long.lowestOneBit(left), rest);
      targets &= beside(piece);
      left ^= piece;
    }
    return targets;
  }

  /// Where a tile gets to through empty squares inside the box, whether or not it may rest there.
  long way(int from) {
    long tile = Frame.bit(from);
    return flood(tile, Frame.box(all) & (~all | tile));
  }

  /// The tiles that a side could sink were it its turn.
  public long sinkable(Side side) {
    return loose(near(side) & ~towers());
  }

  /// The tiles where a side's towers stand, and those to which they can move or could but for
  /// another tower there.
  public long reach(Side side) {
    return towers(side) | flood(towers(side), colour(side)) | flood(towers(side), shape(side));
  }

  /// Those of some squares' tiles that have an open side, and without which the others would stay
  /// connected.
  public long loose(long squares) {
    long loose = 0;
    for (long left = squares & open(); left != 0; left &= left - 1) {
      long tile = Long.lowestOneBit(left);
      if (!isCut(tile)) {
        loose |= tile;
      }
    }
    return loose;
  }

  /// The tiles next to one with a side's tower.
  long near(Side side) {
    return beside(towers(side)) & all;
  }

  /// The tiles with an open side.
  long open() {
    return all & ~Frame.enclosed(all);
  }

  /// Whether the tiles would fall apart without one of them: whether its neighbours then are in
  /// more than one piece.
  boolean isCut(long tile) {
    long rest = all & ~tile;
    long neighbours = beside(tile) & rest;
    long reached = Long.lowestOneBit(neighbours);
    long before;
    do {
      before = reached;
      reached |= beside(reached) & rest;
      if ((neighbours & ~reached) == 0) {
        return false;
      }
    } while (reached != before);
    return true;
  }

  Tiles withTower(Side side, int square) {
    long tower = Frame.bit(square);
    return side == LIGHT
        ? new Tiles(all, light, circles, lightTowers | tower, darkTowers)
        : new Tiles(all, light, circles, lightTowers, darkTowers | tower);
  }

  Tiles withTowerMoved(int from, int to) {
    return new Tiles(
        all, light, circles, moved(lightTowers, from, to), moved(darkTowers, from, to));
  }

  Tiles withTileSlid(int from, int to) {
    return new Tiles(
        moved(all, from, to),
        moved(light, from, to),
        moved(circles, from, to),
        moved(lightTowers, from, to),
        moved(darkTowers, from, to));
  }

  Tiles withoutTile(int square) {
    long kept = ~Frame.bit(square);
    return new Tiles(all & kept, light & kept, circles & kept, lightTowers, darkTowers);
  }

  Tiles withSwapped(int one, int two) {
    return new Tiles(
        all, swapped(light, one, two), swapped(circles, one, two), lightTowers, darkTowers);
  }

  private static long moved(long set, int from, int to) {
    return Frame.contains(set, from) ? set ^ (Frame.bit(from) | Frame.bit(to)) : set;
  }

  private static long swapped(long set, int one, int two) {
    return Frame.contains(set, one) == Frame.contains(set, two)
        ? set
        : set ^ (Frame.bit(one) | Frame.bit(two));
  }
}
