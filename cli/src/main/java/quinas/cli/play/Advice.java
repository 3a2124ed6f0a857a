package quinas.cli.play;

import java.util.Optional;
import quinas.engine.analysis.Analysis;
import quinas.engine.analysis.Insight;
import quinas.engine.analysis.Review;
import quinas.engine.search.Limits;

/// What the engine says to people at a table. The same table gives the same advice.
public final class Advice {

  /// A good part of a second.
  private static final long HINT_NODES = 100_000;

  /// For each position: a game takes a few seconds.
  private static final long REVIEW_NODES = 20_000;

  private static final int MEBIBYTES = 16;

  /// The best moves here and what they are worth, two if there are two, while the game goes on and
  /// no person has to say first whether he changes seats.
  public static Optional<Insight> of(Table table) {
    return table.isOver() || table.isPersonAsked()
        ? Optional.empty()
        : Optional.of(
            new Analysis(table.game(), MEBIBYTES)
                .run(table.position(), 2, Limits.nodes(HINT_NODES), () -> false, known -> {}));
  }

  /// What is to be said of the moves that stand on the board.
  static Review review(Table table) {
    return Review.of(
            new Analysis(table.game(), MEBIBYTES),
            table.game(),
            table.start(),
            table.moves(),
            Limits.nodes(REVIEW_NODES),
            1,
            () -> false,
            count -> {})
        .orElseThrow();
  }

  private Advice() {}
}
