package quinas.cli.screen;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jline.utils.AttributedString;
import quinas.cli.board.BoardPicture;
import quinas.cli.board.BoardPictures;
import quinas.cli.board.Look;
import quinas.cli.board.Marks;
import quinas.cli.board.Steps;
import quinas.cli.play.Advice;
import quinas.cli.play.AfterGame;
import quinas.cli.play.Autosave;
import quinas.cli.play.Commands;
import quinas.cli.play.Departure;
import quinas.cli.play.Ending;
import quinas.cli.play.Phrases;
import quinas.cli.play.Table;
import quinas.cli.text.Texts;
import quinas.engine.analysis.Insight;
import quinas.rules.Seat;

/// One game, from when the players sit down until they leave.
final class Round {

  private final Phrases phrases;
  private final Texts texts;
  private final Look look;
  private final Duration delay;
  private final Autosave autosave;
  private final View view;
  private final Animation animation;
  private final ScreenConsole console;
  private final Commands commands;

  private Table table;
  private Hand hand;

  Round(Screen screen, Phrases phrases, Look look, Duration delay, Autosave autosave, Table start) {
    this.phrases = phrases;
    this.texts = phrases.texts();
    this.look = look;
    this.delay = delay;
    this.autosave = autosave;
    table = start;
    hand = Hand.over(table, Optional.empty());
    view = new View(screen, phrases, look, table);
    animation = new Animation(view, phrases, delay);
    console = new ScreenConsole(view, texts);
    commands = new Commands(console, texts);
  }

  /// Plays until the players leave.
  ///
  /// @param greeting what is said at the start; may be empty
  Ending play(String greeting) throws Departure {
    view.say(greeting);
    Optional<Ending> ending = Optional.empty();
    while (ending.isEmpty()) {
      autosave.remember(table);
      show();
      if (table.isOver()) {
        ending = afterwards();
      } else if (table.toAct().isHuman()) {
        ending = press(view.read());
      } else {
        ending = letComputerPlay();
      }
    }
    return ending.get();
  }

  /// Shows the table with the last move and what can be done now.
  private void show() {
    BoardPicture picture = BoardPictures.of(table.game());
    Marks marks =
        table.lastMove().isPresent()
            ? Steps.marks(picture, table.before(table.count() - 1), table.lastMove().getAsInt())
            : Marks.NONE;
    boolean isPersons = !table.isOver() && table.toAct().isHuman();
    view.show(table, isPersons ? hand.marks(marks) : marks);
    view.keys(new Footer(texts, look).keys(table, hand));
  }

  private void sit(Table other) {
    if (!other.equals(table)) {
      table = other;
      hand = Hand.over(table, Optional.of(hand));
    }
  }

  private Optional<Ending> press(Key key) throws Departure {
    if (!key.is(Key.Kind.NONE)) {
      view.say("");
    }
    switch (key.kind()) {
      case UP -> hand = hand.walk(0, -1);
      case DOWN -> hand = hand.walk(0, 1);
      case LEFT -> hand = hand.walk(-1, 0);
      case RIGHT -> hand = hand.walk(1, 0);
      case ESCAPE, BACKSPACE -> hand = hand.open();
      case ENTER -> take();
      case INTERRUPT -> {
        return quit();
      }
      case CLOSED -> throw new Departure();
      case CHARACTER -> {
        return press(key.text());
      }
      default -> {}
    }
    return Optional.empty();
  }

  private Optional<Ending> press(String sign) throws Departure {
    if (table.isPersonAsked() && (texts.isYes(sign) || texts.isNo(sign))) {
      return obey(sign);
    }
    switch (sign) {
      case " " -> turnOrTake();
      case "p" -> pass();
      case "u" -> obey("undo");
      case "r" -> obey("redo");
      case "i" -> hint();
      case "?" -> obey("help");
      case "s" -> {
        String file = console.ask(texts.say("menu.file"));
        if (!file.isEmpty()) {
          obey("save " + file);
        }
      }
      case "q" -> {
        return quit();
      }
      case ":" -> {
        String line = console.ask(new AttributedString(":"), () -> commands.completions(table));
        return line.isBlank() ? Optional.empty() : obey(line);
      }
      default -> {}
    }
    return Optional.empty();
  }

  private Optional<Ending> quit() throws Departure {
    view.say(texts.say("game.quit.ask"));
    Key key = view.read();
    view.say("");
    if (key.is(Key.Kind.CLOSED)) {
      throw new Departure();
    }
    boolean isYes =
        key.is(Key.Kind.INTERRUPT) || (key.is(Key.Kind.CHARACTER) && texts.isYes(key.text()));
    return isYes ? Optional.of(new Ending(table, Ending.Next.QUIT)) : Optional.empty();
  }

