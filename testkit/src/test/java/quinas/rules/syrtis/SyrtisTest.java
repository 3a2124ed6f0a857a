package quinas.rules.syrtis;

import quinas.testkit.GameBattery;
import quinas.testkit.plain.PlainSyrtis;

class SyrtisTest extends GameBattery {

  SyrtisTest() {
    super(
        Syrtis.GAME,
        new PlainSyrtis(),
        "board=major",
        "board=minor",
        "board=major,tiles=pairs",
        "board=minor,tiles=pairs");
  }
}
