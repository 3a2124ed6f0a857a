package quinas.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quinas.engine.analysis.Analysis;
import quinas.engine.analysis.Assessment;
import quinas.engine.analysis.Insight;
import quinas.engine.analysis.Variation;
import quinas.engine.analysis.Verdict;
import quinas.engine.eval.Evaluations;
import quinas.engine.level.Level;
import quinas.engine.level.Levels;
import quinas.engine.net.Net;
import quinas.engine.net.Nets;
import quinas.engine.search.Limits;
import quinas.rules.Game;
import quinas.rules.Notation;
import quinas.rules.NotationException;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// What the page can ask of the engine. It remembers what it has analysed of one game, until it is
/// asked about another.
final class EngineDoors {

  private static final int MEBIBYTES = 16;
  private static final String FULL = "full:";
  private static final int MOST_LINES = 20;

  private @Nullable Game remembered;
  private @Nullable Analysis analysis;

  /// The name of the net that is needed before this position can be thought about; empty if none
  /// is, or it is there already.
  ///
  /// @param level who is to choose, as in [#choose]; empty for an analysis
  String net(String game, String options, String text, String level) {
    return Answer.to(() -> {
      At at = At.read(game, options, text);
      Optional<String> net =
          level.isEmpty() || level.startsWith(FULL)
              ? Evaluations.net(at.position())
              : level(at, level).net(at.position());
      return net.filter(name -> !Nets.isKept(name)).orElse("");
    });
  }

  String keep(String name, byte[] bytes) {
    return Answer.to(() -> {
      try {
        Nets.keep(name, Net.read(new ByteArrayInputStream(bytes)));
        return name;
      } catch (IOException e) {
        throw new IllegalArgumentException(e.getMessage());
      }
    });
  }

  /// The move of a level, or of full strength after so many milliseconds, `full:1000`.
  String choose(String game, String options, String text, String level, String seed) {
    return Answer.to(() -> {
      At at = At.read(game, options, text);
      checkOpen(at.position());
      int move =
          level.startsWith(FULL)
              ? full(at, number(level.substring(FULL.length())))
              : level(at, level).choose(at.position(), random(seed));
      return at.game().notation().text(move);
    });
  }

  private static SplitMix64 random(String seed) throws NotationException {
    return new SplitMix64(SplitMix64.readSeed(seed));
  }

  private int full(At at, int millis) {
    Insight insight =
        analysis(at.game()).run(at.position(), 1, Limits.NONE, after(millis), i -> {});
    return insight.lines().getFirst().moves().getFirst();
  }

  private static Level level(At at, String id) throws NotationException {
    Optional<Level> level = Levels.byId(at.game(), id);
    if (level.isEmpty()) {
      throw new NotationException("%s has no level \"%s\"", at.game().title(), id);
    }
    if (!level.get().plays(at.position())) {
      throw new NotationException("level %s cannot play here with these options", id);
    }
    return level.get();
  }

  /// The best lines as far as they are found in so many milliseconds.
  ///
  /// @param progress told an insight as JSON, as often as there is a new one
  String analyse(
      String game,
      String options,
      String text,
      String lines,
      String millis,
      Consumer<String> progress) {
    return Answer.to(() -> {
      At at = At.read(game, options, text);
      checkOpen(at.position());
      long began = System.nanoTime();
      int most = Math.clamp(number(lines), 1, MOST_LINES);
      Insight insight =
          analysis(at.game())
              .run(
                  at.position(),
                  most,
                  Limits.NONE,
                  after(number(millis)),
                  known -> progress.accept(Json.write(told(at.game(), known, began))));
      return told(at.game(), insight, began);
    });
  }

  /// What a played move was worth, and what it allowed or missed.
  ///
  /// @param before what is known of the position: see [Opinions#assessment]
  /// @param after what is known of the one that the move led to; anything if that is over
  String judge(String game, String options, String text, String move, String before, String after) {
    return Answer.to(() -> {
      At at = At.read(game, options, text);
      Notation notation = at.game().notation();
      int played = notation.move(at.position(), move);
      Position then = at.position().play(played);
      Assessment known = Opinions.assessment(notation, at.position(), before);
      Assessment found =
          then.isOver()
              ? Assessment.ofFinished(at.game(), then)
              : Opinions.assessment(notation, then, after);
      return Opinions.verdict(notation, Verdict.of(at.game(), at.position(), played, known, found));
    });
  }

  private static void checkOpen(Position position) throws NotationException {
    if (position.isOver()) {
      throw new NotationException("the game is over");
    }
  }

  private static int number(String text) throws NotationException {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new NotationException("\"%s\" is no number", text);
    }
  }

  private static BooleanSupplier after(int millis) {
    long began = System.nanoTime();
    return () -> System.nanoTime() - began >= millis * 1_000_000L;
  }

  private Analysis analysis(Game game) {
    if (analysis == null || !game.equals(remembered)) {
      analysis = new Analysis(game, MEBIBYTES);
      remembered = game;
    }
    return analysis;
  }

  private static Map<String, @Nullable Object> told(Game game, Insight insight, long began) {
    Map<String, @Nullable Object> told = Json.object();
    told.put("depth", insight.depth());
    told.put("nodes", insight.nodes());
    told.put("chance", insight.chance());
    told.put("millis", (System.nanoTime() - began) / 1_000_000);
    told.put("lines", insight.lines().stream().map(line -> line(game, line)).toList());
    return told;
  }

  /// The chance in thousandths, which the page turns into what `Line` says.
  private static Map<String, @Nullable Object> line(Game game, Variation line) {
    Map<String, @Nullable Object> told = Json.object();
    told.put("score", Opinions.score(line.worth()));
    told.put("chance", line.chance());
    List<String> moves = new ArrayList<>();
    line.moves().forEach(move -> moves.add(game.notation().text(move)));
    told.put("moves", moves);
    return told;
  }
}
