package quinas.cli.play;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import quinas.cli.board.BoardPicture;
import quinas.cli.board.BoardPictures;
import quinas.cli.board.Look;
import quinas.cli.board.Marks;
import quinas.cli.board.Steps;
import quinas.cli.text.Texts;
import quinas.rules.NotationException;
import quinas.rules.Seat;

/// A game played line by line: the board is printed, a line is read.
public final class LineGame {

  private final Console console;
  private final Phrases phrases;
  private final Texts texts;
  private final Look look;
  private final Duration delay;
  private final Autosave autosave;

  private Table table;

  /// @param delay how long the players look at each of the computer's moves
  public LineGame(
      Console console, Phrases phrases, Look look, Duration delay, Autosave autosave, Table table) {
    this.console = console;
    this.phrases = phrases;
    this.texts = phrases.texts();
    this.look = look;
    this.delay = delay;
    this.autosave = autosave;
    this.table = table;
  }

  /// Plays until the players leave.
  public Ending play() throws Departure {
    introduce();
    showBoard();
    while (true) {
      autosave.remember(table);
      Optional<Ending> ending = Optional.empty();
      if (table.isOver()) {
        ending = afterwards();
      } else if (table.toAct().isHuman()) {
        ending = obey(console.ask(prompt(), this::completions));
      } else {
        letComputerPlay();
      }
      if (ending.isPresent()) {
        return ending.get();
      }
    }
  }

  private void introduce() {
    console.say("");
    console.say(phrases.introduction(table));
    if (table.player(Seat.FIRST).isHuman() || table.player(Seat.SECOND).isHuman()) {
      console.say(texts.say("game.help", String.join(" ", Command.names(texts))));
    }
  }

  private AttributedString prompt() {
    Seat seat = table.turn();
    String name = phrases.seat(table.game(), table.position(), seat);
    return new AttributedStringBuilder()
        .append(name, BoardPictures.of(table.game()).style(seat, look))
        .append("> ")
        .toAttributedString();
  }

  private List<String> completions() {
    return Stream.concat(table.legalTexts().stream(), Command.names(texts).stream()).toList();
  }

  /// Does what a line says.
  private Optional<Ending> obey(String line) throws Departure {
    String text = line.strip().replaceAll("\\p{Cntrl}", "?");
    List<String> words = List.of(text.split("\\s+", 2));
    Optional<Command> command = Command.read(words.getFirst(), texts);
    String argument = words.size() > 1 ? words.get(1) : "";
    if (command.isPresent() && (argument.isEmpty() || command.get().takesFile())) {
      return obey(command.get(), words.getFirst(), argument);
    }
    if (text.isEmpty()) {
      console.say(phrases.turn(table));
    } else {
      readMove(text);
    }
    return Optional.empty();
  }

  private void readMove(String text) throws Departure {
    int move;
    try {
      move = new MoveReader(table, texts).read(text);
    } catch (NotationException error) {
      console.say(texts.say("game.bad", texts.say(error)));
      return;
    }
    play(move, Duration.ZERO);
  }

  private Optional<Ending> obey(Command command, String word, String argument) throws Departure {
    switch (command) {
      case MOVES -> sayMoves();
      case HINT -> sayHint();
      case UNDO -> undo();
      case REDO -> redo();
      case RESIGN -> table = table.resign();
      case BOARD -> showBoard();
      case POSITION -> console.say(table.game().notation().text(table.position()));
      case SAVE -> save(word, argument);
      case LOAD -> load(word, argument);
      case RULES -> console.read(texts.say("rules." + table.game().id()));
      case HELP -> sayHelp();
      case MENU -> {
        return leave(Ending.Next.MENU);
      }
      case QUIT -> {
        return leave(Ending.Next.QUIT);
      }
    }
    return Optional.empty();
  }

  private void sayMoves() {
    List<String> legal = table.legalTexts();
    String moves = String.join(" ", legal);
    console.say(
        legal.size() == 1
            ? texts.say("game.move.one", moves)
            : texts.say("game.moves", legal.size(), moves));
  }

