package quinas.engine.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import quinas.engine.analysis.Worth.Exact;
import quinas.engine.analysis.Worth.Forced;
import quinas.engine.analysis.Worth.Guess;
import quinas.engine.eval.Evaluations;
import quinas.engine.search.Evaluation;
import quinas.engine.search.Finding;
import quinas.engine.search.Limits;
import quinas.engine.search.Score;
import quinas.engine.search.Search;
import quinas.engine.search.TranspositionTable;
import quinas.rules.Game;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.catsdogs.CatsDogsPosition;
import quinas.rules.shiftago.ShiftagoPosition;

/// Says of positions of one game what their best lines are worth.
///
/// First the solvers try: Cats & Dogs may be solved with every move's final margin, and then
/// nothing is left to search; Shiftago may have a forced win, which then is the first line, before
/// those of the search. They get so many steps and no more, so that the same position and limits
/// give the same insight wherever it is asked for. What was seen is remembered. One thread at a
/// time.
public final class Analysis {

  /// How often the solvers may ask whether to stop, which they do every thousand steps or so.
  private static final int STEPS = 60;

  /// Longer wins are the search's affair.
  private static final int MOST_PLIES = 11;

  /// No chance is known.
  private static final int NONE = -1;

  private final Game game;
  private final int point;
  private final TranspositionTable table;
  private final Search search;

  /// What the depth before the last made of the chance, or [#NONE].
  private int chanceBefore = NONE;

  /// @param mebibytes the size of its memory, from 1 on
  public Analysis(Game game, int mebibytes) {
    this.game = game;
    Evaluation evaluation = Evaluations.of(game);
    point = evaluation.point();
    table = TranspositionTable.mebibytes(mebibytes);
    search = new Search(evaluation, table);
  }

  /// Another game begins: nothing of the last one plays a part.
  public void forget() {
    table.clear();
  }

  /// Looks at a position that is not over.
  ///
  /// @param lines how many are wanted, at least 1; there are fewer if there are fewer moves
  /// @param stop asked often, from this thread
  /// @param progress told what is known as it grows
  /// @return what is known in the end: at least one line, however soon it was stopped
  public Insight run(
      Position position,
      int lines,
      Limits limits,
      BooleanSupplier stop,
      Consumer<Insight> progress) {
    int[] steps = new int[1];
    BooleanSupplier enough = () -> ++steps[0] > STEPS || stop.getAsBoolean();
    if (position instanceof CatsDogsPosition start) {
      List<Variation> margins = Solvers.margins(game, start, lines, enough);
      if (!margins.isEmpty()) {
        return told(new Insight(0, 0, margins.getFirst().chance(), margins), progress);
      }
    }
    List<Variation> proven = new ArrayList<>();
    if (position instanceof ShiftagoPosition start) {
      Solvers.win(game, start, MOST_PLIES, enough).ifPresent(proven::add);
    }
    Insight[] last = new Insight[1];
    chanceBefore = NONE;
    List<Finding> found =
        search.run(
            position,
            limits,
            lines,
            stop,
            findings -> last[0] = told(insight(position, lines, proven, findings), progress));
    return last[0] != null ? last[0] : insight(position, lines, proven, found);
  }

  private static Insight told(Insight insight, Consumer<Insight> progress) {
    progress.accept(insight);
    return insight;
  }

  /// The proven line, and what the search has found besides.
  private Insight insight(
      Position position, int lines, List<Variation> proven, List<Finding> findings) {
    List<Variation> all = new ArrayList<>();
    for (Finding finding : findings) {
      all.add(variation(position, finding));
    }
    for (Variation first : proven) {
      all.removeIf(line -> line.moves().getFirst().equals(first.moves().getFirst()));
      all.addFirst(first);
    }
    Finding best = findings.getFirst();
    long nodes = findings.stream().mapToLong(Finding::nodes).max().orElse(0);
    int chance = steady(all.getFirst());
    return new Insight(best.depth(), nodes, chance, all.subList(0, Math.min(lines, all.size())));
  }

  /// The chance as this depth and the one before see it together, while both are guesses.
  private int steady(Variation best) {
    boolean isGuess = best.worth() instanceof Guess;
    int before = chanceBefore;
    chanceBefore = isGuess ? best.chance() : NONE;
    return isGuess && before != NONE ? (before + best.chance() + 1) / 2 : best.chance();
  }

  private Variation variation(Position position, Finding finding) {
    Worth worth = worth(position.turn(), finding);
    return new Variation(worth, Chances.of(game, worth), finding.line());
  }

  private Worth worth(Seat turn, Finding finding) {
    int score = finding.score();
    if (Score.isDecided(score)) {
      return new Forced(score > 0 ? turn : turn.other(), Score.plies(score));
    }
    int first = turn == Seat.FIRST ? score : -score;
    return finding.exact() && point > 0 ? new Exact(first / point) : new Guess(first);
  }
}
