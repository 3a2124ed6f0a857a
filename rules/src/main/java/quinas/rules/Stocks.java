package quinas.rules;

/// What two players have left to bring in, where each brings in one piece a move and both began
/// with equally many.
public final class Stocks {

  /// Refuses a player to move other than the one the stocks tell: x while they are equal.
  public static void checkTurn(Seat turn, int stockX, int stockO) throws NotationException {
    if (turn == Seat.FIRST && stockX != stockO) {
      throw new NotationException(
          "x is to move, so the stocks must be equal, and not %d and %d", stockX, stockO);
    }
    if (turn == Seat.SECOND && stockX != stockO - 1) {
      throw new NotationException(
          "o is to move, so x must have one less in stock than o, and not %d to %d",
          stockX, stockO);
    }
  }

  private Stocks() {}
}
