package quinas.testkit;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/// The hashes of positions of one option set; no two positions may share one.
final class Hashes {

  private final Map<Long, String> texts = new HashMap<>();

  /// Adds the position of a scene.
  void add(Scene scene) {
    String text = scene.position().toString();
    String other = texts.putIfAbsent(scene.position().hash(), text);
    scene.check(other == null || other.equals(text), "no position has the hash of " + other);
  }

  Set<Long> all() {
    return texts.keySet();
  }
}
