package quinas.rules.pushee;

import quinas.rules.Dihedral;
import quinas.rules.Position;
import quinas.rules.Square;
import quinas.rules.Symmetry;

/// The board turned or mirrored, its values with it. Where rows become columns, pieces that lie
/// stand up.
record PusheeSymmetry(Dihedral turned) implements Symmetry {

  @Override
  public Position position(Position position) {
    PusheePosition p = (PusheePosition) position;
    int size = p.size();
    int[][] contents = new int[size][size];
    int[][] worths = new int[size][size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        Square to = turned.image(new Square(column, row), size);
        contents[to.row()][to.column()] = content(p, column, row);
        worths[to.row()][to.column()] = p.values().at(column, row);
      }
    }
    return PusheePosition.of(
        p.rules(),
        Values.of(size, (column, row) -> worths[row][column]),
        (column, row) -> contents[row][column],
        p.left());
  }

  private int content(PusheePosition p, int column, int row) {
    int content = p.content(column, row);
    return p.isEmpty(column, row) || !turned.swapsAxes() ? content : content ^ Cells.VERTICAL;
  }

  @Override
  public int move(Position position, int move) {
    Square from = new Square(PusheePosition.column(move), PusheePosition.row(move));
    Square to = turned.image(from, ((PusheePosition) position).size());
    boolean vertical = PusheePosition.isVertical(move) != turned.swapsAxes();
    return PusheePosition.move(to.column(), to.row(), vertical);
  }
}
