package quinas.cli.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import quinas.arena.match.UnplayableException;
import quinas.arena.record.RecordException;
import quinas.arena.store.StoreException;
import quinas.arena.tournament.TournamentException;
import quinas.rules.NotationException;

/// All texts of one language.
///
/// They stand in `quinas/cli/messages_<code>.txt`: a line `key = text` each, where further lines
/// that begin with `| ` continue the text, and lines that begin with `#` are remarks. A key is a
/// name such as `menu.quit`, or an English sentence in quotes, whose text is its translation. Texts
/// have the form of [String#format].
public final class Texts {

  /// What may stand in a file error, and the key of the text that says so.
  private static final Map<String, String> FILE_ERRORS =
      Map.of(
          "Is a directory", "file.directory",
          "Not a directory", "file.missing",
          "not an ordinary file", "file.special",
          "No space left", "file.full",
          "Read-only file system", "file.read-only",
          "larger than", "file.large");

  private final Language language;
  private final Map<String, String> texts;

  private Texts(Language language, Map<String, String> texts) {
    this.language = language;
    this.texts = texts;
  }

  /// Reads the texts of a language.
  public static Texts of(Language language) {
    String file = "/quinas/cli/messages_" + language.code() + ".txt";
    try (InputStream stream = Objects.requireNonNull(Texts.class.getResourceAsStream(file));
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return new Texts(language, read(reader.lines().toList()));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  static Map<String, String> read(List<String> lines) {
    Map<String, String> texts = new LinkedHashMap<>();
    String key = "";
    for (String line : lines) {
      if (line.startsWith("|")) {
        String more = line.substring(line.startsWith("| ") ? 2 : 1);
        texts.merge(key, more, (text, next) -> text.isEmpty() ? next : text + "\n" + next);
      } else if (!line.isBlank() && !line.startsWith("#")) {
        int equals = line.indexOf(" =", line.startsWith("\"") ? line.lastIndexOf("\" =") : 0);
        if (equals < 0) {
          throw new IllegalStateException("neither a text nor a remark: " + line);
        }
        key = line.substring(0, equals);
        if (texts.put(key, line.substring(equals + 2).strip()) != null) {
          throw new IllegalStateException("two texts for " + key);
        }
      }
    }
    return texts;
  }

  public Language language() {
    return language;
  }

  /// The keys of all texts, in the order of the file.
  public Set<String> keys() {
    return texts.keySet();
  }

  public boolean has(String key) {
    return texts.containsKey(key);
  }

  /// The text with the arguments filled in.
  public String say(String key, Object... arguments) {
    String text = texts.get(key);
    if (text == null) {
      throw new IllegalArgumentException("no text for " + key + " in " + language.title());
    }
    return arguments.length == 0 ? text : String.format(Locale.ROOT, text, arguments);
  }

  /// A text of several lines.
  public List<String> lines(String key) {
    return say(key).lines().toList();
  }

  /// The words of a text.
  public List<String> words(String key) {
    return List.of(say(key).split(" +"));
  }

  /// Whether an answer means yes.
  public boolean isYes(String answer) {
    return words("game.yes").contains(answer.strip().toLowerCase(Locale.ROOT));
  }

  /// Whether an answer means no.
  public boolean isNo(String answer) {
    return words("game.no").contains(answer.strip().toLowerCase(Locale.ROOT));
  }

  /// An error in the player's language.
  public String say(NotationException error) {
    Object[] arguments = error.arguments().stream().map(this::translated).toArray();
    return String.format(Locale.ROOT, sentence(error.pattern()), arguments);
  }

  /// An error in a record, with its place.
  public String say(RecordException error) {
    Object[] arguments = error.arguments().stream().map(this::translated).toArray();
    String sentence = String.format(Locale.ROOT, sentence(error.pattern()), arguments);
    return say("error.place", error.line(), error.column(), sentence);
  }

  /// Why a match cannot be played.
  public String say(UnplayableException error) {
    Object[] arguments = error.arguments().stream().map(this::translated).toArray();
    return String.format(Locale.ROOT, sentence(error.pattern()), arguments);
  }

  /// Why a database does not do what it was asked.
  public String say(StoreException error) {
    Object[] arguments = error.arguments().stream().map(this::translated).toArray();
    return String.format(Locale.ROOT, sentence(error.pattern()), arguments);
  }

  /// An error in the file of a tournament, with its line if that is known.
  public String say(TournamentException error) {
    Object[] arguments = error.arguments().stream().map(this::translated).toArray();
    String sentence = String.format(Locale.ROOT, sentence(error.pattern()), arguments);
    return error.line() == 0 ? sentence : say("error.line", error.line(), sentence);
  }

  /// Why a file cannot be read or written. What is not usual stands there in the system's words.
  public String say(IOException error) {
    String cause = String.valueOf(error.getMessage());
    return switch (error) {
      case NoSuchFileException missing -> say("file.missing");
      case AccessDeniedException denied -> say("file.denied");
      default ->
          FILE_ERRORS.entrySet().stream()
              .filter(usual -> cause.contains(usual.getKey()))
              .findFirst()
              .map(usual -> say(usual.getValue()))
              .orElseGet(() -> say("file.failed", cause));
    };
  }

  /// The translation of an English sentence, or the sentence itself.
  public String sentence(String english) {
    return texts.getOrDefault('"' + english + '"', english);
  }

  private Object translated(Object argument) {
    return switch (argument) {
      case String text -> sentence(text);
      case NotationException inner -> say(inner);
      case RecordException inner -> say(inner);
      default -> argument;
    };
  }
}
