package quinas.rules.syrtis;

import quinas.rules.Dihedral;
import quinas.rules.Position;
import quinas.rules.Square;
import quinas.rules.Symmetry;

/// The frame turned or mirrored. Pairs of numbered places go to pairs, since each lies mirrored
/// through the middle.
record SyrtisSymmetry(Dihedral turned) implements Symmetry {

  @Override
  public Position position(Position position) {
    SyrtisPosition p = (SyrtisPosition) position;
    Tiles tiles = p.tiles();
    int size = p.board().size();
    return new SyrtisPosition(
        p.board(),
        new Tiles(
            squares(tiles.all(), size),
            squares(tiles.light(), size),
            squares(tiles.circles(), size),
            squares(tiles.lightTowers(), size),
            squares(tiles.darkTowers(), size)),
        p.phase(),
        p.side(),
        p.lightSeat(),
        pairs(p.swapped(), p.board()),
        p.streak(),
        p.lightPasses(),
        p.darkPasses(),
        p.quiet());
  }

  @Override
  public int move(Position position, int move) {
    Board board = ((SyrtisPosition) position).board();
    int size = board.size();
    int to = SyrtisMove.to(move);
    return switch (SyrtisMove.kind(move)) {
      case SyrtisMove.TOWER ->
          SyrtisMove.tower(square(SyrtisMove.from(move), size), square(to, size));
      case SyrtisMove.SLIDE ->
          SyrtisMove.slide(square(SyrtisMove.from(move), size), square(to, size));
      case SyrtisMove.SINK -> SyrtisMove.sink(square(to, size));
      case SyrtisMove.PLACE -> SyrtisMove.placing(square(to, size));
      case SyrtisMove.SWAP -> SyrtisMove.swap(oddPlace(SyrtisMove.oddPlace(move), board));
      default -> move;
    };
  }

  private long squares(long set, int size) {
    long image = 0;
    for (long left = set; left != 0; left &= left - 1) {
      image |= Frame.bit(square(Frame.first(left), size));
    }
    return image;
  }

  private int square(int square, int size) {
    Square from = new Square(Frame.column(square), Frame.row(square));
    Square to = turned.image(from, size);
    return Frame.at(to.column(), to.row());
  }

  private int pairs(int swapped, Board board) {
    int image = 0;
    for (int left = swapped; left != 0; left &= left - 1) {
      int oddPlace = 2 * Integer.numberOfTrailingZeros(left) + 1;
      image |= 1 << (oddPlace(oddPlace, board) / 2);
    }
    return image;
  }

  /// The odd number of the pair that a pair goes to.
  private int oddPlace(int oddPlace, Board board) {
    return (board.place(square(board.square(oddPlace), board.size())) - 1) | 1;
  }
}
