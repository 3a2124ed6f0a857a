package quinas.arena.match;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.player.Entrants;
import quinas.arena.record.Komi;
import quinas.arena.record.RecordException;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.SplitMix64;

/// Match jobs as one line of text: at the head of a file of games, and on the way to other
/// machines.
///
/// `game=shiftago; first=classic:medium; second=classic:easy; plies=4; seed=7`. What is standard is
/// not written. A book is named and told from others by its digest; its own text is not part of it.
public final class JobText {

  /// Where books come from when a job is read.
  @FunctionalInterface
  public interface Library {
    /// The text of the file that a book was read from.
    String text(String name) throws IOException;
  }

  private static final String TAG = "tag.";
  private static final String PIE = "pie";
  private static final String ON = "on";
  private static final String VERDICTS = "verdicts";
  private static final String PROVEN = "proven";

  static String of(MatchJob job) {
    Map<String, String> values = new LinkedHashMap<>();
    values.put("game", job.game().id());
    putUnless("", job.options().toString(), "options", values);
    values.put("first", job.first().text());
    values.put("second", job.second().text());
    putUnless("none", job.firstControl().toString(), "tc1", values);
    putUnless("none", job.secondControl().toString(), "tc2", values);
    Terms terms = job.terms();
    Timing timing = terms.timing();
    put(Timing.STANDARD.margin(), timing.margin(), "margin", values);
    put(Timing.STANDARD.patience(), timing.patience(), "patience", values);
    put(Timing.STANDARD.grace(), timing.grace(), "grace", values);
    putUnless("wall", timing.onProcessor() ? "cpu" : "wall", "clock", values);
    terms.length().ifPresent(rule -> values.put("length", rule.toString()));
    terms.resign().ifPresent(rule -> values.put("resign", rule.toString()));
    terms.draw().ifPresent(rule -> values.put("draw", rule.toString()));
    putUnless(Komi.NONE.toString(), terms.komi().toString(), "komi", values);
    putUnless("", terms.hasPie() ? ON : "", PIE, values);
    putUnless("", job.verdicts().equals(Verdicts.PROVEN) ? PROVEN : "", VERDICTS, values);
    job.openings()
        .book()
        .ifPresent(book -> {
          values.put("book", book.name());
          values.put("digest", book.digest());
        });
    putUnless("0", Integer.toString(job.openings().plies()), "plies", values);
    values.put("seed", Long.toString(job.seed()));
    new TreeMap<>(job.tags()).forEach((name, value) -> values.put(TAG + name, value));
    return KeyValues.write(values);
  }

  private static void put(
      Duration standard, Duration value, String key, Map<String, String> values) {
    putUnless(millis(standard), millis(value), key, values);
  }

  private static String millis(Duration time) {
    return Long.toString(time.toMillis());
  }

  private static void putUnless(
      String standard, String value, String key, Map<String, String> values) {
    if (!value.equals(standard)) {
      values.put(key, value);
    }
  }

  /// Reads a job that [MatchJob#toString] has written.
  ///
  /// @throws IOException if its book cannot be read
  /// @throws NotationException if the text is none of a job, or the book has changed since
  /// @throws RecordException if the book holds records, and wrong ones
  public static MatchJob read(String text, Library library)
      throws NotationException, RecordException, IOException {
    Map<String, String> values = KeyValues.read(text);
    Game game = Games.read(take(values, "game", ""));
    Options options = Options.read(game, take(values, "options", ""));
    String first = take(values, "first", "");
    String second = take(values, "second", "");
    TimeControl firstControl = TimeControl.read(take(values, "tc1", "none"));
    TimeControl secondControl = TimeControl.read(take(values, "tc2", "none"));
    Terms terms = terms(values).with(komi(game, values)).withPie(hasPie(values));
    Verdicts verdicts = verdicts(values);
    Openings openings = openings(options, values, library);
    long seed = SplitMix64.readSeed(take(values, "seed", "0"));
    Map<String, String> tags = new LinkedHashMap<>();
    for (String key : List.copyOf(values.keySet())) {
      if (!key.startsWith(TAG)) {
        throw new NotationException("match: there is no \"%s\"", key);
      }
      tags.put(key.substring(TAG.length()), take(values, key, ""));
    }
    return new MatchJob(
        options,
        Entrants.read(options, first, terms.timing()),
        Entrants.read(options, second, terms.timing()),
        firstControl,
        secondControl,
        terms,
        openings,
        seed,
        verdicts,
        tags);
  }

