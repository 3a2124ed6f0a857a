package quinas.arena.record;

import java.util.Map;
import quinas.rules.Seat;

/// What became of the pie rule in a game: one divides, the other chooses. Who did not begin may
/// take the other seat, once; the tags of a record name who sat where in the end.
public enum Pie {
  /// Nobody was asked.
  UNASKED(""),
  /// Everybody stayed.
  KEPT("kept"),
  /// Both changed seats.
  SWAPPED("swapped");

  private final String text;

  Pie(String text) {
    this.text = text;
  }

  /// The word for it in a record; empty if nobody was asked.
  public String text() {
    return text;
  }

  /// What the tags of a record tell of it; a word that is none of these tells nothing.
  static Pie of(Map<String, String> tags) {
    String text = tags.getOrDefault(Tag.PIE.text(), "");
    for (Pie pie : values()) {
      if (pie.text.equals(text)) {
        return pie;
      }
    }
    return UNASKED;
  }

  /// Whether somebody was asked.
  public boolean isAsked() {
    return this != UNASKED;
  }

  /// Where somebody sits in the end who had this seat at the beginning, and the other way round.
  public Seat seat(Seat seat) {
    return this == SWAPPED ? seat.other() : seat;
  }

  /// The tags of a record that tell of it.
  public Map<String, String> tags() {
    return isAsked() ? Map.of(Tag.PIE.text(), text) : Map.of();
  }
}
