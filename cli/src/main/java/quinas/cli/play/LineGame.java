package quinas.cli.play;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import quinas.cli.board.BoardPicture;
import quinas.cli.board.BoardPictures;
import quinas.cli.board.Look;
import quinas.cli.board.Marks;
import quinas.cli.board.Steps;
import quinas.cli.text.Texts;
import quinas.rules.Seat;

/// A game played line by line: the board is printed, a line is read.
public final class LineGame {

  private final Console console;
  private final Phrases phrases;
  private final Texts texts;
  private final Look look;
  private final Duration delay;
  private final Autosave autosave;
  private final Commands commands;

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
    this.commands = new Commands(console, texts);
    this.table = table;
  }

  /// Plays until the players leave.
  ///
  /// @param greeting what is said at the start; may be empty
  public Ending play(String greeting) throws Departure {
    introduce();
    if (!greeting.isEmpty()) {
      console.say(greeting);
    }
    showBoard();
    while (true) {
      autosave.remember(table);
      Optional<Ending> ending = Optional.empty();
      if (table.isOver()) {
        ending = afterwards();
      } else if (table.toAct().isHuman()) {
        ending = obey(console.ask(prompt(), () -> commands.completions(table)));
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

  /// Does what a line says.
  private Optional<Ending> obey(String line) throws Departure {
    if (line.isBlank()) {
      console.say(phrases.turn(table));
      return Optional.empty();
    }
    return obey(commands.obey(line, table));
  }

  private Optional<Ending> obey(Commands.Answer answer) throws Departure {
    switch (answer) {
      case Commands.Answer.Said said -> {}
      case Commands.Answer.Move(int move) -> play(move, Duration.ZERO);
      case Commands.Answer.Board(Table now) -> {
        table = now;
        if (!table.isOver()) {
          showBoard();
        }
      }
      case Commands.Answer.Loaded(Table loaded) -> {
        autosave.begin();
        table = loaded;
        introduce();
        showBoard();
      }
      case Commands.Answer.Help help -> {
        console.say(texts.say("help.title"));
        commands.explain(table);
      }
      case Commands.Answer.Leave(Ending.Next next) -> {
        return leave(next);
      }
    }
    return Optional.empty();
  }

  private void letComputerPlay() throws Departure {
    if (table.isOfferDue()) {
      table = table.answeredByComputer();
      console.say(phrases.answered(table));
      if (table.toAct().isHuman()) {
        sayState();
      }
      return;
    }
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
      AfterGame after = AfterGame.ask(console, texts).orElse(AfterGame.MENU);
      if (after == AfterGame.UNDO) {
        return obey(commands.undo(table));
      }
      if (after.next().isPresent()) {
        return leave(after.next().get());
      }
      if (after == AfterGame.ANALYSE) {
        commands.analyse(table);
        continue;
      }
      String file = console.ask(texts.say("menu.file"));
      new GameFiles(console, texts).save(texts.words("command.save").getFirst(), file, table);
    }
  }

  private Optional<Ending> leave(Ending.Next next) {
    return Optional.of(new Ending(table, next));
  }
}
