package quinas.rules.syrtis;

import quinas.rules.NotationException;
import quinas.rules.Square;

/// Reads moves, and says why one is illegal.
final class SyrtisMoveReader {

  private final SyrtisPosition position;
  private final Tiles tiles;
  private final String text;

  private SyrtisMoveReader(SyrtisPosition position, String text) {
    this.position = position;
    this.tiles = position.tiles();
    this.text = text;
  }

  static int read(SyrtisPosition position, String text) throws NotationException {
    SyrtisMoveReader reader = new SyrtisMoveReader(position, text);
    return switch (position.phase()) {
      case SWAP -> reader.swap();
      case TOWERS -> reader.placing();
      case CHOOSE -> reader.choice();
      case PLAY -> reader.turn();
    };
  }

  private int swap() throws NotationException {
    int most = 2 * position.board().pairs() - 1;
    String number = text.startsWith("swap") ? text.substring("swap".length()) : "";
    int place = number.matches("[1-9][0-9]?") ? Integer.parseInt(number) : 0;
    if (place % 2 == 0 || place > most) {
      throw new NotationException(
          "\"%s\" is no swap; expected swap and an odd number from %d to %d", text, 1, most);
    }
    if ((position.swapped() >>> (place / 2) & 1) != 0) {
      throw new NotationException(
          "the tiles on the places %d and %d have been swapped before", place, place + 1);
    }
    return SyrtisMove.swap(place);
  }

  private int placing() throws NotationException {
    int square = square(text);
    checkFreeTile(square);
    if (!Frame.contains(tiles.sites(position.placing()), square)) {
      if (position.placing() == Side.LIGHT) {
        throw new NotationException("%s: a light tower on a dark square", Frame.name(square));
      }
      throw new NotationException("%s: a dark tower on a light circle", Frame.name(square));
    }
    return SyrtisMove.placing(square);
  }

  private int choice() throws NotationException {
    return switch (text) {
      case "light" -> SyrtisMove.TAKE_LIGHT;
      case "dark" -> SyrtisMove.TAKE_DARK;
      default -> throw new NotationException("\"%s\" is no side; expected light or dark", text);
    };
  }

  private int turn() throws NotationException {
    if (position.isOver()) {
      throw new NotationException("the game is over");
    }
    if (text.equals("pass")) {
      return SyrtisMove.PASS;
    }
    if (text.startsWith("x")) {
      return sinking(square(text.substring(1)));
    }
    if (text.length() == 5 && text.charAt(2) == '-') {
      return towerMove(square(text.substring(0, 2)), square(text.substring(3)));
    }
    if (text.length() == 5 && text.charAt(2) == '=') {
      return slide(square(text.substring(0, 2)), square(text.substring(3)));
    }
    throw new NotationException(
        "\"%s\" is no move; expected a1-b2 (tower), a1=b2 (slide), xb2 (sink) or pass", text);
  }

  private int sinking(int square) throws NotationException {
    checkFreeTile(square);
    if (!Frame.contains(tiles.near(position.side()), square)) {
      throw new NotationException("%s is not next to a tower of yours", Frame.name(square));
    }
    if (!Frame.contains(tiles.open(), square)) {
      throw new NotationException("%s has no open side", Frame.name(square));
    }
    if (tiles.isCut(Frame.bit(square))) {
      throw new NotationException(
          "without %s the tiles would not be connected", Frame.name(square));
    }
    return SyrtisMove.sink(square);
  }

  private int towerMove(int from, int to) throws NotationException {
    checkOwnTower(from);
    checkFreeTile(to);
    if (!Frame.contains(tiles.towerTargets(position.side(), from), to)) {
      throw new NotationException(
          "%s is on no island that the tower on %s belongs to", Frame.name(to), Frame.name(from));
    }
    return SyrtisMove.tower(from, to);
  }

  private int slide(int from, int to) throws NotationException {
    checkOwnTower(from);
    if (Frame.contains(tiles.all(), to)) {
      throw new NotationException("%s is not empty", Frame.name(to));
    }
    if (!Frame.contains(Frame.box(tiles.all()), to)) {
      throw new NotationException(
          "%s lies outside the rectangle that holds all tiles", Frame.name(to));
    }
    if (!Frame.contains(tiles.way(from), to)) {
      throw new NotationException(
          "no way over empty squares leads from %s to %s", Frame.name(from), Frame.name(to));
    }
    if (!Frame.contains(tiles.slideTargets(from), to)) {
      throw new NotationException(
          "with the tile of %s on %s the tiles would not be connected",
          Frame.name(from), Frame.name(to));
    }
    return SyrtisMove.slide(from, to);
  }

  private void checkOwnTower(int square) throws NotationException {
    if (!Frame.contains(tiles.towers(position.side()), square)) {
      throw new NotationException("no tower of yours stands on %s", Frame.name(square));
    }
  }

  private void checkFreeTile(int square) throws NotationException {
    if (!Frame.contains(tiles.all(), square)) {
      throw new NotationException("there is no tile on %s", Frame.name(square));
    }
    if (Frame.contains(tiles.towers(), square)) {
      throw new NotationException("a tower stands on %s", Frame.name(square));
    }
  }

  private int square(String name) throws NotationException {
    Square square = Square.read(name, position.board().size());
    return Frame.at(square.column(), square.row());
  }
}
