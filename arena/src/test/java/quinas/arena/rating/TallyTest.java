package quinas.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class TallyTest {

  @Test
  void aPairIsCountedByItsPointsAndItsGamesByTheirs() {
    Tally tally = Tally.pair(2, 1).plus(Tally.pair(0, 2)).plus(Tally.pair(1, 1));
    assertThat(tally).isEqualTo(new Tally(2, 3, 1, new Pairs(0, 0, 2, 1, 0)));
    assertThat(tally.points()).isEqualTo(3.5);
    assertThat(tally.drawRatio()).isEqualTo(0.5);
    assertThat(tally.isPaired()).isTrue();
  }

  @Test
  void theOpponentSeesEverythingTheOtherWayRound() {
    Tally tally = Tally.pair(0, 0).plus(Tally.pair(2, 1)).plus(Tally.game(2));
    assertThat(tally.swapped()).isEqualTo(new Tally(2, 1, 2, new Pairs(0, 1, 0, 0, 1)));
    assertThat(tally.swapped().swapped()).isEqualTo(tally);
    assertThat(tally.isPaired()).isFalse();
  }

  @Test
  void thePairsRatioNeverDividesByNothing() {
    assertThat(Pairs.NONE.ratio()).isEqualTo(1);
    assertThat(new Pairs(0, 0, 5, 1, 0).ratio()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(new Pairs(1, 1, 5, 2, 1).ratio()).isEqualTo(1.5);
    assertThat(new Pairs(1, 0, 5, 0, 0).ratio()).isZero();
  }

  @Test
  void thereAreNoNegativeCountsAndNoPairsWithoutGames() {
    assertThatThrownBy(() -> new Tally(1, -1, 0, Pairs.NONE))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Tally(1, 0, 0, Pairs.of(2)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Pairs(0, 0, 0, -1, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Pairs.of(5)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Tally.game(3)).isInstanceOf(IllegalArgumentException.class);
  }
}
