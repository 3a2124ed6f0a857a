package quinas.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quinas.cli.text.Texts;

/// What a player can type besides moves. The English word always works, and those of the chosen
/// language besides.
public enum Command {
  MOVES,
  HINT,
  UNDO,
  REDO,
  RESIGN,
  SAVE,
  LOAD,
  BOARD,
  POSITION,
  RULES,
  HELP,
  MENU,
  QUIT;

  /// The command that a word means.
  public static Optional<Command> read(String word, Texts texts) {
    for (Command command : values()) {
      if (command.words(texts).contains(word.toLowerCase(Locale.ROOT))) {
        return Optional.of(command);
      }
    }
    return Optional.empty();
  }

  /// The words for all commands in the language of the texts.
  public static List<String> names(Texts texts) {
    List<String> names = new ArrayList<>();
    for (Command command : values()) {
      names.add(command.name(texts));
    }
    return names;
  }

  /// Its English word.
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Its first word in the language of the texts.
  public String name(Texts texts) {
    return texts.words("command." + key()).getFirst();
  }

  private List<String> words(Texts texts) {
    List<String> words = new ArrayList<>(texts.words("command." + key()));
    words.add(key());
    return words;
  }

  /// Whether a file name follows it.
  public boolean takesFile() {
    return this == SAVE || this == LOAD;
  }

  /// What it does, in a few words.
  public String explanation(Texts texts) {
    return texts.say("help." + key());
  }
}
