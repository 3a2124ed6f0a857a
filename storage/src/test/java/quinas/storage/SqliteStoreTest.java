package quinas.storage;

import org.junit.jupiter.api.Nested;

class SqliteStoreTest {

  @Nested
  class Chains extends ChainBattery {
    Chains() {
      super(Databases::sqlite);
    }
  }

  @Nested
  class Archive extends ArchiveBattery {
    Archive() {
      super(Databases::sqlite);
    }
  }

  @Nested
  class Service extends ServiceBattery {
    Service() {
      super(Databases::sqlite);
    }
  }

  @Nested
  class Races extends RaceBattery {
    Races() {
      super(Databases::sqlite);
    }
  }
}
