package quinas.arena.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.arena.clock.Clock;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.record.Komi;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.catsdogs.CatsDogs;

/// Real players that are offered the other seat.
@Timeout(60)
class ChoosingTest {

  // Four cats, with room for four more, and a dog without any: seven points for the cats.
  private static final String SEVEN_AHEAD = "1c1c/1c1c/####/d### d place 1 1";

  private static final String NODES = "nodes=2000";

  private static Stream<String> players() {
    return Stream.of(
        "engine:nodes=2000",
        "level:8",
        "level:10",
        "classic:easy",
        "ugi:" + QuinasProgram.command(QuinasProgram.class));
  }

  private static Choice choice(Player player, Options options, Seat seat, String points)
      throws Exception {
    Position position = CatsDogs.GAME.notation().position(SEVEN_AHEAD, options);
    TimeControl control = TimeControl.read(NODES);
    Clock clock = Clock.start(control, control);
    Komi komi = Komi.read(CatsDogs.GAME, points);
    return player.choose(new Offer(position, List.of(), position, clock, seat, komi));
  }

  @ParameterizedTest
  @MethodSource("players")
  void everyoneWantsTheSeatThatWinsWithTheKomi(String text) throws Exception {
    Options options = Options.read(CatsDogs.GAME, "size=4,specials=off");
    Position position = CatsDogs.GAME.notation().position(SEVEN_AHEAD, options);
    try (Player player = Entrants.read(options, text, Timing.STANDARD).open(options)) {
      player.begin(options, position, 1);

      assertThat(choice(player, options, Seat.SECOND, "6.5").isSwap()).isTrue();
      assertThat(choice(player, options, Seat.FIRST, "6.5").isSwap()).isFalse();
      assertThat(choice(player, options, Seat.SECOND, "7.5").isSwap()).isFalse();
      assertThat(choice(player, options, Seat.FIRST, "7.5").isSwap()).isTrue();
    }
  }
}
