package quinas.arena.tournament;

import java.util.Optional;
import quinas.arena.clock.TimeControl;
import quinas.arena.player.Entrant;
import quinas.arena.player.Player;
import quinas.arena.player.PlayerException;
import quinas.rules.Options;

/// An entrant under the name, and with the time, that a tournament gives it.
record NamedEntrant(Entrant entrant, String name, Optional<TimeControl> control)
    implements Entrant {

  @Override
  public String text() {
    return entrant.text();
  }

  @Override
  public Player open(Options options) throws PlayerException, InterruptedException {
    return entrant.open(options);
  }
}
