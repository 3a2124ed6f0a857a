package quinas.cli.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import quinas.cli.text.Texts;

/// What can be done when a game is over.
public enum AfterGame {
  AGAIN(Ending.Next.AGAIN),
  SWAP(Ending.Next.SWAP),
  UNDO,
  SAVE,
  ANALYSE,
  MENU(Ending.Next.MENU),
  QUIT(Ending.Next.QUIT);

  private final Optional<Ending.Next> next;

  AfterGame() {
    next = Optional.empty();
  }

  AfterGame(Ending.Next next) {
    this.next = Optional.of(next);
  }

  /// What comes next, for those who leave the table with it.
  public Optional<Ending.Next> next() {
    return next;
  }

  /// Asks the players; empty if they want to go back.
  public static Optional<AfterGame> ask(Console console, Texts texts) throws Departure {
    List<AfterGame> all = List.of(values());
    Choice choice =
        new Choice(
            texts.say("after.title"),
            Arrays.stream(values()).map(after -> after.item(texts)).toList(),
            0,
            texts.say("menu.back"));
    OptionalInt chosen = console.choose(choice);
    return chosen.isPresent() ? Optional.of(all.get(chosen.getAsInt())) : Optional.empty();
  }

  private Choice.Item item(Texts texts) {
    String key = name().toLowerCase(Locale.ROOT);
    return new Choice.Item(key, texts.say("after." + key));
  }
}
