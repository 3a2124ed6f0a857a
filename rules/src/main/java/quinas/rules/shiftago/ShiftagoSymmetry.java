package quinas.rules.shiftago;

import static quinas.rules.shiftago.ShiftagoPosition.SIZE;

import quinas.rules.Dihedral;
import quinas.rules.Position;
import quinas.rules.Square;
import quinas.rules.Symmetry;

/// The board turned or mirrored.
record ShiftagoSymmetry(Dihedral turned) implements Symmetry {

  @Override
  public Position position(Position position) {
    ShiftagoPosition p = (ShiftagoPosition) position;
    return new ShiftagoPosition(squares(p.x()), squares(p.o()), p.exhaustion());
  }

  private long squares(long squares) {
    long image = 0;
    for (int row = 0; row < SIZE; row++) {
      for (int column = 0; column < SIZE; column++) {
        if ((squares & ShiftagoPosition.bit(column, row)) != 0) {
          Square to = turned.image(new Square(column, row), SIZE);
          image |= ShiftagoPosition.bit(to.column(), to.row());
        }
      }
    }
    return image;
  }

  /// Turns the place from which the marble comes, which is just outside the board.
  @Override
  public int move(Position position, int move) {
    int line = ShiftagoPosition.line(move);
    Square outside =
        switch (ShiftagoPosition.edge(move)) {
          case LEFT -> new Square(-1, line);
          case RIGHT -> new Square(SIZE, line);
          case UP -> new Square(line, -1);
          case DOWN -> new Square(line, SIZE);
        };
    Square image = turned.image(outside, SIZE);
    if (image.column() < 0) {
      return ShiftagoPosition.move(Edge.LEFT, image.row());
    }
    if (image.column() == SIZE) {
      return ShiftagoPosition.move(Edge.RIGHT, image.row());
    }
    return ShiftagoPosition.move(image.row() < 0 ? Edge.UP : Edge.DOWN, image.column());
  }
}
