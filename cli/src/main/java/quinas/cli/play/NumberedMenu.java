package quinas.cli.play;

import java.util.List;
import java.util.OptionalInt;
import org.jline.utils.AttributedString;
import quinas.cli.text.Texts;

/// A menu whose answers are typed: by number or by word.
final class NumberedMenu {

  /// Asks until there is an answer; empty for back.
  static OptionalInt choose(Console console, Choice choice, Texts texts) throws Departure {
    console.say("");
    console.say(choice.title());
    for (int i = 0; i < choice.items().size(); i++) {
      console.say("  " + (i + 1) + "  " + choice.items().get(i).text());
    }
    console.say("  0  " + choice.back());
    AttributedString prompt = new AttributedString("[" + (choice.standard() + 1) + "]> ");
    while (true) {
      int answer = choice.answer(console.ask(prompt, () -> words(choice)));
      if (answer >= 0) {
        return OptionalInt.of(answer);
      }
      if (answer == -1) {
        return OptionalInt.empty();
      }
      console.say(texts.say("menu.number", choice.items().size()));
    }
  }

  private static List<String> words(Choice choice) {
    return choice.items().stream().map(Choice.Item::word).toList();
  }

  private NumberedMenu() {}
}
