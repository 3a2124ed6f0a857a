package quinas.storage;

class PostgresStoreTest extends StoreBattery {
  PostgresStoreTest() {
    super(Databases::postgres);
  }
}
