package quinas.storage;

class PostgresCrashTest extends CrashBattery {
  PostgresCrashTest() {
    super(Databases::postgres);
  }
}
