package quinas.arena.player;

import java.util.List;
import java.util.Optional;
import quinas.arena.clock.Timing;
import quinas.engine.level.Level;
import quinas.engine.level.Levels;
import quinas.engine.level.Rung;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// How entrants are written.
///
/// | text | |
/// |---|---|
/// | `level:3`, `classic:hard` | a level of the game |
/// | `level:depth=2,nodes=400,width=3,margin=50` | a level of that strength: see [Rung] |
/// | `engine`, `engine:nodes=10000,depth=6,hash=64` | the built-in engine, with limits of its own |
/// | `ugi:PATH ARGUMENTS`, `uai:PATH ARGUMENTS` | a program that is started here and speaks UGI or UAI |
/// | `tcp:HOST:PORT`, `uai+tcp:HOST:PORT` | one that listens there |
///
/// Behind a question mark follow settings, `key=value` joined by `&`, where `%20` stands for a
/// blank and so on: `name` is what to call the entrant, `tc` its own
/// [quinas.arena.clock.TimeControl]; any other is an option of the program.
public final class Entrants {

  private static final String CUSTOM = "level:";

  /// Reads who is to play games with these options, and makes sure that it can.
  ///
  /// @param timing how its time is kept
  /// @throws NotationException if the text is malformed, or there is no such player here; it says
  ///   why
  public static Entrant read(Options options, String text, Timing timing) throws NotationException {
    EntrantText parts = EntrantText.read(text, ProgramEntrant.KINDS);
    if (!parts.kind().isEmpty()) {
      return ProgramEntrant.read(options, parts, timing);
    }
    if (parts.words().size() > 1) {
      throw new NotationException("player \"%s\" is more than one word", text);
    }
    return EngineEntrant.isMeant(parts)
        ? EngineEntrant.read(parts, timing)
        : level(options, parts, timing);
  }

  private static LevelEntrant level(Options options, EntrantText text, Timing timing)
      throws NotationException {
    text.checkNoSettings();
    String id = text.words().getFirst();
    Optional<Level> level =
        id.startsWith(CUSTOM) && id.contains("=")
            ? Optional.of(Levels.custom(options.game(), Rung.read(id.substring(CUSTOM.length()))))
            : Levels.byId(options.game(), id);
    if (level.isEmpty()) {
      List<String> ids = Levels.of(options.game()).stream().map(Level::id).toList();
      throw new NotationException(
          "player \"%s\" is none of %s; a program is ugi:COMMAND or tcp:HOST:PORT",
          id, String.join(", ", ids));
    }
    Position start = options.game().deal(options, new SplitMix64(0));
    Position next = start.play(start.randomMove(new SplitMix64(0)));
    if (!level.get().plays(start) && !level.get().plays(next)) {
      throw new NotationException("player \"%s\" does not play with these options", id);
    }
    return new LevelEntrant(
        level.get(), text.name().orElse(id), text.text(), text.control(), timing);
  }

  private Entrants() {}
}
