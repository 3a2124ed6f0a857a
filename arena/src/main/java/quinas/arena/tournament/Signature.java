package quinas.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import quinas.arena.match.MatchJob;
import quinas.arena.record.GameRecord;
import quinas.arena.record.Pie;
import quinas.arena.record.Tag;

/// What tells one encounter from another: who with what, and under which names.
///
/// @param match the job's text
record Signature(String first, String second, String match) {

  static Signature of(MatchJob job) {
    return new Signature(job.firstName(), job.secondName(), job.toString());
  }

  /// The same from a pair's first record.
  static Signature of(GameRecord game) {
    boolean isSwapped = game.pie() == Pie.SWAPPED;
    return new Signature(
        game.tag(isSwapped ? Tag.SECOND : Tag.FIRST).orElse(""),
        game.tag(isSwapped ? Tag.FIRST : Tag.SECOND).orElse(""),
        game.tags().getOrDefault(MatchJob.MATCH, ""));
  }

  /// What is not the same in two encounters, as `key: this, other; …`.
  String differences(Signature other) {
    List<String> differences = new ArrayList<>();
    add(differences, Tag.FIRST.text(), first, other.first);
    add(differences, Tag.SECOND.text(), second, other.second);
    if (!match.equals(other.match)) {
      differences.add(MatchJob.differences(match, other.match));
    }
    return String.join("; ", differences);
  }

  private static void add(List<String> differences, String key, String one, String other) {
    if (!one.equals(other)) {
      differences.add(key + ": " + one + ", " + other);
    }
  }
}
