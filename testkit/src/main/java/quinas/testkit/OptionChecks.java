package quinas.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Option;
import quinas.rules.Options;
import quinas.rules.SplitMix64;

/// A game's options: what is allowed, what is refused, and how they read.
final class OptionChecks {

  private final Subject subject;
  private final Game game;

  OptionChecks(Subject subject) {
    this.subject = subject;
    this.game = subject.game();
  }

  void optionsReadBack() {
    List<Options> all = new ArrayList<>(subject.optionSets());
    all.add(Options.standard(game));
    all.addAll(someAllowedTogether(100));
    for (Option option : game.options()) {
      for (String value : option.values()) {
        all.add(Subject.options(game, Map.of(option.key(), value)));
      }
    }
    for (Options options : all) {
      assertThat(Subject.options(game, options.toString())).isEqualTo(options);
    }
  }

  void wrongOptionsAreRefused() {
    assertRefused("nothing=1");
    assertRefused("nothing");
    assertRefused("=");
    assertRefused(",");
    for (Option option : game.options()) {
      String key = option.key();
      String good = key + "=" + option.standard();
      assertRefused(key);
      assertRefused(good + "," + good);
      assertRefused(good + ",");
      assertRefused(good + " ");
      assertRefused(" " + good);
      assertRefused(key + "=0" + option.standard());
      for (String wrong : List.of("", "?", "-1", "+1", "1.5", "99999999999", "٣", "nonsense")) {
        assertRefused(key + "=" + wrong);
      }
      if (option.low() <= option.high()) {
        assertRefused(key + "=" + (option.low() - 1));
        assertRefused(key + "=" + (option.high() + 1));
      }
    }
  }

  private void assertRefused(String options) {
    assertThatThrownBy(() -> Options.read(game, options))
        .as(options)
        .isInstanceOf(NotationException.class);
  }

  /// Option sets with a random value for every option, of those that are allowed together.
  List<Options> someAllowedTogether(int wanted) {
    RandomGenerator random = new SplitMix64(41);
    List<Options> found = new ArrayList<>();
    for (int tries = 0; tries < 20 * wanted && found.size() < wanted; tries++) {
      some(random).ifPresent(found::add);
    }
    assertThat(found).hasSize(wanted);
    return found;
  }

  private Optional<Options> some(RandomGenerator random) {
    Map<String, String> chosen = new TreeMap<>();
    for (Option option : game.options()) {
      List<String> values = option.values();
      int pick = random.nextInt(values.size() + 1);
      if (pick < values.size()) {
        chosen.put(option.key(), values.get(pick));
      }
    }
    try {
      return Optional.of(Options.of(game, chosen));
    } catch (NotationException notTogether) {
      return Optional.empty();
    }
  }
}
