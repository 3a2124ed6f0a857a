package quinas.arena.match;

import quinas.rules.NotationException;

/// A game that has so many moves is over.
///
/// @param plies moves of both players together, those of the opening included
/// @param byPoints whether more points win; otherwise it is a draw
public record LengthRule(int plies, boolean byPoints) {

  private static final String POINTS = ",points";

  /// Reads `300` or `300,points`.
  public static LengthRule read(String text) throws NotationException {
    boolean byPoints = text.endsWith(POINTS);
    String number = byPoints ? text.substring(0, text.length() - POINTS.length()) : text;
    if (!number.matches("[1-9][0-9]{0,5}")) {
      throw new NotationException("length: \"%s\" is none of 300 or 300,points", text);
    }
    return new LengthRule(Integer.parseInt(number), byPoints);
  }

  /// The text that [#read] takes.
  @Override
  public String toString() {
    return plies + (byPoints ? POINTS : "");
  }
}
