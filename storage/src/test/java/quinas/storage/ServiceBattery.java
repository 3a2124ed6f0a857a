package quinas.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quinas.storage.Samples.event;
import static quinas.storage.Samples.finished;
import static quinas.storage.Samples.heading;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import quinas.arena.store.Change;
import quinas.arena.store.GameStore;
import quinas.arena.store.StoreException;

/// The store as a whole: open, closed, listened to, and the servers that share it.
abstract class ServiceBattery extends StoreBattery {

  ServiceBattery(Place place) {
    super(place);
  }

  @Test
  void whatWasKeptIsThereAfterReopening() throws StoreException {
    keep("a", 3);
    store.append("a", event(3), Optional.of(finished("Ana", "Rui")));
    store.close();
    try (GameStore again = Stores.open(address)) {
      assertThat(again.read("a", 0).orElseThrow().events()).hasSize(4);
      assertThat(again.record("a")).contains("record of Ana");
    }
  }

  @Test
  void aStoreIsHealthyUntilItIsClosed() {
    assertThat(store.isHealthy()).isTrue();
    store.close();
    assertThat(store.isHealthy()).isFalse();
    assertThatThrownBy(() -> store.read("a", 0))
        .isInstanceOf(StoreException.class)
        .hasMessageEndingWith("was closed");
    assertThatThrownBy(() -> store.create(heading("a"), event(0)))
        .isInstanceOf(StoreException.class)
        .hasMessageEndingWith("was closed");
    store.close();
  }

  @Test
  void ofAllBeatsOfAServerTheLatestCounts() throws StoreException {
    assertThat(store.beats()).isEmpty();
    try (GameStore other = Stores.open(address)) {
      store.beat("here", 2_000);
      other.beat("there", 3_000);
      store.beat("here", 1_000);
    }
    assertThat(store.beats()).isEqualTo(Map.of("here", 2_000L, "there", 3_000L));
  }

  @Test
  void serversOfLongAgoAreForgottenButTheLastIsNot() throws StoreException {
    long day = 24L * 3600 * 1000;
    store.beat("long ago", 1_000);
    store.beat("before", 2_000);
    store.beat("last", 1_500 + day);
    store.close();
    try (GameStore again = Stores.open(address)) {
      assertThat(again.beats()).containsOnlyKeys("before", "last");
    }
  }

  @Test
  void aListenerHearsOfEventsOfItsOwnStoreAndOfOthers() throws Exception {
    BlockingQueue<Change> heard = new LinkedBlockingQueue<>();
    try (GameStore other = Stores.open(address);
        var subscription = store.listen(heard::add)) {
      assertThat(subscription).isNotNull();
      keep("a", 2);
      hear(heard, new Change("a", 0));
      hear(heard, new Change("a", 1));
      other.append("a", event(2), Optional.of(finished("Ana", "Rui")));
      hear(heard, new Change("a", 2));
      other.create(heading("b"), event(0));
      hear(heard, new Change("b", 0));
      // An event is there before one hears of it, and one that was refused is never heard of.
      other.append("b", event(5), Optional.empty());
      store.append("b", event(1), Optional.empty());
      hear(heard, new Change("b", 1));
    }
  }

  @Test
  void whoNoLongerListensHearsNothing() throws Exception {
    BlockingQueue<Change> gone = new LinkedBlockingQueue<>();
    BlockingQueue<Change> here = new LinkedBlockingQueue<>();
    var subscription = store.listen(gone::add);
    store.listen(here::add);
    subscription.close();
    keep("a", 1);
    hear(here, new Change("a", 0));
    assertThat(gone).isEmpty();
  }

  @Test
  void aListenerThatFailsHarmsNobody() throws Exception {
    BlockingQueue<Change> heard = new LinkedBlockingQueue<>();
    store.listen(change -> {
      throw new IllegalStateException("a bad listener");
    });
    store.listen(heard::add);
    keep("a", 2);
    hear(heard, new Change("a", 0));
    hear(heard, new Change("a", 1));
  }

  private static void hear(BlockingQueue<Change> heard, Change expected)
      throws InterruptedException {
    assertThat(heard.poll(30, TimeUnit.SECONDS)).isEqualTo(expected);
  }
}
