package quinas.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import quinas.engine.level.Level;
import quinas.engine.level.Levels;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Seat;

/// What is chosen before a game: its options and who plays.
public record Setup(Options options, Player first, Player second) {

  /// A person against the strongest of the original's levels that needs no special options.
  public static Setup standard(Game game) {
    Options options = Options.standard(game);
    for (Level level : Levels.original(game).reversed()) {
      Setup setup = new Setup(options, Player.HUMAN, Player.computer(level));
      if (setup.deal(0).misplaced().isEmpty()) {
        return setup;
      }
    }
    return new Setup(options, Player.HUMAN, Player.HUMAN);
  }

  public Game game() {
    return options.game();
  }

  public Player player(Seat seat) {
    return seat == Seat.FIRST ? first : second;
  }

  public Setup with(Options options) {
    return new Setup(options, first, second);
  }

  public Setup with(Player first, Player second) {
    return new Setup(options, first, second);
  }

  /// A new game.
  public Table deal(long seed) {
    return Table.deal(options, seed, first, second);
  }

  /// This with one option changed so that all levels can play, if there is such an option. In
  /// Pushee, a level that cheats needs leave to do so.
  public Optional<Setup> fitting() {
    return game().options().stream()
        .flatMap(option -> option.words().stream().map(word -> changed(option.key(), word)))
        .flatMap(Optional::stream)
        .filter(setup -> setup.deal(0).misplaced().isEmpty())
        .findFirst();
  }

  /// This with one option changed, if the others allow it.
  private Optional<Setup> changed(String key, String value) {
    try {
      return Optional.of(with(options.with(key, value)));
    } catch (NotationException impossible) {
      return Optional.empty();
    }
  }

  /// A seed that nobody has chosen; short enough to be typed again.
  public static long anySeed() {
    return RandomGenerator.getDefault().nextLong(1, 1_000_000);
  }

  /// The levels that the game has, from the weakest.
  public List<Level> levels() {
    return Levels.of(game());
  }
}
