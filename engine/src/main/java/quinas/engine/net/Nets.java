package quinas.engine.net;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import quinas.rules.Game;

/// The nets that come with the engine. Each is read once, when it is first wanted.
public final class Nets {

  private static final Map<String, Net> READ = new ConcurrentHashMap<>();

  /// An evaluation by the net of this name.
  public static NetEvaluation evaluation(String name, Patterns patterns) {
    Net net = READ.computeIfAbsent(name, Nets::read);
    if (!net.sees(patterns)) {
      throw new IllegalStateException(name + " sees " + net.patterns());
    }
    return new NetEvaluation(net, patterns);
  }

  /// What a net for this game sees, if there are nets for it.
  public static Optional<Patterns> patterns(Game game) {
    return switch (game.id()) {
      case "infection" -> Optional.of(InfectionPatterns.WINDOWS);
      case "shiftago" -> Optional.of(ShiftagoPatterns.LINES);
      default -> Optional.empty();
    };
  }

  /// Whether the net of this name has been read or given to [#keep] already.
  public static boolean isKept(String name) {
    return READ.containsKey(name);
  }

  /// Makes a net known that was read elsewhere: the page has no resources to read it from.
  public static void keep(String name, Net net) {
    READ.put(name, net);
  }

  private static Net read(String name) {
    try (InputStream in = Nets.class.getResourceAsStream(name + ".net")) {
      if (in == null) {
        throw new FileNotFoundException(name + ".net");
      }
      return Net.read(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Nets() {}
}
