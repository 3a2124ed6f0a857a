package quinas.engine.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quinas.engine.analysis.Remark.Kind;
import quinas.rules.Seat;
import quinas.rules.infection.Infection;

class InfectionRemarksTest {

  @Test
  void microbesThatAreTurnedAreCounted() throws Exception {
    Told told = Told.in(Infection.GAME, "", "7/7/2xxx2/7/2o4/7/7 x 0");
    assertThat(told.of("e2 d6", "c2 c4"))
        .isEqualTo(
            Remark.of(Kind.LETS_TURN, Remark.side(Seat.SECOND), Remark.number(2), Told.at("c4")));
  }

  @Test
  void microbesThatWouldHaveBeenTurnedAnywayAreNotCounted() throws Exception {
    Told told = Told.in(Infection.GAME, "", "7/7/2xxx2/7/2o4/7/7 x 0");
    assertThat(told.kind("e2 c4", "c2 c4")).isEqualTo(Kind.BETTER);
  }

  @Test
  void microbesThatCouldHaveBeenTurnedAreCounted() throws Exception {
    Told told = Told.in(Infection.GAME, "", "7/7/2xxx2/7/2ooo2/7/7 x 0");
    assertThat(told.of("d4", "c2 b6"))
        .isEqualTo(Remark.of(Kind.MISSES_TURNING, Remark.number(3), Told.at("d4")));
  }

  @Test
  void oneMicrobeIsNotWorthAWord() throws Exception {
    Told told = Told.in(Infection.GAME, "", "7/7/2xxx2/7/3o3/7/o6 x 0");
    assertThat(told.kind("d4 a6", "c2 a6")).isEqualTo(Kind.BETTER);
  }
}
