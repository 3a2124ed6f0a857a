package quinas.cli.analyse;

import java.util.ArrayList;
import java.util.List;
import quinas.arena.record.GameRecord;
import quinas.arena.record.Line;
import quinas.arena.record.Note;
import quinas.arena.record.Ply;
import quinas.cli.play.Opinion;
import quinas.cli.text.Texts;
import quinas.engine.analysis.Judgement;
import quinas.engine.analysis.Review;
import quinas.engine.analysis.Variation;
import quinas.engine.analysis.Verdict;
import quinas.rules.Position;

/// Writes what a review says beside the moves of a record.
public final class Annotations {

  /// How much of a better line is written down.
  private static final int LINE = 8;

  private final Opinion opinion;
  private final Texts texts;

  private Annotations(GameRecord record, Texts texts) {
    this.texts = texts;
    opinion = new Opinion(record.game(), texts);
  }

  /// The record with a comment beside each move that gave something away, and the lines that were
  /// better as variations. What was written there before stays.
  public static GameRecord of(GameRecord record, Review review, Texts texts) {
    Annotations annotations = new Annotations(record, texts);
    List<Ply> plies = new ArrayList<>();
    for (Ply ply : record.line().plies()) {
      List<Note> notes = new ArrayList<>(ply.notes());
      notes.addAll(annotations.notes(review, plies.size()));
      plies.add(new Ply(ply.move(), notes));
    }
    Line line = new Line(record.line().comments(), plies);
    return new GameRecord(record.options(), record.start(), record.tags(), line, record.outcome());
  }

  private List<Note> notes(Review review, int ply) {
    Verdict verdict = review.verdicts().get(ply);
    if (verdict.judgement().compareTo(Judgement.INACCURACY) < 0) {
      return List.of();
    }
    List<Note> notes = new ArrayList<>();
    notes.add(new Note.Comment(comment(review, ply, verdict)));
    for (Variation variation : review.lines().get(ply)) {
      if (!variation.moves().getFirst().equals(review.moves().get(ply))) {
        List<Integer> moves =
            variation.moves().subList(0, Math.min(LINE, variation.moves().size()));
        notes.add(new Note.Variation(new Line(List.of(), moves.stream().map(Ply::new).toList())));
      }
    }
    return notes;
  }

  private String comment(Review review, int ply, Verdict verdict) {
    Position before = review.positions().get(ply);
    String judgement = opinion.judgement(verdict.judgement());
    String worth = opinion.worth(review.assessments().get(ply + 1), before.turn());
    return verdict
        .remark()
        .map(remark ->
            texts.say("review.comment.remark", judgement, worth, opinion.remark(before, remark)))
        .orElseGet(() -> texts.say("review.comment", judgement, worth));
  }
}
