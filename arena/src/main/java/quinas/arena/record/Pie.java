package quinas.arena.record;

import java.util.Map;
import quinas.rules.Seat;

/// What became of the pie rule in a game: one divides, the other chooses. Who did not begin may
/// take the other seat, once; the tags of a record name who sat where in the end.
public enum Pie {
  /// Nobody was asked.
  UNASKED(""),
  /// In a game that is not over: somebody is still to be asked.
  OPEN("open"),
  /// Everybody stayed.
  KEPT("kept"),
  /// Both changed seats.
  SWAPPED("swapped");

  private static final String COMMENT = "pie=";

  private final String text;

  Pie(String text) {
    this.text = text;
  }

  /// The word for it in a record; empty if there is nothing to tell.
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
    return this == KEPT || this == SWAPPED;
  }

  /// How the comment begins that tells of the answer, beside the move after which it was given.
  public String comment() {
    return COMMENT + text;
  }

  /// Whether a comment begins so.
  public static boolean isComment(String text) {
    return text.startsWith(COMMENT);
  }

  /// Where somebody sits in the end who had this seat at the beginning, and the other way round.
  public Seat seat(Seat seat) {
    return this == SWAPPED ? seat.other() : seat;
  }

  /// The tags of a record that tell of it.
  public Map<String, String> tags() {
    return text.isEmpty() ? Map.of() : Map.of(Tag.PIE.text(), text);
  }
}
