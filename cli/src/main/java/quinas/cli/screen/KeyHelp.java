package quinas.cli.screen;

import quinas.cli.play.Commands;
import quinas.cli.play.Table;
import quinas.cli.text.Texts;

/// All that can be done on the screen, by pressing keys and by typing.
final class KeyHelp {

  private final ScreenConsole console;
  private final Commands commands;
  private final Texts texts;

  KeyHelp(ScreenConsole console, Commands commands, Texts texts) {
    this.console = console;
    this.commands = commands;
    this.texts = texts;
  }

  void say(Table table) {
    console.say(texts.say("screen.help"));
    String own = "screen.help." + table.game().id();
    if (texts.has(own)) {
      console.say("");
      console.say(texts.say(own));
    }
    console.say("");
    console.say(texts.say("screen.help.type"));
    commands.explain(table);
    console.say("");
    console.say(texts.say("rules." + table.game().id()));
  }
}
