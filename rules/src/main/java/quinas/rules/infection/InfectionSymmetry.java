package quinas.rules.infection;

import quinas.rules.Dihedral;
import quinas.rules.Position;
import quinas.rules.Square;
import quinas.rules.Symmetry;

/// The board turned or mirrored.
record InfectionSymmetry(Dihedral turned) implements Symmetry {

  @Override
  public Position position(Position position) {
    InfectionPosition p = (InfectionPosition) position;
    return new InfectionPosition(
        squares(p.x()), squares(p.o()), squares(p.gaps()), p.jumps(), p.turn(), p.quiet());
  }

  @Override
  public int move(Position position, int move) {
    return move == InfectionPosition.PASS
        ? move
        : InfectionPosition.move(
            square(InfectionPosition.from(move)), square(InfectionPosition.to(move)));
  }

  private long squares(long squares) {
    long image = 0;
    for (long left = squares; left != 0; left &= left - 1) {
      image |= 1L << square(Long.numberOfTrailingZeros(left));
    }
    return image;
  }

  private int square(int square) {
    Square from = new Square(InfectionPosition.column(square), InfectionPosition.row(square));
    Square to = turned.image(from, InfectionPosition.SIZE);
    return Long.numberOfTrailingZeros(InfectionPosition.bit(to.column(), to.row()));
  }
}
