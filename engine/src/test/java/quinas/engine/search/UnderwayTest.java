package quinas.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UnderwayTest {

  private static final long HASH = 0x1234_5678_9ABC_DEF0L;

  private final Underway underway = new Underway();

  @Test
  void whatIsBegunIsUnderwayUntilItEnds() {
    long key = Underway.key(HASH, 7);
    assertThat(underway.has(key)).isFalse();

    underway.begin(key);
    assertThat(underway.has(key)).isTrue();

    underway.end(key);
    assertThat(underway.has(key)).isFalse();
  }

  @Test
  void movesOfAPositionAreToldApart() {
    underway.begin(Underway.key(HASH, 0));

    assertThat(underway.has(Underway.key(HASH, 1))).isFalse();
    assertThat(underway.has(Underway.key(HASH + 1, 0))).isFalse();
  }

  @Test
  void whereThereIsNoRoomTheLastBegunIsRemembered() {
    for (long low = 1; low <= 9; low++) {
      long key = HASH << 32 | low; // all of one place
      underway.begin(key);
      assertThat(underway.has(key)).isTrue();
    }
  }
}
