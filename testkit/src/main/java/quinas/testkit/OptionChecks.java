package quinas.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
  private final RandomOptions drawn;

  OptionChecks(Subject subject, RandomOptions drawn) {
    this.subject = subject;
    this.game = subject.game();
    this.drawn = drawn;
  }

  void optionsReadBack() {
    List<Options> all = new ArrayList<>(subject.optionSets());
    all.add(Options.standard(game));
    RandomGenerator random = new SplitMix64(40);
    for (int i = 0; i < 100; i++) {
      all.add(drawn.next(random, Map.of()));
    }
    for (Option option : game.options()) {
      for (String value : drawn.values(option, random)) {
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
}
