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

/// What is chosen before a game: its options, who plays, and whether the pie rule holds.
///
/// @param hasPie whether who does not begin may change seats, once
public record Setup(Options options, Player first, Player second, boolean hasPie) {

  /// The place in the ladder of the level that plays where nobody has chosen one.
  static final int GENTLE = 2;

  /// A person against a gentle level.
  public static Setup standard(Game game) {
    List<Level> ladder = Levels.ladder(game);
    Player opponent = ladder.size() > GENTLE ? Player.computer(ladder.get(GENTLE)) : Player.HUMAN;
    return new Setup(Options.standard(game), Player.HUMAN, opponent, false);
  }

  public Game game() {
    return options.game();
  }

  public Player player(Seat seat) {
    return seat == Seat.FIRST ? first : second;
  }

  public Setup with(Options options) {
    return new Setup(options, first, second, hasPie);
  }

  public Setup with(Player first, Player second) {
    return new Setup(options, first, second, hasPie);
  }

  public Setup withPie(boolean hasPie) {
    return new Setup(options, first, second, hasPie);
  }

  /// A new game.
  public Table deal(long seed) {
    return Table.deal(options, seed, first, second).withPie(hasPie);
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
}
