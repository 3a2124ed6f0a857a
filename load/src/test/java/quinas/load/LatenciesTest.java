package quinas.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LatenciesTest {

  @Test
  void ninetyNineOfAHundredAreNoLongerThanP99() {
    Latencies latencies = new Latencies();
    for (int i = 10_000; i >= 1; i--) {
      latencies.add(i * 1_000_000L);
    }
    assertThat(latencies.spread()).isEqualTo(new Spread(10_000, 5_000, 9_900, 10_000));
  }

  @Test
  void oneTimeIsAllOfThem() {
    Latencies latencies = new Latencies();
    latencies.add(3_000_000);
    assertThat(latencies.spread()).isEqualTo(new Spread(1, 3, 3, 3));
  }

  @Test
  void whereNothingWasMeasuredAllIsZero() {
    assertThat(new Latencies().spread()).isEqualTo(new Spread(0, 0, 0, 0));
  }

  @Test
  void onlyMovesThatWereSentMeanwhileCount() {
    Tally tally = new Tally();
    long before = System.nanoTime();
    assertThat(tally.counts(before)).isFalse();
    tally.begin();
    long meanwhile = System.nanoTime();
    assertThat(tally.counts(before)).isFalse();
    assertThat(tally.counts(meanwhile)).isTrue();
    assertThat(tally.finish()).isPositive();
    assertThat(tally.counts(meanwhile)).isTrue();
    assertThat(tally.counts(System.nanoTime())).isFalse();
  }
}
