package quinas.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import quinas.cli.text.Texts;
import quinas.rules.NotationException;
import quinas.rules.Option;
import quinas.rules.Options;

/// The menu of a game's options, each with its explanation and its value.
final class OptionsMenu {

  private final Console console;
  private final Texts texts;
  private Options options;

  OptionsMenu(Console console, Texts texts, Options options) {
    this.console = console;
    this.texts = texts;
    this.options = options;
  }

  /// Lets the players choose, and returns what they have chosen.
  Options run() throws Departure {
    List<Option> all = options.game().options();
    int standard = 0;
    while (true) {
      List<Choice.Item> items = new ArrayList<>();
      for (Option option : all) {
        items.add(
            new Choice.Item(
                option.key(),
                texts.say(
                    "option.line", option.key(), options.get(option.key()), explanation(option))));
      }
      String title = texts.say("options.title", options.game().title());
      OptionalInt chosen =
          console.choose(new Choice(title, items, standard, texts.say("options.done")));
      if (chosen.isEmpty()) {
        return options;
      }
      standard = chosen.getAsInt();
      change(all.get(standard));
    }
  }

  private void change(Option option) throws Departure {
    boolean listed = !option.isText() && option.low() > option.high();
    if (listed) {
      choose(option);
    } else {
      type(option);
    }
  }

  private void choose(Option option) throws Departure {
    List<Choice.Item> items = new ArrayList<>();
    for (String word : option.words()) {
      items.add(new Choice.Item(word, word + " – " + explanation(option, word)));
    }
    OptionalInt chosen =
        console.choose(
            new Choice(
                texts.say("option.title", option.key(), explanation(option)),
                items,
                option.words().indexOf(options.get(option.key())),
                texts.say("menu.back")));
    if (chosen.isPresent()) {
      set(option, option.words().get(chosen.getAsInt()));
    }
  }

  private void type(Option option) throws Departure {
    console.say(texts.say("option.title", option.key(), explanation(option)));
    for (String word : option.words()) {
      console.say("  " + word + " – " + explanation(option, word));
    }
    String value =
        console.ask(
            texts.say("option.ask", option.key(), option.range(), options.get(option.key())));
    if (!value.isEmpty()) {
      set(option, value);
    }
  }

  private void set(Option option, String value) {
    try {
      options =
          value.equals(option.standard())
              ? options.without(option.key())
              : options.with(option.key(), value);
    } catch (NotationException error) {
      console.say(texts.say(error));
    }
  }

  private String explanation(Option option) {
    return texts.say("option." + options.game().id() + "." + option.key());
  }

  private String explanation(Option option, String word) {
    return texts.say("value." + options.game().id() + "." + option.key() + "." + word);
  }
}
