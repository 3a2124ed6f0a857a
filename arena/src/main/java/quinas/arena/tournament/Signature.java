package quinas.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import quinas.arena.match.MatchJob;
import quinas.arena.record.Tag;

/// What tells one encounter from another: who with what, and under which names.
///
/// @param match the job's text
record Signature(String first, String second, String match) {

  static Signature of(MatchJob job) {
    return new Signature(job.firstName(), job.secondName(), job.toString());
  }

  /// The same from the tags of a pair's first record.
  static Signature of(Map<String, String> tags) {
    return new Signature(
        tags.getOrDefault(Tag.FIRST.text(), ""),
        tags.getOrDefault(Tag.SECOND.text(), ""),
        tags.getOrDefault(MatchJob.MATCH, ""));
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
