package quinas.storage;

import java.util.Optional;
import quinas.arena.store.Event;
import quinas.arena.store.Finished;
import quinas.arena.store.Heading;

/// What is kept in one step: a new game, an event, an end, or several of these of one game; or, of
/// no game at all, that a server is there.
///
/// @param id of the game, or of the server
/// @param at when, in milliseconds since 1970
record Write(
    String id, Optional<Heading> heading, Optional<Event> event, Optional<Finished> end, long at) {

  static final Write NOTHING =
      new Write("", Optional.empty(), Optional.empty(), Optional.empty(), 0);

  static Write create(Heading heading, Event first) {
    return new Write(
        heading.id(), Optional.of(heading), Optional.of(first), Optional.empty(), first.at());
  }

  static Write append(String id, Event event, Optional<Finished> end) {
    return new Write(id, Optional.empty(), Optional.of(event), end, event.at());
  }

  static Write add(Heading heading, Finished game) {
    return new Write(
        heading.id(),
        Optional.of(heading),
        Optional.empty(),
        Optional.of(game),
        heading.createdAt());
  }

  static Write beat(String server, long at) {
    return new Write(server, Optional.empty(), Optional.empty(), Optional.empty(), at);
  }

  boolean isBeat() {
    return heading.isEmpty() && event.isEmpty() && end.isEmpty() && at > 0;
  }

  int version() {
    return event.map(Event::version).orElse(-1);
  }
}
