package quinas.arena.store;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Where games are kept. A game is a chain of events, numbered from 0 without a gap; nothing is
/// ever changed or taken away, so any number of servers may write: of two that append the same
/// version one is refused, reads what the other wrote and tries again.
///
/// What a method has done when it returns survives the death of this process, and, as far as the
/// database promises it, of the machine. Every method may be called by many threads at once.
public interface GameStore extends AutoCloseable {

  /// Keeps a new game.
  ///
  /// @param first its event with version 0
  /// @return false if there is a game of this id already; nothing has changed then
  boolean create(Heading heading, Event first) throws StoreException;

  /// Keeps the next event of a game, and in the same step, if it is over with it, what the archive
  /// shows of it.
  ///
  /// @return false if the game has an event of that version, or none of the one before; nothing has
  ///   changed then
  boolean append(String id, Event event, Optional<Finished> end) throws StoreException;

  /// A game with its events from version `from` on, in order.
  Optional<StoredGame> read(String id, int from) throws StoreException;

  /// The ids of the games that are not over, oldest first.
  List<String> open() throws StoreException;

  /// A game that was played elsewhere, for the archive.
  ///
  /// @return false if there is a game of this id already
  boolean add(Heading heading, Finished game) throws StoreException;

  /// Games that are over, the newest first, at most `limit` of them.
  ///
  /// @param after the id of the last game of the page before, if this is not the first page
  List<ArchivedGame> find(Query query, Optional<String> after, int limit) throws StoreException;

  /// The record of a game that is over.
  Optional<String> record(String id) throws StoreException;

  /// The records of all games that are over and match, oldest first; to be closed after use. Holds
  /// few of them in memory at a time.
  Stream<String> records(Query query) throws StoreException;

  /// Is told of each event that anybody has kept, in this process or another on the same database;
  /// perhaps more than once, perhaps late, and after a lost connection with version -1, which means
  /// that anything may have happened to any game. Runs on a thread of the store; must be quick.
  ///
  /// @return ends the subscription
  AutoCloseable listen(Consumer<Change> listener) throws StoreException;

  /// Whether the database answers.
  boolean isHealthy();

  @Override
  void close();
}
