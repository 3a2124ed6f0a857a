package quinas.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static quinas.storage.Samples.event;
import static quinas.storage.Samples.heading;

import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import quinas.arena.store.GameStore;
import quinas.arena.store.StoreException;

/// A store on a fresh database, for each test one. What every store does is written down in the
/// batteries that extend this; a database joins by a class that names them and says where a fresh
/// one is.
abstract class StoreBattery {

  final Place place;
  String address = "";
  GameStore store;

  /// Makes a fresh database.
  interface Place {
    String fresh() throws Exception;
  }

  StoreBattery(Place place) {
    this.place = place;
  }

  @BeforeEach
  void open() throws Exception {
    address = place.fresh();
    store = Stores.open(address);
  }

  @AfterEach
  void close() {
    store.close();
  }

  /// Keeps a game with so many events.
  final void keep(String id, int events) throws StoreException {
    assertThat(store.create(heading(id), event(0))).isTrue();
    for (int version = 1; version < events; version++) {
      assertThat(store.append(id, event(version), Optional.empty())).isTrue();
    }
  }
}
