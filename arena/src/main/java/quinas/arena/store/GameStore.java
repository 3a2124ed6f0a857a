package quinas.arena.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Where games are kept. A game is a chain of events, numbered from 0 without a gap; none is ever
/// changed or taken away, so any number of servers may write: of two that append the same version
/// one is refused, reads what the other wrote and tries again.
///
/// What a method has done when it returns survives the death of this process, and, as far as the
/// database promises it, of the machine. Every method may be called by many threads at once.
///
/// What the database cannot do is a [StoreException].
public interface GameStore extends AutoCloseable {

  /// Keeps a new game.
  ///
  /// @param first its event with version 0
  /// @return false if there is a game of this id already; nothing has changed then
  boolean create(Heading heading, Event first) throws StoreException;

  /// Keeps the next event of a game, and in the same step, if it is over with it, what the archive
  /// shows of it. More may happen after the end, such as talk of a rematch; but no second end.
  ///
  /// @return false if the game has an event of that version, or none of the one before, or is over
  ///   and was to end again; nothing has changed then
  boolean append(String id, Event event, Optional<Finished> end) throws StoreException;

  /// A game with its events from version `from` on, in order. A game that was only [#add]ed has
  /// none.
  Optional<StoredGame> read(String id, int from) throws StoreException;

  /// The ids of the games that are not over, oldest first.
  List<String> open() throws StoreException;

  /// Keeps a game that was played elsewhere, for the archive.
  ///
  /// @return false if there is a game of this id already; nothing has changed then
  boolean add(Heading heading, Finished game) throws StoreException;

  /// Games that are over, at most `limit` of them: the newest day first, and of one day those first
  /// that were kept last. A game that comes in between two pages moves none from one to the other.
  ///
  /// @param after the id of the last game of the page before, if this is not the first page; after
  ///   one that the archive does not know there is nothing
  List<ArchivedGame> find(Query query, Optional<String> after, int limit) throws StoreException;

  /// The record of a game that is over.
  Optional<String> record(String id) throws StoreException;

  /// The records of all games that [#find] would find, in the opposite order. Holds few of them in
  /// memory, and nothing of the database while nobody asks for the next, so it may be read as
  /// slowly as one likes. A fault on the way is an [java.io.UncheckedIOException] around a
  /// [StoreException].
  Stream<String> records(Query query) throws StoreException;

  /// Is told of each event that anybody keeps from now on, in this process or another on the same
  /// database: perhaps more than once, perhaps late, and with version -1 when events may have been
  /// missed, as after a lost connection: then anything may have happened to any game. Runs on a
  /// thread of the store; must be quick.
  ///
  /// @return ends the subscription
  Subscription listen(Consumer<Change> listener) throws StoreException;

  /// Notes that a server is there: until this time players could play. Of all that it has noted the
  /// latest counts.
  ///
  /// @param server its name, which no other has
  /// @param at milliseconds since 1970
  void beat(String server, long at) throws StoreException;

  /// The latest time that each server has noted, by its name: of those that were there on the last
  /// day that any was, and perhaps of more.
  Map<String, Long> beats() throws StoreException;

  /// Whether the database answers.
  boolean isHealthy();

  /// Keeps what was handed over before, and lets go of the database.
  @Override
  void close();

  /// A listener's place.
  interface Subscription extends AutoCloseable {
    @Override
    void close();
  }
}
