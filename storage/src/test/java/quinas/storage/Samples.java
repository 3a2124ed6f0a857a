package quinas.storage;

import java.util.Optional;
import quinas.arena.store.Event;
import quinas.arena.store.Finished;
import quinas.arena.store.Heading;
import quinas.arena.store.Query;

/// What the tests keep.
final class Samples {

  static Heading heading(String id) {
    return new Heading(id, "infection", "board=7 jumps=yes", 1_790_000_000_000L);
  }

  static Event event(int version) {
    return new Event(
        version, "move", "{\"move\": \"a1b2\", \"ply\": " + version + "}", 5_000 + version);
  }

  static Finished finished(String first, String second) {
    return new Finished(
        first,
        second,
        "human",
        "maester",
        "first",
        "rules",
        42,
        "2026-03-21",
        "record of " + first);
  }

  static Finished on(String day, String result) {
    return new Finished(
        "Ana", "Rui", "human", "human", result, "rules", 7, day, day + " " + result + "\n");
  }

  static Query player(String part) {
    return new Query(
        Optional.empty(),
        Optional.of(part),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  static Query result(String result) {
    return new Query(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(result),
        Optional.empty(),
        Optional.empty());
  }

  private Samples() {}
}
