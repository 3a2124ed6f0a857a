package quinas.rules.syrtis;

/// One of the two players, by what he owns: Light the light tiles, the circles and the light round
/// towers, Dark the dark tiles, the squares and the dark square towers. Which seat plays which is
/// chosen in the setup.
public enum Side {
  LIGHT("l", 1),
  DARK("d", -1);

  private final String letter;
  private final int sign;

  Side(String letter, int sign) {
    this.letter = letter;
    this.sign = sign;
  }

  public Side other() {
    return this == LIGHT ? DARK : LIGHT;
  }

  /// `l` or `d`, as in a position's text.
  public String letter() {
    return letter;
  }

  /// 1 for Light, −1 for Dark: what counts for Light counts against Dark.
  public int sign() {
    return sign;
  }
}
