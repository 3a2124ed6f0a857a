package quinas.server.table;

import java.util.Optional;
import quinas.arena.store.StoreException;
import quinas.rules.NotationException;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.server.api.ApiException;
import quinas.server.api.CreateGame;
import quinas.server.api.Created;
import quinas.server.live.Happening;
import quinas.server.live.LiveGame;
import quinas.server.live.Portrait;
import quinas.server.live.Secrets;
import quinas.server.metrics.Metrics;

/// How games come to be: made with the secrets that open their seats, joined, and played again.
final class NewGames {

  private final Tables tables;
  private final Secrets secrets;
  private final Metrics metrics;

  NewGames(Tables tables, Secrets secrets, Metrics metrics) {
    this.tables = tables;
    this.secrets = secrets;
    this.metrics = metrics;
  }

  Created create(CreateGame wish) throws ApiException, StoreException {
    String token = secrets.token();
    Founding founding = Founding.of(wish, new SplitMix64(secrets.bits()), Secrets.hash(token));
    String invitation = founding.isOpen() ? secrets.token() : null;
    Happening.Created created =
        founding.created(invitation == null ? "" : Secrets.hash(invitation));
    Table table = tables.seat(begin(created));
    metrics.created();
    return new Created(table.state(), token, founding.seat(), invitation);
  }

  private LiveGame begin(Happening.Created created) throws StoreException {
    try {
      LiveGame game = LiveGame.begin(secrets.id(), created, tables.now());
      if (!tables.chronicle().begin(game, created)) {
        throw new AssertionError("an id came up twice");
      }
      return game;
    } catch (NotationException e) {
      throw new AssertionError("it was looked at before", e);
    }
  }

  Created.Joined join(Table table, String invitation, String name, Optional<String> own)
      throws ApiException, StoreException {
    String token = own.orElseGet(secrets::token);
    Seat seat = table.join(invitation, name, token);
    return new Created.Joined(table.state(), token, seat);
  }

  String rematch(LiveGame game) throws StoreException {
    Position start = game.game().deal(game.options(), new SplitMix64(secrets.bits()));
    metrics.created();
    return tables.seat(begin(Portrait.rematch(game, start))).game().id();
  }
}
