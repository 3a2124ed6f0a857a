package quinas.cli.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import quinas.cli.board.BoardPicture;
import quinas.cli.board.BoardPictures;
import quinas.cli.play.Choice;
import quinas.cli.play.Command;
import quinas.cli.play.Departure;
import quinas.cli.play.Ending;
import quinas.cli.play.GameFiles;
import quinas.cli.play.MoveReader;
import quinas.cli.play.Table;
import quinas.cli.text.Texts;
import quinas.rules.NotationException;
import quinas.rules.Square;

/// What can be typed on the screen: all that line mode understands.
final class Commands {

  private final ScreenConsole console;
  private final Texts texts;

  Commands(ScreenConsole console, Texts texts) {
    this.console = console;
    this.texts = texts;
  }

  /// What a line comes to.
  ///
  /// @param table as it is then
  /// @param move a move of it that is to be played
  /// @param next where the players want to go, if they leave
  record Answer(Table table, OptionalInt move, Optional<Ending.Next> next) {

    private static Answer of(Table table) {
      return new Answer(table, OptionalInt.empty(), Optional.empty());
    }

    private static Answer leave(Table table, Ending.Next next) {
      return new Answer(table, OptionalInt.empty(), Optional.of(next));
    }
  }

  List<String> completions(Table table) {
    return Stream.concat(table.legalTexts().stream(), Command.names(texts).stream()).toList();
  }

  /// Does what a line says, and says what there is to say about it.
  Answer obey(String line, Table table) throws Departure {
    String text = line.strip();
    List<String> words = List.of(text.split("\\s+", 2));
    Optional<Command> command = Command.read(words.getFirst(), texts);
    String argument = words.size() > 1 ? words.get(1) : "";
    if (command.isPresent() && (argument.isEmpty() || command.get().takesFile())) {
      return obey(command.get(), words.getFirst(), argument, table);
    }
    try {
      int move = new MoveReader(table, texts).read(text);
      return new Answer(table, OptionalInt.of(move), Optional.empty());
    } catch (NotationException error) {
      console.say(texts.say("game.bad", texts.say(error)));
      return Answer.of(table);
    }
  }

  private Answer obey(Command command, String word, String argument, Table table) throws Departure {
    switch (command) {
      case MOVES -> sayMoves(table);
      case HINT -> sayHint(table);
      case BOARD -> {}
      case POSITION -> console.say(table.game().notation().text(table.position()));
      case RULES -> console.say(texts.say("rules." + table.game().id()));
      case HELP -> sayHelp(table);
      case SAVE -> new GameFiles(console, texts).save(word, argument, table);
      case LOAD -> {
        return Answer.of(new GameFiles(console, texts).load(word, argument).orElse(table));
      }
      case UNDO -> {
        return Answer.of(undo(table));
      }
      case REDO -> {
        return Answer.of(redo(table));
      }
      case RESIGN -> {
        return Answer.of(!table.isOver() && table.toAct().isHuman() ? table.resign() : table);
      }
      case MENU -> {
        return Answer.leave(table, Ending.Next.MENU);
      }
      case QUIT -> {
        return Answer.leave(table, Ending.Next.QUIT);
      }
    }
    return Answer.of(table);
  }

  private void sayMoves(Table table) {
    List<String> legal = table.legalTexts();
    String moves = String.join(" ", legal);
    console.say(
        legal.size() == 1
            ? texts.say("game.move.one", moves)
            : texts.say("game.moves", legal.size(), moves));
  }

  private void sayHint(Table table) {
    OptionalInt hint = table.hint();
    console.say(
        hint.isPresent()
            ? texts.say("game.hint", table.game().notation().text(hint.getAsInt()))
            : texts.say("game.none.hint"));
  }

  private void sayHelp(Table table) {
    console.say(texts.say("screen.help"));
    String own = "screen.help." + table.game().id();
    if (texts.has(own)) {
      console.say("");
      console.say(texts.say(own));
    }
    console.say("");
    console.say(texts.say("screen.help.type"));
    console.say("  " + texts.say("move." + table.game().id()));
    for (Command command : Command.values()) {
      console.say("  %-11s %s".formatted(command.name(texts), command.explanation(texts)));
    }
    console.say("");
    console.say(texts.say("rules." + table.game().id()));
  }

  private Table undo(Table table) {
    if (!table.canUndo()) {
      console.say(texts.say("game.none.undo"));
      return table;
    }
    Table before = table.undo();
    console.say(texts.say("game.undone", before.count()));
    return before;
  }

  private Table redo(Table table) {
    if (!table.canRedo()) {
      console.say(texts.say("game.none.redo"));
      return table;
    }
    Table after = table.redo();
    console.say(texts.say("game.redone", after.count()));
    return after;
  }

  /// Why the square under the cursor cannot be chosen now.
  String whyNot(Table table, Hand hand) {
    BoardPicture picture = BoardPictures.of(table.game());
    List<Square> squares = new ArrayList<>(hand.entry().chosen());
    squares.add(hand.cursor());
    try {
      table.game().notation().move(table.position(), picture.attempt(table.position(), squares));
      return texts.say("screen.no");
    } catch (NotationException error) {
      return texts.say(error);
    }
  }

  /// Lets the player choose one of the words that can complete a move.
  Optional<String> choose(List<String> words) throws Departure {
    List<Choice.Item> items =
        words.stream()
            .map(word -> new Choice.Item(word, texts.say("screen.word." + word)))
            .toList();
    OptionalInt chosen =
        console.choose(new Choice(texts.say("screen.which"), items, 0, texts.say("menu.back")));
    return chosen.isPresent() ? Optional.of(words.get(chosen.getAsInt())) : Optional.empty();
  }
}