  private void sayHint() {
    OptionalInt hint = table.hint();
    console.say(
        hint.isPresent()
            ? texts.say("game.hint", table.game().notation().text(hint.getAsInt()))
            : texts.say("game.none.hint"));
  }

  private void sayHelp() {
    console.say(texts.say("help.title"));
    console.say("  " + texts.say("move." + table.game().id()));
    for (Command command : Command.values()) {
      console.say("  %-11s %s".formatted(command.name(texts), command.explanation(texts)));
    }
  }

  private void undo() {
    if (!table.canUndo()) {
      console.say(texts.say("game.none.undo"));
      return;
    }
    table = table.undo();
    console.say(texts.say("game.undone", table.count()));
    showBoard();
  }

  private void redo() {
    if (!table.canRedo()) {
      console.say(texts.say("game.none.redo"));
      return;
    }
    table = table.redo();
    console.say(texts.say("game.redone", table.count()));
    showBoard();
  }

  private void letComputerPlay() throws Departure {
    play(table.computerMove(), delay);
  }

  /// Plays a move and shows all that it sets off.
  private void play(int move, Duration delay) throws Departure {
    Table before = table;
    table = table.play(move);
    String mover = phrases.seat(before.game(), before.position(), before.turn());
    String text = before.game().notation().text(move);
    BoardPicture picture = BoardPictures.of(table.game());
    console.say("");
    console.say(
        new AttributedString(
            texts.say("game.played", mover, text), picture.style(before.turn(), look)));
    List<Steps.Step> steps = Steps.of(picture, before.position(), move);
    for (int i = 0; i < steps.size() - 1; i++) {
      draw(picture, steps.get(i));
      console.say(texts.say("game.step", i + 1, steps.size()));
      console.pause(delay);
    }
    draw(picture, steps.getLast());
    sayState();
    console.pause(delay);
  }

  private void draw(BoardPicture picture, Steps.Step step) {
    picture.draw(step.position(), step.marks(), look).forEach(console::say);
  }

  private void showBoard() {
    BoardPicture picture = BoardPictures.of(table.game());
    Marks marks =
        table.lastMove().isPresent()
            ? Steps.marks(picture, table.before(table.count() - 1), table.lastMove().getAsInt())
            : Marks.NONE;
    picture.draw(table.position(), marks, look).forEach(console::say);
    sayState();
  }

  private void sayState() {
    String status = phrases.status(table);
    if (!status.isEmpty()) {
      console.say(status);
    }
    if (!table.isOver() && (table.toAct().isHuman() || phrases.isSpecial(table))) {
      console.say(phrases.turn(table));
    }
  }

  private Optional<Ending> afterwards() throws Departure {
    autosave.forget();
    console.say("");
    console.say(new AttributedString(phrases.end(table), look.strong()));
    while (true) {
      Optional<AfterGame> after = AfterGame.ask(console, texts);
      switch (after.orElse(AfterGame.MENU)) {
        case SAVE ->
            save(texts.words("command.save").getFirst(), console.ask(texts.say("menu.file")));
        case UNDO -> {
          undo();
          return Optional.empty();
        }
        case AGAIN -> {
          return leave(Ending.Next.AGAIN);
        }
        case SWAP -> {
          return leave(Ending.Next.SWAP);
        }
        case MENU -> {
          return leave(Ending.Next.MENU);
        }
        case QUIT -> {
          return leave(Ending.Next.QUIT);
        }
      }
    }
  }

  private Optional<Ending> leave(Ending.Next next) {
    return Optional.of(new Ending(table, next));
  }

  private void save(String word, String file) throws Departure {
    new GameFiles(console, texts).save(word, file, table);
  }

  private void load(String word, String file) {
    Optional<Table> loaded = new GameFiles(console, texts).load(word, file);
    if (loaded.isPresent()) {
      table = loaded.get();
      introduce();
      showBoard();
    }
  }
}
