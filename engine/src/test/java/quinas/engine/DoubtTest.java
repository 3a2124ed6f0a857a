package quinas.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quinas.engine.search.Finding;

class DoubtTest {

  private final Doubt doubt = new Doubt();

  @Test
  void thereIsLessTheLongerAMoveStaysTheBest() {
    double last = after(7, 0.5);
    for (int depth = 2; depth <= 5; depth++) {
      double now = after(7, 0.5);
      assertThat(now).isLessThan(last);
      last = now;
    }
    assertThat(after(7, 0.5)).isEqualTo(last);
  }

  @Test
  void anotherBestMoveBringsItBack() {
    double first = after(7, 0.5);
    after(7, 0.5);
    after(7, 0.5);

    assertThat(after(3, 0.5)).isEqualTo(first);
  }

  @Test
  void aMoveThatTakesAllTheSearchLeavesLittle() {
    after(7, 0.5);
    after(7, 0.5);

    assertThat(after(7, 0.5)).isGreaterThan(1);
    assertThat(after(7, 0.95)).isLessThan(0.8);
    assertThat(new Doubt().after(finding(7), 0)).isLessThanOrEqualTo(2.2);
  }

  private double after(int move, double share) {
    return doubt.after(finding(move), share);
  }

  private static Finding finding(int move) {
    return new Finding(4, 10, false, 1000, List.of(move));
  }
}
