package quinas.server.table;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import quinas.arena.store.Change;
import quinas.arena.store.GameStore;
import quinas.arena.store.StoreException;
import quinas.rules.Seat;
import quinas.server.api.ApiException;
import quinas.server.api.Code;
import quinas.server.api.CreateGame;
import quinas.server.api.Created;
import quinas.server.computer.Searches;
import quinas.server.live.Conduct;
import quinas.server.live.LiveGame;
import quinas.server.live.Secrets;
import quinas.server.metrics.Metrics;

/// All games that this server has in hand, and the way to those that lie in the database.
public final class Tables implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Tables.class);

  /// How long after its last connection broke a player counts as gone, in milliseconds.
  private static final long RECONNECTION = 5_000;

  /// The same for those who were there when the server stopped.
  private static final long RETURN = 30_000;

  /// How long those who look on may wait to see how many they are, in milliseconds.
  private static final long PRESENCE = 1_000;

  private static final long SWEEP = 30_000;

  /// How long a table stays in memory that nobody uses, in milliseconds.
  private static final long IDLE = 120_000;

  private final GameStore store;
  private final Conduct conduct;
  private final InstantSource time;
  private final Chronicle chronicle;
  private final NewGames newGames;
  private final Pulse pulse;
  private final Agenda agenda;
  private final Computers computers;
  private final Map<String, Table> tables = new ConcurrentHashMap<>();
  private GameStore.@Nullable Subscription subscription;

  public Tables(
      GameStore store,
      Conduct conduct,
      InstantSource time,
      Secrets secrets,
      Searches searches,
      Metrics metrics) {
    this.store = store;
    this.conduct = conduct;
    this.time = time;
    chronicle = new Chronicle(store);
    newGames = new NewGames(this, secrets, metrics);
    pulse = new Pulse(this, store, secrets.id());
    agenda = new Agenda(time);
    computers = new Computers(searches, agenda, secrets);
  }

  /// Takes up all games that are not over. Their clocks stand until [#begin].
  public void open() throws StoreException {
    subscription = store.listen(this::heard);
    pulse.begin(this::takeUp);
  }

  private void takeUp() throws StoreException {
    for (String id : store.open()) {
      try {
        find(id);
      } catch (StoreException e) {
        LOG.error("game {} is left alone", id, e);
      }
    }
  }

  /// Goes on with all games, now that players can reach them.
  public void begin() throws StoreException {
    pulse.beat();
    checkLeft(RETURN);
    agenda.every(Pulse.INTERVAL, pulse::beat);
    agenda.every(SWEEP, this::sweep);
  }

  long now() {
    return time.millis();
  }

  Conduct conduct() {
    return conduct;
  }

  Chronicle chronicle() {
    return chronicle;
  }

  Pulse pulse() {
    return pulse;
  }

  /// How many games are in hand that are not over.
  public long live() {
    return tables.values().stream().filter(table -> !table.game().isOver()).count();
  }

  /// A game, wherever it is; empty if there is none that was played on a server.
  public Optional<Table> find(String id) throws StoreException {
    Table table = tables.get(id);
    if (table != null) {
      return Optional.of(table);
    }
    Optional<LiveGame> kept = chronicle.read(id);
    return kept.isEmpty() ? Optional.empty() : Optional.of(seat(kept.get()));
  }

  /// Whether a text that came from outside can be the id of a game.
  public static boolean isId(String text) {
    return text.matches("[A-Za-z0-9_-]{1,64}");
  }

  /// The game of an id that came from outside.
  ///
  /// @throws ApiException if there is none
  public Table get(String id) throws ApiException, StoreException {
    Optional<Table> table = isId(id) ? find(id) : Optional.empty();
    if (table.isEmpty()) {
      throw new ApiException(Code.NO_SUCH_GAME, "there is no such game");
    }
    return table.get();
  }

  /// Puts a game on a table, unless somebody has just done so.
  Table seat(LiveGame game) throws StoreException {
    Table table = new Table(this, game);
    Table other = tables.putIfAbsent(game.id(), table);
    if (other != null) {
      return other;
    }
    changed(table, game);
    table.lookAgain(-1);
    return table;
  }

  /// Makes a game.
  public Created create(CreateGame wish) throws ApiException, StoreException {
    return newGames.create(wish);
  }

  /// Takes the open seat of a game. Who brings a token that opens a seat already, because the
  /// answer to the first time was lost, gets that seat again.
  ///
  /// @param own the new player's secret, if he made one himself
  public Created.Joined join(Table table, String invitation, String name, Optional<String> own)
      throws ApiException, StoreException {
    return newGames.join(table, invitation, name, own);
  }

  /// Makes the next game of the same two. Their secrets open their seats there too.
  ///
  /// @return its id
  String rematch(LiveGame game) throws StoreException {
    return newGames.rematch(game);
  }

  /// The seat of a game that a secret opens.
  ///
  /// @throws ApiException if it opens none
  public static Seat seat(Table table, String token) throws ApiException {
    Seat seat = table.game().seatOf(token);
    if (seat == null) {
      throw new ApiException(Code.BAD_TOKEN, "this token opens no seat of this game");
    }
    return seat;
  }

  /// What comes next at a table depends on what has just happened there.
  void changed(Table table, LiveGame game) {
    agenda.due(game.id(), conduct.due(game), table::expire);
    computers.changed(table, game);
  }

  void dropped(Table table, Seat seat) {
    agenda.at(now() + RECONNECTION, () -> table.checkLeft(seat));
  }

  void presenceChanged(Table table, boolean isPlayer) {
    if (isPlayer) {
      table.announcePresence();
    } else {
      agenda.due("presence " + table.game().id(), now() + PRESENCE, table::announcePresence);
    }
  }

  /// Looks after so many milliseconds who is not there, in all games. Of those who are at another
  /// server we cannot know; it answers at once that they are.
  private void checkLeft(long millis) {
    for (Table table : tables.values()) {
      for (Seat seat : Seat.values()) {
        agenda.after(millis, () -> table.checkLeft(seat));
      }
    }
  }

  /// Whoever was connected to a server that is there no more has lost the connection, in whatever
  /// game. All servers that remain say so; of each event one is kept.
  void otherServerGone() {
    LOG.info("another server is there no more");
    agenda.soon(() -> {
      takeUp();
      checkLeft(RECONNECTION);
    });
  }

  /// Whether this server has players whom another would miss.
  boolean isAnybodyThere() {
    return tables.values().stream().anyMatch(Table::isAnybodyThere);
  }

  /// Whether it matters to anybody that the time while no server is there is not charged.
  boolean isTimeMatters() {
    return tables.values().stream().anyMatch(table -> Conduct.isTimeMatters(table.game()));
  }

  /// When something last happened in any game: whatever server kept it, it was there then.
  long latest() {
    return tables.values().stream().mapToLong(table -> table.game().at()).max().orElse(0);
  }

  /// No server was there since then; 0 if none ever said that it was.
  void resume(long since) throws StoreException {
    if (since > 0 && isTimeMatters()) {
      LOG.info("no server was there since {}", Instant.ofEpochMilli(since));
    }
    agenda.all(tables.values().stream().map(table -> () -> table.resume(since)));
  }

  private void heard(Change change) {
    if (change.version() < 0) {
      tables.values().forEach(table -> agenda.soon(() -> table.lookAgain(-1)));
      return;
    }
    Table table = tables.get(change.id());
    if (table != null && table.game().version() < change.version()) {
      agenda.soon(() -> table.lookAgain(change.version()));
    }
  }

  /// Puts away what nobody needs, and takes up what others have begun.
  private void sweep() throws StoreException {
    long now = now();
    for (Table table : List.copyOf(tables.values())) {
      LiveGame game = table.game();
      boolean isDueLater = conduct.due(game) - now > 2 * SWEEP;
      if (isDueLater && !Conduct.isTimeMatters(game) && table.isIdle(IDLE)) {
        tables.remove(game.id(), table);
        agenda.forget(game.id());
      }
    }
    for (String id : store.open()) {
      if (!tables.containsKey(id)) {
        wake(id, now);
      }
    }
  }

  /// Looks whether a game that is not in hand needs somebody to go on.
  private void wake(String id, long now) throws StoreException {
    Optional<LiveGame> game = chronicle.read(id);
    if (game.isPresent()
        && (conduct.due(game.get()) - now <= 2 * SWEEP
            || Conduct.isTimeMatters(game.get())
            || game.get().computerToMove() != null)) {
      seat(game.get());
    }
  }

  /// Stops the clocks' consequences and the computers; what is under way is finished.
  @Override
  public void close() {
    if (subscription != null) {
      subscription.close();
    }
    computers.close();
    agenda.close();
    try {
      pulse.beat();
    } catch (StoreException e) {
      LOG.warn("the database does not know how long we were there", e);
    }
  }
}
