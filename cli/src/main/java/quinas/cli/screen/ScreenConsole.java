package quinas.cli.screen;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import quinas.cli.play.Choice;
import quinas.cli.play.Console;
import quinas.cli.play.Departure;
import quinas.cli.text.Texts;

/// Questions and answers in the lines below the board.
final class ScreenConsole implements Console {

  private final View view;
  private final List<AttributedString> said = new ArrayList<>();
  private final List<String> history = new ArrayList<>();
  private Texts texts;

  ScreenConsole(View view, Texts texts) {
    this.view = view;
    this.texts = texts;
  }

  @Override
  public void speak(Texts texts) {
    this.texts = texts;
  }

  @Override
  public boolean isTerminal() {
    return true;
  }

  /// Keeps a line until [#deliver].
  @Override
  public void say(AttributedString line) {
    said.add(line);
  }

  /// Shows all that was said: below the board if there is room, otherwise on a screen of its own.
  void deliver() {
    List<AttributedString> lines = List.copyOf(said);
    said.clear();
    if (view.hasRoomFor(lines)) {
      view.say(lines);
    } else {
      new Pager(view.screen(), lines, texts, view.look()).run();
    }
  }

  /// The answer is empty if the player presses Esc.
  @Override
  public String ask(AttributedString prompt, Supplier<List<String>> completions) throws Departure {
    deliver();
    LineInput input = new LineInput(history, completions.get());
    List<AttributedString> below = List.of();
    while (true) {
      List<AttributedString> lines = new ArrayList<>();
      lines.add(
          new AttributedStringBuilder().append(prompt).append(input.text()).toAttributedString());
      lines.addAll(below);
      view.say(lines, prompt.length() + input.caret());
      Key key = view.read();
      below = List.of();
      switch (key.kind()) {
        case ENTER -> {
          view.say("");
          return remembered(input.text());
        }
        case ESCAPE, INTERRUPT -> {
          view.say("");
          return "";
        }
        case CLOSED -> throw new Departure();
        case TAB -> {
          input.press(key);
          below = List.of(new AttributedString(String.join(" ", input.candidates())));
        }
        default -> input.press(key);
      }
    }
  }

  private String remembered(String line) {
    if (!line.isBlank() && (history.isEmpty() || !history.getLast().equals(line))) {
      history.add(line);
    }
    return line;
  }

  /// Answers side by side, chosen with the arrow keys or by their numbers.
  @Override
  public OptionalInt choose(Choice choice) throws Departure {
    int count = choice.items().size();
    int chosen = choice.standard();
    while (true) {
      view.say(
          List.of(
              new AttributedString(choice.title(), view.look().strong()), items(choice, chosen)));
      Key key = view.read();
      switch (key.kind()) {
        case LEFT, UP -> chosen = (chosen + count - 1) % count;
        case RIGHT, DOWN, TAB -> chosen = (chosen + 1) % count;
        case ENTER -> {
          return answered(chosen);
        }
        case ESCAPE, INTERRUPT -> {
          view.say("");
          return OptionalInt.empty();
        }
        case CLOSED -> throw new Departure();
        case CHARACTER -> {
          int digit = key.text().charAt(0) - '0';
          if (digit == 0) {
            view.say("");
            return OptionalInt.empty();
          }
          if (digit >= 1 && digit <= count) {
            return answered(digit - 1);
          }
        }
        default -> {}
      }
    }
  }

  /// Lets the player choose one of the words that can complete a move.
  Optional<String> chooseWord(List<String> words) throws Departure {
    List<Choice.Item> items =
        words.stream()
            .map(word -> new Choice.Item(word, texts.say("screen.word." + word)))
            .toList();
    OptionalInt chosen =
        choose(new Choice(texts.say("screen.which"), items, 0, texts.say("menu.back")));
    return chosen.isPresent() ? Optional.of(words.get(chosen.getAsInt())) : Optional.empty();
  }

  private OptionalInt answered(int chosen) {
    view.say("");
    return OptionalInt.of(chosen);
  }

  /// The chosen one stands in brackets.
  private AttributedString items(Choice choice, int chosen) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    for (int i = 0; i < choice.items().size(); i++) {
      String text = together((i + 1) + " " + choice.items().get(i).text());
      AttributedStyle style = i == chosen ? view.look().strong() : AttributedStyle.DEFAULT;
      line.append(i == chosen ? "[" + text + "]" : " " + text + " ", style).append(" ");
    }
    return line.append(" ").append(together("0 " + choice.back())).toAttributedString();
  }

  /// A text that is not broken between its words.
  private String together(String text) {
    return text.replace(' ', view.look().either("\u00a0", " ").charAt(0));
  }

  @Override
  public void pause(Duration duration) {
    view.read(duration);
  }

  /// The screen is closed by who opened it.
  @Override
  public void close() {}
}
