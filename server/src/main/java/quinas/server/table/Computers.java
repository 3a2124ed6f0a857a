package quinas.server.table;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import quinas.arena.store.StoreException;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.server.api.Action;
import quinas.server.api.ApiException;
import quinas.server.computer.Opponent;
import quinas.server.computer.Searches;
import quinas.server.live.LiveGame;
import quinas.server.live.Secrets;

/// Moves for the computers. Where several servers have a game in hand, the one where somebody
/// watches thinks first; if two do, the second's move is refused like any other that comes late.
final class Computers implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Computers.class);

  /// How long a server where nobody watches leaves it to others, in milliseconds.
  private static final long COURTESY = 3_000;

  private static final long RETRY = 1_000;

  /// How long the engine thinks at most where no clock says less.
  private static final Duration MOST = Duration.ofSeconds(20);

  private final Searches searches;
  private final Agenda agenda;
  private final Secrets secrets;

  /// What somebody thinks about, by the game's id.
  private final Map<String, Position> thoughts = new ConcurrentHashMap<>();

  private volatile boolean isClosed;

  Computers(Searches searches, Agenda agenda, Secrets secrets) {
    this.searches = searches;
    this.agenda = agenda;
    this.secrets = secrets;
  }

  /// Begins to think if it is a computer's turn and nobody has begun.
  void changed(Table table, LiveGame game) {
    Seat seat = game.computerToMove();
    if (seat != null && !game.position().equals(thoughts.put(game.id(), game.position()))) {
      long wait = table.isWatched() || game.version() < 2 ? 0 : COURTESY;
      later(wait, () -> move(table, game, seat));
    }
  }

  private void later(long wait, Agenda.Task task) {
    if (wait == 0) {
      agenda.soon(task);
    } else {
      agenda.after(wait, task);
    }
  }

  private void move(Table table, LiveGame game, Seat seat) throws StoreException {
    Optional<Opponent> opponent = Opponent.read(game.game(), game.sitter(seat).level());
    if (opponent.isEmpty()) {
      LOG.error("game {}: there is no player {}", game.id(), game.sitter(seat).level());
      return;
    }
    try {
      String move = searches.run(() -> choose(opponent.get(), table, game));
      if (isWanted(table, game)) {
        table.act(seat, new Action.Move(game.plies(), move), 0);
      }
      again(table, game, 0);
    } catch (ApiException e) {
      LOG.info("game {}: the computer's move was refused: {}", game.id(), e.getMessage());
      again(table, game, RETRY);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (StoreException | RuntimeException e) {
      LOG.error("game {}: the computer did not move", game.id(), e);
      again(table, game, RETRY);
    }
  }

  /// This is over; if it is still, or again, a computer's turn, it thinks anew.
  private void again(Table table, LiveGame game, long wait) {
    thoughts.remove(game.id(), game.position());
    if (!isClosed && table.game().computerToMove() != null) {
      later(wait, () -> changed(table, table.game()));
    }
  }

  private String choose(Opponent opponent, Table table, LiveGame game) {
    int move =
        opponent.choose(
            game.position(),
            new SplitMix64(secrets.bits()),
            game.thinkingTime().map(time -> time.compareTo(MOST) < 0 ? time : MOST).orElse(MOST),
            () -> !isWanted(table, game));
    return game.game().notation().text(move);
  }

  private boolean isWanted(Table table, LiveGame game) {
    LiveGame now = table.game();
    return !isClosed && now.isPlaying() && now.position().equals(game.position());
  }

  @Override
  public void close() {
    isClosed = true;
  }
}
