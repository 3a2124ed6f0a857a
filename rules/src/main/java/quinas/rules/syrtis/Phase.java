package quinas.rules.syrtis;

/// What is being done.
public enum Phase {
  /// The first seat breaks up what is one island from the start.
  SWAP("swap", 0),
  /// The first seat places the towers.
  TOWERS("towers", 1),
  /// The second seat takes Light or Dark.
  CHOOSE("choose", 2),
  /// Light and Dark take turns. Its text is the letter of the side whose turn it is.
  PLAY("", 3);

  private final String text;
  private final int code;

  Phase(String text, int code) {
    this.text = text;
    this.code = code;
  }

  /// Its word in a position's text.
  public String text() {
    return text;
  }

  /// Its number in a position's hash: 0 to 3.
  int code() {
    return code;
  }
}
