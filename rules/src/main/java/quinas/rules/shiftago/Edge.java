package quinas.rules.shiftago;

/// A side of the board from which marbles are pushed in.
public enum Edge {
  LEFT(0, "left"),
  RIGHT(1, "right"),
  UP(2, "up"),
  DOWN(3, "down");

  private final int index;
  private final String text;

  Edge(int index, String text) {
    this.index = index;
    this.text = text;
  }

  static Edge of(int index) {
    return switch (index) {
      case 0 -> LEFT;
      case 1 -> RIGHT;
      case 2 -> UP;
      default -> DOWN;
    };
  }

  int index() {
    return index;
  }

  /// Its name in the text of a move.
  public String text() {
    return text;
  }

  /// Whether the lines pushed from here are rows.
  public boolean isOfRows() {
    return this == LEFT || this == RIGHT;
  }
}
