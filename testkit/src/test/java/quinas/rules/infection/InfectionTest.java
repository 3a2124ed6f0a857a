package quinas.rules.infection;

import quinas.testkit.GameBattery;
import quinas.testkit.plain.PlainInfection;

class InfectionTest extends GameBattery {

  InfectionTest() {
    super(
        Infection.GAME,
        new PlainInfection(),
        "jumps=lines",
        "jumps=ring",
        "gaps=c3+e5",
        "jumps=ring,gaps=d1+d2+d3+d5+d6+d7");
  }

  /// The full-move number is ignored.
  @Override
  protected String canonical(String accepted) {
    return accepted.replaceFirst("^(\\S+ \\S+ \\S+) \\S+$", "$1");
  }
}