  /// Does what a line says that could also have been typed in line mode.
  private Optional<Ending> obey(String line) throws Departure {
    Commands.Answer answer = commands.obey(line, table);
    if (answer instanceof Commands.Answer.Help) {
      new KeyHelp(console, commands, texts).say(table);
    }
    console.deliver();
    switch (answer) {
      case Commands.Answer.Said said -> {}
      case Commands.Answer.Help help -> {}
      case Commands.Answer.Move(int move) -> {
        if (table.toAct().isHuman()) {
          play(move);
        } else {
          view.say(texts.say("screen.no"));
        }
      }
      case Commands.Answer.Board(Table now) -> sit(now);
      case Commands.Answer.Loaded(Table loaded) -> {
        autosave.begin();
        sit(loaded);
      }
      case Commands.Answer.Leave(Ending.Next next) -> {
        return leave(next);
      }
    }
    return Optional.empty();
  }

  private void turnOrTake() throws Departure {
    if (hand.held().isEmpty()) {
      take();
    } else {
      hand = hand.turn();
    }
  }

  /// Chooses the square under the cursor.
  private void take() throws Departure {
    if (!table.toAct().isHuman()) {
      return;
    }
    if (hand.entry().words().size() > 1) {
      chooseWord();
      return;
    }
    Hand before = hand;
    hand = hand.take();
    if (hand.equals(before)) {
      view.say(hand.whyNot(table, texts));
      return;
    }
    OptionalInt move = hand.move();
    if (move.isPresent()) {
      play(move.getAsInt());
    }
  }

  private void chooseWord() throws Departure {
    Optional<String> word = console.chooseWord(hand.entry().words());
    OptionalInt move = word.isPresent() ? hand.entry().move(word.get()) : OptionalInt.empty();
    if (move.isPresent()) {
      play(move.getAsInt());
    } else {
      hand = hand.open();
    }
  }

  private void pass() {
    OptionalInt pass = hand.entry().clear().move("pass");
    if (pass.isPresent()) {
      play(pass.getAsInt());
    }
  }

  /// Says what the best move is, and goes there.
  private void hint() throws Departure {
    Optional<Insight> insight = Advice.of(table);
    console.say(commands.hint(table, insight));
    console.deliver();
    insight.ifPresent(known -> hand = hand.pointAt(known.lines().getFirst().moves().getFirst()));
  }

  private void play(int move) {
    play(move, false);
  }

  /// @param isSkipped whether the players have seen enough already
  private void play(int move, boolean isSkipped) {
    String said = animation.show(table, move, isSkipped);
    sit(table.play(move));
    view.say(List.of(new AttributedString(said)));
  }

  /// Lets the players look at the move before, and then shows the computer's. A key skips both.
  private Optional<Ending> letComputerPlay() throws Departure {
    Key key = table.count() == 0 ? Key.of(Key.Kind.NONE) : view.read(delay);
    boolean isPressed = !key.is(Key.Kind.NONE);
    if (isPressed && (key.isFarewell() || (isWatched() && !isSkip(key)))) {
      return press(key);
    }
    if (isPressed) {
      animation.skip(key);
    }
    String mover = phrases.seat(table.game(), table.position(), table.turn());
    view.say(texts.say("game.thinking", mover));
    view.draw();
    if (table.isOfferDue()) {
      sit(table.answeredByComputer());
      view.say(phrases.answered(table));
    } else {
      play(table.computerMove(), isPressed);
    }
    return Optional.empty();
  }

  private static boolean isSkip(Key key) {
    return key.is(" ") || key.is(Key.Kind.ENTER);
  }

  /// Whether only computers play.
  private boolean isWatched() {
    return !table.player(Seat.FIRST).isHuman() && !table.player(Seat.SECOND).isHuman();
  }

  private Optional<Ending> afterwards() throws Departure {
    autosave.forget();
    if (!view.hasPanel()) {
      view.say(phrases.end(table));
      view.read();
    }
    AfterGame after = AfterGame.ask(console, texts).orElse(AfterGame.MENU);
    switch (after) {
      case SAVE -> press("s");
      case ANALYSE -> analyse();
      case UNDO -> sit(table.undo());
      default -> {}
    }
    return after.next().flatMap(this::leave);
  }

  private void analyse() throws Departure {
    view.say(texts.say("review.looking", 0, table.count() + 1));
    view.draw();
    commands.analyse(table);
    console.deliver();
  }

  private Optional<Ending> leave(Ending.Next next) {
    return Optional.of(new Ending(table, next));
  }
}
