package quinas.cli.play;

import java.io.IOException;
import java.nio.file.Path;
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

  /// Begins with a game. Somebody at a terminal is told of games that were left.
  ///
  /// @param mayResume whether to offer to go on with one of the same kind instead
  public void begin(Table table, boolean mayResume) {
    run(() -> {
      warnIfNothingCanBeKept();
      if (playOrResume(table, console.isTerminal() ? left() : List.of(), mayResume)) {
        mainMenu();
      }
    });
  }

  private boolean playOrResume(Table table, List<Left> left, boolean mayResume) throws Departure {
    Optional<Left> same =
        left.stream().filter(each -> each.table().game().equals(table.game())).findFirst();
    if (mayResume && same.isPresent()) {
      Table kept = same.get().table();
      String answer = console.ask(texts.say("game.resume.ask", kept.game().title(), kept.count()));
      return texts.isYes(answer) ? resume(same.get()) : play(table, "");
    }
    return switch (left.size()) {
      case 0 -> play(table, "");
      case 1 -> play(table, texts.say("game.left.one"));
      default -> play(table, texts.say("game.left", left.size()));
    };
  }

  /// A game that was left, and where it is kept.
  private record Left(Path file, Table table) {}

  @FunctionalInterface
  private interface Evening {
    void pass() throws Departure;
  }

  private void run(Evening evening) {
    try {
      evening.pass();
    } catch (Departure departure) {
      // Somebody at a terminal may come back.
    }
    keep();
  }

  private void keep() {
    try {
      if (autosave.write()) {
        console.say(texts.say("game.kept"));
      }
    } catch (IOException unwritable) {
      console.say(texts.say("autosave.failed", autosave.directory()));
    }
  }

  private void warnIfNothingCanBeKept() {
    try {
      autosave.prepare();
    } catch (IOException unwritable) {
      console.say(texts.say("autosave.failed", autosave.directory()));
    }
  }

  /// Plays, again and again if they like.
  ///
  /// @return whether the menu comes next; otherwise they want to quit
  private boolean play(Table table, String greeting) throws Departure {
    autosave.begin();
    return sit(table, greeting);
  }

  private boolean resume(Left left) throws Departure {
    autosave.resume(left.file(), left.table());
    return sit(left.table(), "");
  }

  private boolean sit(Table first, String greeting) throws Departure {
    Table table = first;
    String said = greeting;
    while (true) {
      Ending ending = faces.apply(new Phrases(texts)).play(table, said);
      said = "";
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
      List<Left> left = left();
      List<Choice.Item> items = new ArrayList<>();
      if (!left.isEmpty()) {
        items.add(resumption(left));
      }
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
  private boolean obey(String word, List<Left> left) throws Departure {
    return switch (word) {
      case "resume" -> {
        Optional<Left> chosen = choose(left);
        yield chosen.isEmpty() || resume(chosen.get());
      }
      case "open" -> open();
      case "lang" -> {
        chooseLanguage();
        yield true;
      }
      default -> {
        Game game = Games.byId(word).orElseThrow();
        Optional<Table> table = new GameMenu(console, new Phrases(texts), game).run();
        yield table.isEmpty() || play(table.get(), "");
      }
    };
  }

  private String title(Game game) {
    return "%-22s %s".formatted(game.title(), texts.say("game." + game.id()));
  }

  private Choice.Item resumption(List<Left> left) {
    Table latest = left.getFirst().table();
    return new Choice.Item(
        "resume",
        left.size() == 1
            ? texts.say("menu.resume", latest.game().title(), latest.count())
            : texts.say("menu.resume.many", left.size()));
  }

  /// Lets the players choose, if there is a choice; empty if they go back.
  private Optional<Left> choose(List<Left> left) throws Departure {
    if (left.size() == 1) {
      return Optional.of(left.getFirst());
    }
    List<Choice.Item> items = new ArrayList<>();
    for (Left each : left) {
      Table table = each.table();
      String text = texts.say("resume.item", table.game().title(), table.count());
      items.add(new Choice.Item(each.file().getFileName().toString(), text));
    }
    OptionalInt chosen =
        console.choose(new Choice(texts.say("resume.title"), items, 0, texts.say("menu.back")));
    return chosen.isPresent() ? Optional.of(left.get(chosen.getAsInt())) : Optional.empty();
  }

  /// The games that were left, the latest first. A file that cannot be understood is set aside.
  private List<Left> left() {
    List<Left> left = new ArrayList<>();
    for (Path file : autosave.files()) {
      try {
        left.add(new Left(file, SavedGame.read(file)));
      } catch (RecordException broken) {
        setAside(file, texts.say(broken));
      } catch (IOException unreadable) {
        setAside(file, texts.say(unreadable));
      }
    }
    return left;
  }

  private void setAside(Path file, String cause) {
    try {
      console.say(texts.say("autosave.broken", cause, autosave.setAside(file)));
    } catch (IOException stuck) {
      console.say(texts.say("autosave.failed", autosave.directory()));
    }
  }

  private boolean open() throws Departure {
    String name = console.ask(texts.say("menu.file"));
    if (name.isEmpty()) {
      return true;
    }
    Optional<Table> table =
        new GameFiles(console, texts).load(texts.words("command.load").getFirst(), name);
    return table.isEmpty() || play(table.get(), "");
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
