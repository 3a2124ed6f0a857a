package quinas.rules.syrtis;

import quinas.rules.NotationException;

/// What must hold of a position besides its form.
final class SyrtisValidity {

  /// Some tiles, in one piece, and every tower on a tile of its own.
  static void checkTiles(Tiles tiles) throws NotationException {
    long all = tiles.all();
    if (all == 0) {
      throw new NotationException("the board holds no tile");
    }
    long apart = all & ~Frame.flood(Long.lowestOneBit(all), all);
    if (apart != 0) {
      throw new NotationException(
          "the tiles are not connected: no way over tiles leads from %s to %s",
          name(all), name(apart));
    }
    long misplaced = tiles.lightTowers() & ~tiles.light() & ~tiles.circles();
    if (misplaced != 0) {
      throw new NotationException("%s: a light tower on a dark square", name(misplaced));
    }
    misplaced = tiles.darkTowers() & tiles.light() & tiles.circles();
    if (misplaced != 0) {
      throw new NotationException("%s: a dark tower on a light circle", name(misplaced));
    }
  }

  static void checkTowers(Tiles tiles, int light, int dark) throws NotationException {
    int lightTowers = Long.bitCount(tiles.lightTowers());
    int darkTowers = Long.bitCount(tiles.darkTowers());
    if (lightTowers != light || darkTowers != dark) {
      throw new NotationException(
          "%d light and %d dark towers, expected %d and %d", lightTowers, darkTowers, light, dark);
    }
  }

  static void checkSetup(SyrtisPosition p) throws NotationException {
    Tiles tiles = p.tiles();
    long places = p.board().places();
    if ((tiles.all() & ~places) != 0) {
      throw new NotationException(
          "%s holds a tile, but is no numbered place", name(tiles.all() & ~places));
    }
    if ((places & ~tiles.all()) != 0) {
      int empty = Frame.first(places & ~tiles.all());
      throw new NotationException(
          "%s, the place with the number %d, is empty", Frame.name(empty), p.board().place(empty));
    }
    switch (p.phase()) {
      case SWAP -> {
        checkTowers(tiles, 0, 0);
        checkSwap(p);
        checkSites(tiles);
      }
      case TOWERS -> {
        checkFewerTowers(tiles);
        checkSites(tiles);
      }
      default -> checkTowers(tiles, 2, 2);
    }
  }

  private static void checkSwap(SyrtisPosition p) throws NotationException {
    if (Integer.bitCount(p.swapped()) == p.board().pairs()) {
      throw new NotationException("all pairs have been swapped: the second word is towers");
    }
    if (!SyrtisPosition.mustSwap(p.board(), p.tiles(), p.swapped())) {
      throw new NotationException(
          "no colour and no shape is one island: the second word is towers");
    }
  }

  private static void checkFewerTowers(Tiles tiles) throws NotationException {
    int light = Long.bitCount(tiles.lightTowers());
    int dark = Long.bitCount(tiles.darkTowers());
    if (light > 2 || dark > 1 || (light < 2 && dark > 0)) {
      throw new NotationException(
          "%d light and %d dark towers: two light ones are placed first, then two dark ones",
          light, dark);
    }
  }

  /// However the next towers are placed, the last ones still find a tile.
  private static void checkSites(Tiles tiles) throws NotationException {
    int light = 2 - Long.bitCount(tiles.lightTowers());
    int dark = 2 - Long.bitCount(tiles.darkTowers());
    long forLight = tiles.sites(Side.LIGHT);
    long forDark = tiles.sites(Side.DARK);
    int taken = Math.min(light, Long.bitCount(forLight & forDark));
    if (Long.bitCount(forLight) < light || Long.bitCount(forDark) - taken < dark) {
      throw new NotationException(
          "too few tiles on which %d light and %d dark towers could still be placed", light, dark);
    }
  }

  private static String name(long set) {
    return Frame.name(Frame.first(set));
  }

  private SyrtisValidity() {}
}
