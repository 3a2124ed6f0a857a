package quinas.training;

import java.util.ArrayList;
import java.util.List;
import quinas.engine.eval.Evaluations;
import quinas.engine.search.Finding;
import quinas.engine.search.Limits;
import quinas.engine.search.Search;
import quinas.engine.search.TranspositionTable;
import quinas.rules.Bits;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// Games of the engine with itself. Each begins with some random moves, so that no two are alike,
/// and is a pure function of this and its index.
///
/// @param seed of all games
/// @param nodes how many positions the engine looks at for a move
/// @param fewest random moves at the start of a game
/// @param most random moves
public record SelfPlay(Options options, long seed, long nodes, int fewest, int most) {

  private static final int MEBIBYTES = 4;

  /// After so many openings that were over already, one move less is made, and so on: games may be
  /// shorter than what was asked for.
  private static final int PATIENCE = 20;

  public SelfPlay {
    assert nodes > 0 && fewest >= 0 && fewest <= most;
  }

  /// Plays one game to its end, by search alone: for so few positions a move the solvers, which the
  /// engine asks besides, would take most of the time.
  ///
  /// @param index of the game, from 0
  public PlayedLine play(int index) {
    SplitMix64 random = new SplitMix64(Bits.mix(seed + Bits.mix(index)));
    Position start = opening(random);
    Search search =
        new Search(Evaluations.of(options.game()), TranspositionTable.mebibytes(MEBIBYTES));
    List<PlayedLine.Ply> plies = new ArrayList<>();
    Position position = start;
    while (!position.isOver()) {
      Finding finding = search.run(position, Limits.nodes(nodes), () -> false, _ -> {});
      plies.add(new PlayedLine.Ply(finding.move(), finding.score()));
      position = position.play(finding.move());
    }
    return new PlayedLine(index, start, plies);
  }

  /// Deals until random moves lead to a position where there is still something to play for.
  private Position opening(SplitMix64 random) {
    for (int tries = 0; ; tries++) {
      Position position = Starts.deal(options, random);
      int plies = random.nextInt(fewest, most + 1) - tries / PATIENCE;
      while (plies > 0 && !position.isOver()) {
        position = position.play(position.randomMove(random));
        plies--;
      }
      if (!position.isOver()) {
        return position;
      }
    }
  }
}
