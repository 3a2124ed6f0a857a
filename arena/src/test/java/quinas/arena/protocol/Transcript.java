package quinas.arena.protocol;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;

/// What is said in a conversation: lines with `>` are said to the engine, the others are its
/// answers.
///
/// What depends on the machine or on the strength of the engine is left open: times are `T`,
/// numbers of positions `N`, guesses `S`, and the play that a guess is based on, with the move that
/// follows from it, is `M`.
final class Transcript {

  /// Says the lines of a script that are to be said.
  ///
  /// @param session begins a session that answers there
  static String of(String script, Function<Consumer<String>, UgiSession> session)
      throws InterruptedException {
    List<String> said = new CopyOnWriteArrayList<>();
    UgiSession engine = session.apply(said::add);
    for (String line : script.lines().filter(line -> line.startsWith("> ")).toList()) {
      said.add(line);
      engine.accept(line.substring(2));
      // What needs thinking is answered before the next line, so that the script has one order.
      engine.finish(Duration.ofMinutes(1));
    }
    return open(said);
  }

  /// The lines, with what depends on circumstances left open.
  static String open(List<String> lines) {
    List<String> open = new ArrayList<>();
    boolean isGuess = false;
    for (String line : lines) {
      String opened = line;
      if (line.startsWith("info ")) {
        isGuess = line.contains(" score cp ");
        opened =
            line.replaceFirst("cp -?[0-9]+", "cp S")
                .replaceFirst("nodes [0-9]+", "nodes N")
                .replaceFirst("nps [0-9]+", "nps T")
                .replaceFirst("time [0-9]+", "time T");
        opened = isGuess ? opened.replaceFirst(" pv .*", " pv M") : opened;
      } else if (line.startsWith("bestmove ") && isGuess) {
        opened = "bestmove M";
      }
      open.add(opened);
    }
    return String.join("\n", open) + "\n";
  }

  private Transcript() {}
}
