package quinas.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NeighboursTest {

  private static List<String> texts(Schedule schedule) {
    return RoundRobinTest.rounds(schedule).stream().map(RoundRobinTest::text).toList();
  }

  @Test
  void everybodyMeetsTheNextFew() {
    assertThat(texts(new Neighbours(5, 0, 2, 0, 5)))
        .containsExactly("2-1", "3-1", "3-2", "4-2", "4-3", "5-3", "5-4");
  }

  @Test
  void guestsMeetEveryOtherPlayerFromTheWeakestOn() {
    assertThat(texts(new Neighbours(6, 2, 1, 2, 6)))
        .containsExactly("1-5", "1-6", "2-1", "3-2", "3-5", "3-6", "4-3");
    assertThat(texts(new Neighbours(6, 2, 1, 1, 6)))
        .containsExactly("1-5", "1-6", "2-1", "3-2", "4-3");
  }

  @Test
  void whoThinksForLongMeetsTheNextAloneInATwentiethOfThePairs() {
    Neighbours schedule = new Neighbours(5, 1, 2, 2, 2);
    assertThat(texts(schedule)).containsExactly("1-5", "2-1", "3-2", "3-5", "4-3");
    assertThat(schedule.pairs(new Pairing(1, 0), 40)).isEqualTo(40);
    assertThat(schedule.pairs(new Pairing(0, 4), 40)).isEqualTo(8);
    assertThat(schedule.pairs(new Pairing(2, 1), 40)).isEqualTo(2);
    assertThat(schedule.pairs(new Pairing(2, 4), 3)).isEqualTo(1);
    assertThat(schedule.allPairs(40)).isEqualTo(40 + 8 + 3 * 2);
  }
}
