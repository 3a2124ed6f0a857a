package quinas.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import quinas.rules.Option;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// Players who know nothing and so come everywhere: their games all end.
final class RandomPlayers {

  /// An option with more numbers than this shares the games of one value among them.
  private static final int MANY = 12;

  /// Stands for all texts of an option that takes any.
  private static final String TEXT = "…";

  private final RandomOptions options;

  RandomPlayers(RandomOptions options) {
    this.options = options;
  }

  void finish(Options set, int games) {
    for (long seed = 0; seed < games; seed++) {
      finish(set, seed);
    }
  }

  /// Plays until each value of each option has had so many games, of which one game counts for a
  /// value of every option: the others are drawn anew each time.
  void finishWithEveryValue(int games) {
    RandomGenerator random = new SplitMix64(41);
    Map<String, Integer> played = new HashMap<>();
    for (Option option : options.game().options()) {
      int numbers = option.high() - option.low() + 1;
      int each = numbers > MANY ? Math.max(1, games / numbers) : games;
      for (String value : option.values()) {
        finishWith(option, value, option.words().contains(value) ? games : each, random, played);
      }
      if (option.isText()) {
        finishWith(option, TEXT, games, random, played);
      }
    }
  }

  private void finishWith(
      Option option, String value, int games, RandomGenerator random, Map<String, Integer> played) {
    while (played.getOrDefault(option.key() + "=" + value, 0) < games) {
      String fixed = value.equals(TEXT) ? options.texts().apply(option, random) : value;
      Options set = options.next(random, Map.of(option.key(), fixed));
      finish(set, random.nextLong());
      int before = played.getOrDefault(option.key() + "=" + value, 0);
      count(set, played);
      assertThat(played.getOrDefault(option.key() + "=" + value, 0))
          .as("games with %s=%s, after %s", option.key(), value, fixed)
          .isEqualTo(before + 1);
    }
  }

  /// Counts a game for each value that was chosen; one that was not may be without effect.
  private static void count(Options set, Map<String, Integer> played) {
    for (Option option : set.game().options()) {
      if (set.isChosen(option.key())) {
        String value = set.get(option.key());
        boolean isListed = option.values().contains(value);
        played.merge(option.key() + "=" + (isListed ? value : TEXT), 1, Integer::sum);
      }
    }
  }

  private void finish(Options set, long seed) {
    RandomGenerator random = new SplitMix64(seed);
    Position position = set.game().deal(set, random);
    for (int length = 0; !position.isOver(); length++) {
      if (length > RandomGame.LONGEST) {
        throw new AssertionError(
            "a game does not end" + new Scene(set, "seed " + seed, position, ""));
      }
      position = position.play(position.randomMove(random));
    }
  }
}
