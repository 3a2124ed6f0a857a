package quinas.storage;

class SqliteCrashTest extends CrashBattery {
  SqliteCrashTest() {
    super(Databases::sqlite);
  }
}