  private static String take(Map<String, String> values, String key, String standard) {
    return Objects.requireNonNullElse(values.remove(key), standard);
  }

  private static Verdicts verdicts(Map<String, String> values) throws NotationException {
    String verdicts = take(values, VERDICTS, "");
    if (!verdicts.isEmpty() && !verdicts.equals(PROVEN)) {
      throw new NotationException("match: verdicts \"%s\" is not proven", verdicts);
    }
    return verdicts.isEmpty() ? Verdicts.NONE : Verdicts.PROVEN;
  }

  private static Terms terms(Map<String, String> values) throws NotationException {
    String length = take(values, "length", "");
    String resign = take(values, "resign", "");
    String draw = take(values, "draw", "");
    return new Terms(
        timing(values),
        length.isEmpty() ? Optional.empty() : Optional.of(LengthRule.read(length)),
        resign.isEmpty() ? Optional.empty() : Optional.of(ResignRule.read(resign)),
        draw.isEmpty() ? Optional.empty() : Optional.of(DrawRule.read(draw)));
  }

  private static Komi komi(Game game, Map<String, String> values) throws NotationException {
    String komi = take(values, "komi", "");
    return komi.isEmpty() ? Komi.NONE : Komi.read(game, komi);
  }

  private static boolean hasPie(Map<String, String> values) throws NotationException {
    String pie = take(values, PIE, "");
    if (!pie.isEmpty() && !pie.equals(ON)) {
      throw new NotationException("match: pie \"%s\" is not on", pie);
    }
    return !pie.isEmpty();
  }

  private static Timing timing(Map<String, String> values) throws NotationException {
    Timing standard = Timing.STANDARD;
    String clock = take(values, "clock", "wall");
    if (!clock.equals("wall") && !clock.equals("cpu")) {
      throw new NotationException("match: clock \"%s\" is none of wall, cpu", clock);
    }
    return new Timing(
        duration(values, "margin", standard.margin()),
        duration(values, "patience", standard.patience()),
        duration(values, "grace", standard.grace()),
        clock.equals("cpu"));
  }

  private static Duration duration(Map<String, String> values, String key, Duration standard)
      throws NotationException {
    return Duration.ofMillis(number(values, key, millis(standard)));
  }

  private static int number(Map<String, String> values, String key, String standard)
      throws NotationException {
    String number = take(values, key, standard);
    if (!number.matches("[0-9]{1,9}")) {
      throw new NotationException("match: %s \"%s\" is not a number", key, number);
    }
    return Integer.parseInt(number);
  }

  private static Openings openings(Options options, Map<String, String> values, Library library)
      throws NotationException, RecordException, IOException {
    int plies = number(values, "plies", "0");
    String name = take(values, "book", "");
    String digest = take(values, "digest", "");
    if (name.isEmpty()) {
      return Openings.dealt(options, plies);
    }
    Book book = Book.read(options, name, library.text(name));
    if (!book.digest().equals(digest)) {
      throw new NotationException("the openings in %s are not those that they were", name);
    }
    return Openings.of(options, book, plies);
  }

  /// One value of a job's text, if it is written there.
  public static Optional<String> value(String text, String key) throws NotationException {
    return Optional.ofNullable(KeyValues.read(text).get(key));
  }

  /// What is not the same in two jobs, as `key: one, other`, in the order of the text.
  ///
  /// @param ignored keys that may differ
  static List<String> differences(String one, String other, List<String> ignored)
      throws NotationException {
    Map<String, String> left = KeyValues.read(one);
    Map<String, String> right = KeyValues.read(other);
    Map<String, String> all = new LinkedHashMap<>(left);
    right.forEach(all::putIfAbsent);
    List<String> differences = new ArrayList<>();
    for (String key : all.keySet()) {
      String was = left.getOrDefault(key, "-");
      String is = right.getOrDefault(key, "-");
      if (!was.equals(is) && !ignored.contains(key)) {
        differences.add(key + ": " + was + ", " + is);
      }
    }
    return differences;
  }

  private JobText() {}
}
