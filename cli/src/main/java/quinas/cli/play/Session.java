package quinas.cli.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import quinas.arena.record.RecordException;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;
import quinas.rules.Game;
import quinas.rules.Games;

/// An evening of games: the main menu, one game after another, until the players go.
public final class Session {

  private final Console console;
  private final Function<Phrases, Face> faces;
  private final Autosave autosave;
  private Texts texts;

  /// @param faces makes the way to play, for a language
  public Session(Console console, Function<Phrases, Face> faces, Autosave autosave, Texts texts) {
    this.console = console;
    this.faces = faces;
    this.autosave = autosave;
    this.texts = texts;
  }

  /// Begins with the main menu.
  public void begin() {
    run(() -> {
      warnIfNothingCanBeKept();
      mainMenu();
    });
  }

  /// Begins with a game.
  public void begin(Table table) {
    run(() -> {
      warnIfNothingCanBeKept();
      if (play(table)) {
        mainMenu();
      }
    });
  }

  @FunctionalInterface
  private interface Evening {
    void pass() throws Departure;
  }

  private void run(Evening evening) {
    try {
      evening.pass();
      keep();
    } catch (Departure departure) {
      // A script whose lines have run out is done; somebody at a terminal may come back.
      if (console.isTerminal()) {
        keep();
      } else {
        autosave.drop();
      }
    }
  }

  private void keep() {
    try {
      if (autosave.write()) {
        console.say(texts.say("game.kept"));
      }
    } catch (IOException unwritable) {
      console.say(texts.say("autosave.failed", autosave.file()));
    }
  }

  private void warnIfNothingCanBeKept() {
    try {
      autosave.prepare();
    } catch (IOException unwritable) {
      console.say(texts.say("autosave.failed", autosave.file()));
    }
  }

  /// Plays, again and again if they like.
  ///
  /// @return whether the menu comes next; otherwise they want to quit
  private boolean play(Table first) throws Departure {
    Table table = first;
    while (true) {
      Ending ending = faces.apply(new Phrases(texts)).play(table);
      switch (ending.next()) {
        case AGAIN -> table = ending.table().again();
        case SWAP -> table = ending.table().swapped().again();
        case MENU -> {
          keep();
          return true;
        }
        case QUIT -> {
          return false;
        }
      }
    }
  }

  private void mainMenu() throws Departure {
    int standard = 0;
    while (true) {
      Optional<Table> left = left();
      List<Choice.Item> items = new ArrayList<>();
      left.ifPresent(table -> items.add(resume(table)));
      int games = items.size();
      for (Game game : Games.ALL) {
        items.add(new Choice.Item(game.id(), title(game)));
      }
      items.add(new Choice.Item("open", texts.say("menu.open")));
      items.add(new Choice.Item("lang", texts.say("menu.language", texts.language().title())));
      OptionalInt chosen =
          console.choose(
              new Choice(
                  texts.say("menu.title"),
                  items,
                  Math.min(standard, items.size() - 1),
                  texts.say("menu.quit")));
      if (chosen.isEmpty()) {
        return;
      }
      standard = chosen.getAsInt();
      if (!obey(items.get(standard).word(), left)) {
        return;
      }
      standard = standard < games ? 0 : standard;
    }
  }

  /// Does what was chosen; false to quit.
  private boolean obey(String word, Optional<Table> left) throws Departure {
    return switch (word) {
      case "resume" -> {
        autosave.resume(left.orElseThrow());
        yield play(left.get());
      }
      case "open" -> open();
      case "lang" -> {
        chooseLanguage();
        yield true;
      }
      default -> {
        Game game = Games.byId(word).orElseThrow();
        Optional<Table> table = new GameMenu(console, new Phrases(texts), game).run();
        yield table.isEmpty() || play(table.get());
      }
    };
  }

  private String title(Game game) {
    return "%-22s %s".formatted(game.title(), texts.say("game." + game.id()));
  }

  private Choice.Item resume(Table table) {
    return new Choice.Item("resume", texts.say("menu.resume", table.game().title(), table.count()));
  }

  /// The game that was left, if it can be understood; if not, its file is set aside.
  private Optional<Table> left() {
    try {
      return autosave.find();
    } catch (RecordException broken) {
      setAside(texts.say(broken));
    } catch (IOException unreadable) {
      setAside(texts.say(unreadable));
    }
    return Optional.empty();
  }

  private void setAside(String cause) {
    try {
      console.say(texts.say("autosave.broken", cause, autosave.setAside()));
    } catch (IOException stuck) {
      console.say(texts.say("autosave.failed", autosave.file()));
    }
  }

  private boolean open() throws Departure {
    String name = console.ask(texts.say("menu.file"));
    if (name.isEmpty()) {
      return true;
    }
    Optional<Table> table =
        new GameFiles(console, texts).load(texts.words("command.load").getFirst(), name);
    return table.isEmpty() || play(table.get());
  }

  private void chooseLanguage() throws Departure {
    List<Language> languages = List.of(Language.values());
    List<Choice.Item> items =
        languages.stream().map(each -> new Choice.Item(each.code(), each.title())).toList();
    OptionalInt chosen =
        console.choose(
            new Choice(
                texts.say("menu.language", texts.language().title()),
                items,
                languages.indexOf(texts.language()),
                texts.say("menu.back")));
    if (chosen.isPresent()) {
      texts = Texts.of(languages.get(chosen.getAsInt()));
      console.speak(texts);
    }
  }
}
