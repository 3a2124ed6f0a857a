package quinas.storage;

class SqliteStoreTest extends StoreBattery {
  SqliteStoreTest() {
    super(Databases::sqlite);
  }
}
