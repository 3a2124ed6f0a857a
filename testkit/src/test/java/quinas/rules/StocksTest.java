package quinas.rules;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class StocksTest {

  @Test
  void theStocksTellWhoIsToMove() {
    assertThatCode(() -> Stocks.checkTurn(Seat.FIRST, 7, 7)).doesNotThrowAnyException();
    assertThatCode(() -> Stocks.checkTurn(Seat.SECOND, 6, 7)).doesNotThrowAnyException();
  }

  @Test
  void nobodyElseIsToMove() {
    assertThatThrownBy(() -> Stocks.checkTurn(Seat.FIRST, 6, 7))
        .isInstanceOf(NotationException.class)
        .hasMessage("x is to move, so the stocks must be equal, and not 6 and 7");
    assertThatThrownBy(() -> Stocks.checkTurn(Seat.SECOND, 7, 7))
        .isInstanceOf(NotationException.class)
        .hasMessage("o is to move, so x must have one less in stock than o, and not 7 to 7");
  }
}
