package quinas.rules.catsdogs;

import quinas.rules.Dihedral;
import quinas.rules.Position;
import quinas.rules.Square;
import quinas.rules.Symmetry;

/// The board turned or mirrored.
record CatsDogsSymmetry(Dihedral turned) implements Symmetry {

  @Override
  public Position position(Position position) {
    CatsDogsPosition p = (CatsDogsPosition) position;
    Squares board = Squares.board(p.size());
    return new CatsDogsPosition(
        p.size(),
        squares(p.cats(), p.size()),
        squares(p.dogs(), p.size()),
        squares(p.obstacles().and(board), p.size()).or(board.complement()),
        p.specials(),
        p.turn(),
        p.step(),
        p.catsTurns(),
        p.dogsTurns());
  }

  @Override
  public int move(Position position, int move) {
    if (move == CatsDogsPosition.PASS) {
      return move;
    }
    int square = square(CatsDogsPosition.square(move), ((CatsDogsPosition) position).size());
    return CatsDogsPosition.isRemoval(move)
        ? CatsDogsPosition.removal(square)
        : CatsDogsPosition.placement(square);
  }

  private Squares squares(Squares squares, int size) {
    Squares image = Squares.NONE;
    for (Squares left = squares; !left.isEmpty(); left = left.without(left.first())) {
      image = image.with(square(left.first(), size));
    }
    return image;
  }

  private int square(int square, int size) {
    Square from = new Square(Squares.column(square), Squares.row(square));
    Square to = turned.image(from, size);
    return Squares.square(to.column(), to.row());
  }
}
