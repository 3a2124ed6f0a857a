package quinas.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Option;
import quinas.rules.Options;

/// Draws options of a game.
///
/// @param texts draws a value for an option that takes any text
record RandomOptions(Game game, BiFunction<Option, RandomGenerator, String> texts) {

  private static final int TRIES = 1000;

  /// The fixed values, and for every other option a random value or none, such that all are allowed
  /// together.
  Options next(RandomGenerator random, Map<String, String> fixed) {
    for (int tries = 0; tries < TRIES; tries++) {
      Optional<Options> drawn = draw(random, fixed);
      if (drawn.isPresent()) {
        return drawn.get();
      }
    }
    throw new AssertionError("nothing found that is allowed together with " + fixed);
  }

  private Optional<Options> draw(RandomGenerator random, Map<String, String> fixed) {
    Map<String, String> chosen = new TreeMap<>(fixed);
    for (Option option : game.options()) {
      if (!fixed.containsKey(option.key())) {
        List<String> values = values(option, random);
        int pick = random.nextInt(values.size() + 1);
        if (pick < values.size()) {
          chosen.put(option.key(), values.get(pick));
        }
      }
    }
    try {
      return Optional.of(Options.of(game, chosen));
    } catch (NotationException notTogether) {
      return Optional.empty();
    }
  }

  /// All values, with one random text where any is allowed.
  List<String> values(Option option, RandomGenerator random) {
    List<String> values = new ArrayList<>(option.values());
    if (option.isText()) {
      values.add(texts.apply(option, random));
    }
    return values;
  }
}
