package quinas.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import quinas.cli.text.Columns;
import quinas.cli.text.Texts;
import quinas.engine.analysis.Assessment;
import quinas.engine.analysis.Judgement;
import quinas.engine.analysis.Review;
import quinas.engine.analysis.Verdict;
import quinas.rules.Game;
import quinas.rules.Position;
import quinas.rules.Seat;

/// A reviewed game as a table, a row a move, and how well each seat played.
public final class ReviewTable {

  /// Words stand to the left: who, the move, the judgement, the better move, the sentence.
  private static final Set<Integer> LEFT = Set.of(1, 2, 3, 5, 6);

  private final Review review;
  private final Texts texts;
  private final Phrases phrases;
  private final Opinion opinion;
  private final Game game;

  public ReviewTable(Game game, Review review, Texts texts) {
    this.game = game;
    this.review = review;
    this.texts = texts;
    phrases = new Phrases(texts);
    opinion = new Opinion(game, texts);
  }

  public List<String> lines() {
    Columns columns = new Columns(List.of(texts.say("review.headings").split(";", -1)), LEFT);
    for (int ply = 0; ply < review.moves().size(); ply++) {
      columns.add(row(ply));
    }
    List<String> lines = new ArrayList<>(columns.lines());
    lines.add("");
    for (Seat seat : Seat.values()) {
      lines.add(summary(seat));
    }
    return lines;
  }

  private List<String> row(int ply) {
    Position before = review.positions().get(ply);
    Verdict verdict = review.verdicts().get(ply);
    Assessment was = review.assessments().get(ply);
    int move = review.moves().get(ply);
    Optional<Integer> better =
        verdict.judgement() == Judgement.BEST ? Optional.empty() : was.best();
    return List.of(
        Integer.toString(ply + 1),
        phrases.seat(game, before, before.turn()),
        opinion.move(move),
        opinion.judgement(verdict.judgement()),
        opinion.worth(review.assessments().get(ply + 1), before.turn()),
        better.map(opinion::move).orElse(""),
        verdict.remark().map(remark -> opinion.remark(before, remark)).orElse(""));
  }

  private String summary(Seat seat) {
    int accuracy = (review.accuracy(seat) + 5) / 10;
    return texts.say(
        "review.summary",
        phrases.seat(game, review.positions().getLast(), seat),
        accuracy,
        review.count(seat, Judgement.BEST),
        review.count(seat, Judgement.GOOD),
        review.count(seat, Judgement.INACCURACY),
        review.count(seat, Judgement.MISTAKE),
        review.count(seat, Judgement.BLUNDER));
  }
}
