package quinas.rules;

/// One of the two seats at the board. Which colour, animal or side it plays is the game's affair.
public enum Seat {
  FIRST(0),
  SECOND(1);

  private final int index;

  Seat(int index) {
    this.index = index;
  }

  /// The seat with an index of 0 or 1.
  public static Seat of(int index) {
    return index == 0 ? FIRST : SECOND;
  }

  /// 0 for the first seat, 1 for the second.
  public int index() {
    return index;
  }

  /// The seat across the board.
  public Seat other() {
    return this == FIRST ? SECOND : FIRST;
  }
}
