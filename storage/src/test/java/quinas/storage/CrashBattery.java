package quinas.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import quinas.arena.store.Event;
import quinas.arena.store.GameStore;
import quinas.arena.store.StoredGame;

/// A process is killed in the midst of its work, again and again on the same database: what it was
/// told is kept is there, and the database opens.
abstract class CrashBattery {

  private static final long OPENING_MILLIS = 1_500;
  private static final long PLAYING_MILLIS = 400;
  private static final long PATIENCE_MILLIS = 60_000;

  private final StoreBattery.Place place;

  CrashBattery(StoreBattery.Place place) {
    this.place = place;
  }

  @Test
  void whatWasAcknowledgedSurvivesAKill() throws Exception {
    kill(8);
  }

  @Test
  @Tag("deep")
  void whatWasAcknowledgedSurvivesManyKills() throws Exception {
    kill(100);
  }

  private void kill(int times) throws Exception {
    String address = place.fresh();
    SplittableRandom random = new SplittableRandom();
    int acknowledged = 0;
    for (int round = 0; round < times; round++) {
      // Sometimes in the first moments, when the database is opened, mostly in the thick of it.
      Map<String, Integer> last =
          round % 4 == 0
              ? run(address, "round" + round, false, random.nextLong(OPENING_MILLIS))
              : run(address, "round" + round, true, random.nextLong(PLAYING_MILLIS));
      acknowledged += last.values().stream().mapToInt(version -> version + 1).sum();
      try (GameStore store = Stores.open(address)) {
        for (Map.Entry<String, Integer> game : last.entrySet()) {
          assertKept(store, game.getKey(), game.getValue());
        }
        assertThat(store.create(Samples.heading("after" + round), Samples.event(0))).isTrue();
      }
    }
    assertThat(acknowledged).as("acknowledged").isGreaterThan(times);
  }

  private static void assertKept(GameStore store, String id, int last) throws Exception {
    StoredGame game = store.read(id, 0).orElseThrow();
    List<Event> events = game.events();
    // One more may have been kept while it was killed.
    assertThat(events.size()).as(id).isBetween(last + 1, last + 2);
    assertThat(events)
        .isEqualTo(
            IntStream.range(0, events.size())
                .mapToObj(version -> new Event(version, "move", id + " " + version, version))
                .toList());
    assertThat(game.isOver()).isEqualTo(events.size() == Appender.LENGTH);
    if (game.isOver()) {
      assertThat(store.record(id)).contains(id);
    }
  }

  /// Lets a process play, kills it so long after its start or after the first event that it says is
  /// kept, and returns the last version of each game that it said so of.
  private static Map<String, Integer> run(
      String address, String name, boolean isPlaying, long millis) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Appender.class.getName(),
                address,
                name)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    CountDownLatch playing = new CountDownLatch(isPlaying ? 1 : 0);
    Thread killer = Thread.ofPlatform().start(() -> kill(process, playing, millis));
    String said = "";
    try (InputStream out = process.getInputStream()) {
      int first = out.read();
      playing.countDown();
      if (first >= 0) {
        said = (char) first + new String(out.readAllBytes(), StandardCharsets.UTF_8);
      }
    }
    killer.join();
    Map<String, Integer> last = new HashMap<>();
    // The last line may be cut.
    for (String line : said.substring(0, said.lastIndexOf('\n') + 1).lines().toList()) {
      int space = line.indexOf(' ');
      last.merge(line.substring(0, space), Integer.valueOf(line.substring(space + 1)), Math::max);
    }
    return last;
  }

  private static void kill(Process process, CountDownLatch playing, long millis) {
    try {
      boolean _ = playing.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
      boolean _ = process.waitFor(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    // Through its handle, which leaves open the stream that it has written to.
    boolean _ = process.toHandle().destroyForcibly();
  }
}
