package quinas.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import quinas.cli.text.Texts;
import quinas.engine.analysis.Insight;
import quinas.rules.NotationException;

/// What can be typed during a game: moves, and all of [Command].
public final class Commands {

  private final Console console;
  private final Texts texts;

  public Commands(Console console, Texts texts) {
    this.console = console;
    this.texts = texts;
  }

  /// What a line comes to.
  public sealed interface Answer {

    /// All has been said already.
    record Said() implements Answer {}

    /// A legal move of the table that is to be played.
    record Move(int move) implements Answer {}

    /// The table is to be shown as it is now.
    record Board(Table table) implements Answer {}

    /// The game of another table goes on.
    record Loaded(Table table) implements Answer {}

    /// The players want to know what can be typed.
    record Help() implements Answer {}

    /// The players leave.
    record Leave(Ending.Next next) implements Answer {}
  }

  /// What a line can be completed to.
  public List<String> completions(Table table) {
    Stream<String> words =
        table.isPersonAsked()
            ? Stream.of("game.yes", "game.no").flatMap(key -> texts.words(key).stream())
            : table.legalTexts().stream();
    return Stream.concat(words, Command.names(texts).stream()).toList();
  }

  /// Does what a line says, which is not blank, and says what there is to say about it.
  public Answer obey(String line, Table table) throws Departure {
    String text = line.strip().replaceAll("\\p{Cntrl}", "?");
    List<String> words = List.of(text.split("\\s+", 2));
    Optional<Command> command = Command.read(words.getFirst(), texts);
    String argument = words.size() > 1 ? words.get(1) : "";
    if (command.isPresent() && (argument.isEmpty() || command.get().takesFile())) {
      return obey(command.get(), words.getFirst(), argument, table);
    }
    if (table.isPersonAsked()) {
      return answer(text, table);
    }
    try {
      return new Answer.Move(new MoveReader(table, texts).read(text));
    } catch (NotationException error) {
      console.say(texts.say("game.bad", texts.say(error)));
      return new Answer.Said();
    }
  }

  /// Whether somebody changes seats.
  private Answer answer(String text, Table table) {
    if (!texts.isYes(text) && !texts.isNo(text)) {
      return said(texts.say("pie.first"));
    }
    Table after = table.answered(texts.isYes(text));
    console.say(new Phrases(texts).answered(after));
    return new Answer.Board(after);
  }

  private Answer obey(Command command, String word, String argument, Table table) throws Departure {
    return switch (command) {
      case MOVES -> said(moves(table));
      case HINT -> said(hint(table, Advice.of(table)));
      case POSITION -> said(table.game().notation().text(table.position()));
      case RULES -> {
        console.read(texts.say("rules." + table.game().id()));
        yield new Answer.Said();
      }
      case SAVE -> {
        new GameFiles(console, texts).save(word, argument, table);
        yield new Answer.Said();
      }
      case LOAD -> {
        Optional<Table> loaded = new GameFiles(console, texts).load(word, argument);
        yield loaded.isPresent() ? new Answer.Loaded(loaded.get()) : new Answer.Said();
      }
      case BOARD -> new Answer.Board(table);
      case UNDO -> undo(table);
      case REDO -> redo(table);
      case RESIGN ->
          new Answer.Board(!table.isOver() && table.toAct().isHuman() ? table.resign() : table);
      case HELP -> new Answer.Help();
      case MENU -> new Answer.Leave(Ending.Next.MENU);
      case QUIT -> new Answer.Leave(Ending.Next.QUIT);
    };
  }

  private Answer said(String text) {
    console.say(text);
    return new Answer.Said();
  }

  private String moves(Table table) {
    if (table.isPersonAsked()) {
      return texts.say("pie.first");
    }
    List<String> legal = table.legalTexts();
    String moves = String.join(" ", legal);
    return legal.size() == 1
        ? texts.say("game.move.one", moves)
        : texts.say("game.moves", legal.size(), moves);
  }

  /// What is said when somebody asks for a hint.
  ///
  /// @param insight what [Advice] knows of the table's position
  public String hint(Table table, Optional<Insight> insight) {
    return insight
        .map(known -> new Opinion(table.game(), texts).advice(table.position(), known))
        .orElseGet(() -> texts.say(table.isPersonAsked() ? "pie.first" : "game.none.hint"));
  }

  /// Looks at all moves of a table and says what there is to say of each.
  public void analyse(Table table) throws Departure {
    if (table.count() == 0) {
      console.say(texts.say("analyse.unplayed"));
      return;
    }
    console.read(
        String.join("\n", new ReviewTable(table.game(), Advice.review(table), texts).lines()));
  }

  /// Takes back a move, an answer or a resignation, if there is one.
  Answer undo(Table table) {
    if (!table.canUndo()) {
      return said(texts.say("game.none.undo"));
    }
    Table before = table.undo();
    console.say(
        before.count() < table.count()
            ? texts.say("game.undone", before.count())
            : texts.say(before.pie() == table.pie() ? "game.unresigned" : "pie.undone"));
    return new Answer.Board(before);
  }

  private Answer redo(Table table) {
    if (!table.canRedo()) {
      return said(texts.say("game.none.redo"));
    }
    Table after = table.redo();
    if (after.count() > table.count()) {
      console.say(texts.say("game.redone", after.count()));
    }
    if (after.pie() != table.pie()) {
      console.say(new Phrases(texts).answered(after));
    }
    return new Answer.Board(after);
  }

  /// Says how moves are written, and lists all commands.
  public void explain(Table table) {
    console.say("  " + texts.say("move." + table.game().id()));
    for (Command command : Command.values()) {
      console.say("  %-11s %s".formatted(command.name(texts), command.explanation(texts)));
    }
  }
}
