package quinas.cli.match;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import quinas.arena.match.Faults;
import quinas.arena.record.Settlement;
import quinas.cli.text.Texts;

/// What players lost by mishaps, for people.
public final class FaultLines {

  private final Texts texts;

  public FaultLines(Texts texts) {
    this.texts = texts;
  }

  /// Adds how many games a player lost by what, and what is told about the first; nothing if there
  /// are none.
  ///
  /// @param place the round and board of the first; empty outside tournaments
  public void add(String name, Faults faults, String place, List<String> lines) {
    addCounts(name, faults, lines);
    faults
        .first()
        .ifPresent(told -> {
          String sentence =
              place.isEmpty()
                  ? texts.say("match.mishap", told.game(), told.sentence())
                  : texts.say("tournament.mishap", place, told.game(), told.sentence());
          lines.add(Report.padded("") + sentence);
        });
  }

  /// Adds only how many.
  public void addCounts(String name, Faults faults, List<String> lines) {
    if (!faults.counts().isEmpty()) {
      lines.add(Report.padded(texts.say("match.mishaps", name)) + counts(faults));
    }
  }

  private String counts(Faults faults) {
    return faults.counts().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(fault -> reason(fault.getKey()) + " × " + fault.getValue())
        .collect(Collectors.joining(", "));
  }

  private String reason(Settlement reason) {
    return texts.say("reason.settlement." + reason.text().replace(' ', '-'));
  }
}
