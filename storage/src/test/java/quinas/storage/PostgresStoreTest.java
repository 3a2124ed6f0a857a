package quinas.storage;

import org.junit.jupiter.api.Nested;

class PostgresStoreTest {

  @Nested
  class Chains extends ChainBattery {
    Chains() {
      super(Databases::postgres);
    }
  }

  @Nested
  class Archive extends ArchiveBattery {
    Archive() {
      super(Databases::postgres);
    }
  }

  @Nested
  class Service extends ServiceBattery {
    Service() {
      super(Databases::postgres);
    }
  }

  @Nested
  class Races extends RaceBattery {
    Races() {
      super(Databases::postgres);
    }
  }
}
