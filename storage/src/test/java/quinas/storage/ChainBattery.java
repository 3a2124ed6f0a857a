package quinas.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quinas.storage.Samples.event;
import static quinas.storage.Samples.finished;
import static quinas.storage.Samples.heading;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quinas.arena.store.Event;
import quinas.arena.store.Heading;
import quinas.arena.store.Query;
import quinas.arena.store.StoreException;
import quinas.arena.store.StoredGame;

/// Games under way, event by event.
abstract class ChainBattery extends StoreBattery {

  ChainBattery(Place place) {
    super(place);
  }

  @Test
  void aGameIsReadAsItWasKept() throws StoreException {
    Event first = new Event(0, "created", "{\"name\": \"João 🟥\\n\\u0001\"}", 17);
    assertThat(store.create(heading("a"), first)).isTrue();
    assertThat(store.append("a", event(1), Optional.empty())).isTrue();
    assertThat(store.read("a", 0))
        .contains(new StoredGame(heading("a"), List.of(first, event(1)), false));
  }

  @Test
  void aGameIsReadFromAnyVersionOn() throws StoreException {
    keep("a", 5);
    assertThat(store.read("a", 3).orElseThrow().events()).containsExactly(event(3), event(4));
    assertThat(store.read("a", 5).orElseThrow().events()).isEmpty();
    assertThat(store.read("a", 5).orElseThrow().heading()).isEqualTo(heading("a"));
  }

  @Test
  void nobodyKnowsAGameThatIsNotThere() throws StoreException {
    assertThat(store.read("nowhere", 0)).isEmpty();
    assertThat(store.record("nowhere")).isEmpty();
    assertThat(store.append("nowhere", event(1), Optional.empty())).isFalse();
    assertThat(store.find(Query.ALL, Optional.of("nowhere"), 10)).isEmpty();
  }

  @Test
  void anIdBelongsToOneGame() throws StoreException {
    keep("a", 2);
    Heading other = new Heading("a", "syrtis", "", 1);
    assertThat(store.create(other, event(0))).isFalse();
    assertThat(store.add(other, finished("Ana", "Rui"))).isFalse();
    assertThat(store.read("a", 0))
        .contains(new StoredGame(heading("a"), List.of(event(0), event(1)), false));
    assertThat(store.record("a")).isEmpty();
  }

  @Test
  void aVersionIsKeptOnce() throws StoreException {
    keep("a", 2);
    Event other = new Event(1, "resign", "{}", 9);
    assertThat(store.append("a", other, Optional.of(finished("Ana", "Rui")))).isFalse();
    assertThat(store.read("a", 0).orElseThrow())
        .isEqualTo(new StoredGame(heading("a"), List.of(event(0), event(1)), false));
    assertThat(store.record("a")).isEmpty();
  }

  @Test
  void aChainHasNoGap() throws StoreException {
    keep("a", 2);
    assertThat(store.append("a", event(3), Optional.empty())).isFalse();
    assertThat(store.append("a", event(3), Optional.of(finished("Ana", "Rui")))).isFalse();
    assertThat(store.read("a", 0).orElseThrow().events()).hasSize(2);
    assertThat(store.open()).containsExactly("a");
  }

  @Test
  void aGameBeginsWithItsFirstEvent() {
    assertThatThrownBy(() -> store.create(heading("a"), event(1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> store.append("a", event(0), Optional.empty()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void gamesAreOpenUntilTheyEnd() throws StoreException {
    store.create(new Heading("late", "syrtis", "", 30), event(0));
    store.create(new Heading("early", "pushee", "", 10), event(0));
    store.create(new Heading("middle", "pushee", "", 20), event(0));
    assertThat(store.open()).containsExactly("early", "middle", "late");
    store.append("middle", event(1), Optional.of(finished("Ana", "Rui")));
    assertThat(store.open()).containsExactly("early", "late");
    assertThat(store.read("middle", 0).orElseThrow().isOver()).isTrue();
  }

  @Test
  void moreMayHappenAfterTheEndButNoSecondEnd() throws StoreException {
    keep("a", 1);
    assertThat(store.append("a", event(1), Optional.of(finished("Ana", "Rui")))).isTrue();
    assertThat(store.append("a", event(2), Optional.empty())).isTrue();
    assertThat(store.append("a", event(3), Optional.of(finished("Eva", "Ivo")))).isFalse();
    assertThat(store.read("a", 0).orElseThrow())
        .isEqualTo(new StoredGame(heading("a"), List.of(event(0), event(1), event(2)), true));
    assertThat(store.record("a")).contains("record of Ana");
  }
}
