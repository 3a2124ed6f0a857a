package quinas.web;

import java.util.stream.Collectors;
import org.teavm.jso.JSExport;
import quinas.rules.Game;
import quinas.rules.Games;

/// What the page sees of the rules and the engine: functions from text to text.
public final class Face {

  @JSExport
  public static String games() {
    return Games.ALL.stream().map(Game::id).collect(Collectors.joining(" "));
  }

  public static void main(String[] arguments) {}

  private Face() {}
}
