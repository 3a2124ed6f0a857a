package quinas.engine.analysis;

import java.util.Optional;
import quinas.engine.analysis.Remark.Kind;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.syrtis.Frame;
import quinas.rules.syrtis.Phase;
import quinas.rules.syrtis.Side;
import quinas.rules.syrtis.Syrtis;
import quinas.rules.syrtis.SyrtisPosition;

/// What can be seen of a move on the board of Syrtis: islands, whole or nearly, and sinkings.
final class SyrtisFacts {

  static Optional<Remark> of(Comparison comparison) {
    SyrtisPosition before = (SyrtisPosition) comparison.before();
    if (before.phase() != Phase.PLAY) {
      return Optional.empty();
    }
    return comparison.isLost()
        ? completed(comparison)
        : ended(comparison).or(() -> sunk(comparison)).or(() -> gathered(comparison));
  }

  /// The move itself lost: by an island, or else nothing of it shows on the board.
  private static Optional<Remark> completed(Comparison comparison) {
    return comparison.after().outcome().reason() == Syrtis.End.ISLAND
        ? Optional.of(Remark.of(Kind.COMPLETES_ISLAND, Remark.side(comparison.other())))
        : Optional.empty();
  }

  private static Optional<Remark> ended(Comparison comparison) {
    Detail other = Remark.side(comparison.other());
    SyrtisPosition after = (SyrtisPosition) comparison.after();
    SyrtisPosition then = (SyrtisPosition) comparison.then();
    if (!then.outcome().isWonBy(comparison.other())) {
      return Optional.empty();
    }
    return comparison
        .reply()
        .map(reply -> {
          if (then.outcome().reason() == Syrtis.End.QUICKSAND) {
            return Remark.of(Kind.LETS_QUICKSAND, other, Remark.place(sunkTile(after, then)));
          }
          boolean isIsland = then.outcome().reason() == Syrtis.End.ISLAND;
          return Remark.of(isIsland ? Kind.LETS_ISLAND : Kind.LETS_END, other, Remark.move(reply));
        });
  }

  /// A tile that the other sinks in a row of sinkings, and that the better move had kept from it.
  private static Optional<Remark> sunk(Comparison comparison) {
    SyrtisPosition after = (SyrtisPosition) comparison.after();
    SyrtisPosition then = (SyrtisPosition) comparison.then();
    SyrtisPosition bestAfter = (SyrtisPosition) comparison.bestAfter();
    Side other = side(after, comparison.other());
    long gone = after.tiles().all() & ~then.tiles().all();
    boolean isSinking = then.streak(other) > Math.max(1, after.streak(other));
    return isSinking && (bestAfter.tiles().sinkable(other) & gone) == 0
        ? Optional.of(
            Remark.of(
                Kind.LETS_SINK,
                Remark.side(comparison.other()),
                Remark.place(sunkTile(after, then)),
                Remark.number(then.streak(other))))
        : Optional.empty();
  }

  private static Square sunkTile(SyrtisPosition before, SyrtisPosition after) {
    int at = Frame.first(before.tiles().all() & ~after.tiles().all());
    return new Square(Frame.column(at), Frame.row(at));
  }

  private static Optional<Remark> gathered(Comparison comparison) {
    SyrtisPosition before = (SyrtisPosition) comparison.before();
    int others = outside((SyrtisPosition) comparison.then(), comparison.other());
    if (others < outside(before, comparison.other())
        && others < outside((SyrtisPosition) comparison.bestThen(), comparison.other())) {
      return Optional.of(
          Remark.of(Kind.LETS_GATHER, Remark.side(comparison.other()), Remark.number(others)));
    }
    Seat mover = comparison.mover();
    int own = outside((SyrtisPosition) comparison.bestAfter(), mover);
    if (own < outside(before, mover) && own < outside((SyrtisPosition) comparison.after(), mover)) {
      return Optional.of(
          Remark.of(Kind.MISSES_GATHERING, Remark.move(comparison.best()), Remark.number(own)));
    }
    return Optional.empty();
  }

  private static Side side(SyrtisPosition position, Seat seat) {
    return position.seat(Side.LIGHT) == seat ? Side.LIGHT : Side.DARK;
  }

  /// How many tiles of a seat's colour, or of its shape, lie outside the largest island of them.
  private static int outside(SyrtisPosition position, Seat seat) {
    Side side = side(position, seat);
    return Math.min(outside(position.tiles().colour(side)), outside(position.tiles().shape(side)));
  }

  private static int outside(long tiles) {
    int largest = 0;
    for (long left = tiles; left != 0; ) {
      long island = Frame.flood(Long.lowestOneBit(left), tiles);
      largest = Math.max(largest, Long.bitCount(island));
      left &= ~island;
    }
    return Long.bitCount(tiles) - largest;
  }

  private SyrtisFacts() {}
}
