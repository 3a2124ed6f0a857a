package quinas.arena.player;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.program.Endpoint;
import quinas.arena.program.ForeignEngine;
import quinas.arena.program.Info;
import quinas.arena.program.ProgramException;
import quinas.arena.program.Reply;
import quinas.arena.protocol.Dialect;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.infection.Infection;

/// Another program: `ugi:'my engine' -q?Hash=64`, `uai:ENGINE`, `tcp:HOST:PORT`,
/// `uai+tcp:HOST:PORT`.
///
/// @param settings its own options
record ProgramEntrant(
    String name,
    String text,
    Optional<TimeControl> control,
    Endpoint endpoint,
    Dialect dialect,
    Map<String, Optional<String>> settings,
    Timing timing)
    implements Entrant {

  /// How the texts of programs begin.
  static final List<String> KINDS = List.of("ugi:", "uai:", "tcp:", "uai+tcp:");

  static ProgramEntrant read(Options options, EntrantText text, Timing timing)
      throws NotationException {
    Dialect dialect = text.kind().startsWith("uai") ? Dialect.UAI : Dialect.UGI;
    if (dialect == Dialect.UAI
        && !(options.game().equals(Infection.GAME) && options.is("jumps", "ring"))) {
      throw new NotationException("UAI is for infection with jumps=ring only, which is Ataxx");
    }
    Endpoint endpoint = endpoint(text);
    endpoint.check(timing.onProcessor());
    String name = text.name().orElseGet(() -> name(endpoint));
    return new ProgramEntrant(
        name, text.text(), text.control(), endpoint, dialect, text.settings(), timing);
  }

  private static Endpoint endpoint(EntrantText text) throws NotationException {
    if (!text.kind().endsWith("tcp:")) {
      return new Endpoint.Command(text.words());
    }
    if (text.words().size() > 1) {
      throw new NotationException("player \"%s\" is more than one word", text.text());
    }
    return Endpoint.Address.read(text.words().getFirst());
  }

  private static String name(Endpoint endpoint) {
    return switch (endpoint) {
      case Endpoint.Command command ->
          String.valueOf(Path.of(command.words().getFirst()).getFileName());
      case Endpoint.Address address -> address.toString();
    };
  }

  @Override
  public Player open(Options options) throws PlayerException, InterruptedException {
    try {
      return new ProgramPlayer(
          ForeignEngine.start(endpoint, dialect, options, settings, timing), name);
    } catch (ProgramException e) {
      throw new PlayerException(e.reason(), String.valueOf(e.getMessage()), e.isCertain());
    }
  }

  private static PlayerException lost(String name, ProgramException e) {
    return new PlayerException(e.reason(), name + ": " + e.getMessage());
  }

  private record ProgramPlayer(ForeignEngine engine, String name) implements Player {

    @Override
    public void begin(Options options, Position start, long seed)
        throws PlayerException, InterruptedException {
      try {
        engine.newGame(seed);
      } catch (ProgramException e) {
        throw lost(name, e);
      }
    }

    @Override
    public Answer move(Turn turn) throws PlayerException, InterruptedException {
      try {
        Reply reply = engine.think(turn.start(), turn.moves(), turn.position(), turn.clock());
        return new Answer(reply.move(), Optional.of(reply.used()), thought(reply.info()));
      } catch (ProgramException e) {
        throw lost(name, e);
      }
    }

    private static Optional<Answer.Thought> thought(Info info) {
      return info.equals(Info.NONE)
          ? Optional.empty()
          : Optional.of(new Answer.Thought(info.depth(), info.score(), info.nodes(), info.time()));
    }

    @Override
    public Duration lag() {
      return engine.lag();
    }

    @Override
    public void close() {
      engine.close();
    }
  }
}
