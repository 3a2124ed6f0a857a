package quinas.arena.record;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// The tags of one game, and what they say about it.
final class RecordHeading {

  private record Value(String text, int at) {}

  @FunctionalInterface
  private interface Reading<T> {
    T read(String text) throws NotationException;
  }

  private final RecordScanner scanner;
  private final Map<String, Value> values = new LinkedHashMap<>();
  private final int start;

  /// Reads all tags up to whatever else comes.
  RecordHeading(RecordScanner scanner) throws RecordException {
    this.scanner = scanner;
    start = scanner.peek() == RecordScanner.END ? 0 : scanner.at();
    while (scanner.peek() == '[') {
      scanner.skip();
      readTag();
    }
  }

  private void readTag() throws RecordException {
    scanner.peek();
    int at = scanner.at();
    String name = scanner.word();
    if (!name.matches("[A-Za-z][A-Za-z0-9_]*")) {
      throw scanner.error(
          at, "expected the name of a tag, letters, digits and _, not \"%s\"", name);
    }
    if (scanner.peek() != '"') {
      throw scanner.error(scanner.at(), "expected the value of tag %s in quotation marks", name);
    }
    int valueAt = scanner.at();
    scanner.skip();
    Value value = new Value(scanner.until('"', false), valueAt);
    if (scanner.peek() != ']') {
      throw scanner.error(scanner.at(), "expected ] after the value of tag %s", name);
    }
    scanner.skip();
    if (values.put(name, value) != null) {
      throw scanner.error(at, "tag %s is given twice", name);
    }
  }

  private @Nullable Value value(Tag tag) {
    return values.get(tag.text());
  }

  /// The game and its options.
  Options options() throws RecordException {
    Value id = value(Tag.GAME);
    if (id == null) {
      throw scanner.error(start, "tag %s is missing", Tag.GAME.text());
    }
    Game game = read(id, Games::read);
    Value options = value(Tag.OPTIONS);
    return options == null
        ? Options.standard(game)
        : read(options, text -> Options.read(game, text));
  }

  /// The position before the first move: the tag's, or the one dealt from the seed.
  Position start(Options options) throws RecordException {
    Value seed = value(Tag.SEED);
    long dealt = seed == null ? 0 : read(seed, SplitMix64::readSeed);
    Value position = value(Tag.START);
    if (position != null) {
      return read(position, text -> options.game().notation().position(text, options));
    }
    if (seed == null) {
      throw scanner.error(
          start, "tag %s is missing, and tag %s too", Tag.START.text(), Tag.SEED.text());
    }
    return options.game().deal(options, new SplitMix64(dealt));
  }

  /// What the rules read in a tag's value.
  private <T> T read(Value value, Reading<T> reading) throws RecordException {
    try {
      return reading.read(value.text);
    } catch (NotationException e) {
      throw new RecordException(scanner.place(value.at), e);
    }
  }

  /// The tags that a record keeps.
  Map<String, String> kept() {
    Map<String, String> kept = new LinkedHashMap<>();
    values.forEach((name, value) -> {
      if (!Tag.isDerived(name)) {
        kept.put(name, value.text);
      }
    });
    return kept;
  }

  /// How the game ended, provided that the position, the tags and the word after the last move
  /// agree.
  ///
  /// @param result what that word says
  /// @param resultAt where it stands
  Outcome outcome(Options options, Position end, Outcome.Result result, int resultAt)
      throws RecordException {
    String word = Results.text(result);
    Value tag = value(Tag.RESULT);
    if (tag != null && !tag.text.equals(word)) {
      throw scanner.error(
          tag.at, "tag %s says %s, the moves end with %s", Tag.RESULT.text(), tag.text, word);
    }
    checkScore(options.game(), end);
    Value komi = value(Tag.KOMI);
    Outcome outcome =
        komi == null
            ? end.outcome()
            : read(komi, text -> Komi.read(options.game(), text)).decide(end.outcome());
    if (outcome.isOver()) {
      if (outcome.result() != result) {
        throw scanner.error(
            resultAt,
            "the result is given as %s, but in the last position it is %s",
            word,
            Results.text(outcome.result()));
      }
      checkSame(Tag.REASON, outcome.reason().text());
      return outcome;
    }
    return result == Outcome.Result.NONE ? open() : settled(end, result, resultAt);
  }

  private void checkScore(Game game, Position end) throws RecordException {
    Value score = value(Tag.SCORE);
    if (score != null && !game.hasPoints()) {
      throw scanner.error(score.at, "%s has no score", game.title());
    }
    checkSame(Tag.SCORE, Results.score(end));
  }

  private void checkSame(Tag tag, String truth) throws RecordException {
    Value value = value(tag);
    if (value != null && !value.text.equals(truth)) {
      throw scanner.error(
          value.at, "tag %s says %s, the last position says %s", tag.text(), value.text, truth);
    }
  }

  private Outcome open() throws RecordException {
    Value reason = value(Tag.REASON);
    if (reason != null) {
      throw scanner.error(reason.at, "a game that goes on has no tag %s", Tag.REASON.text());
    }
    return Outcome.NONE;
  }

  private Outcome settled(Position end, Outcome.Result result, int resultAt)
      throws RecordException {
    Value reason = value(Tag.REASON);
    if (reason == null) {
      throw scanner.error(
          resultAt,
          "the last position is not over: tag %s must say why the result is %s",
          Tag.REASON.text(),
          Results.text(result));
    }
    for (Settlement settlement : Settlement.values()) {
      if (settlement.text().equals(reason.text)) {
        if (!settlement.allows(result)) {
          throw scanner.error(
              reason.at,
              "tag %s says %s, which cannot lead to the result %s",
              Tag.REASON.text(),
              reason.text,
              Results.text(result));
        }
        return GameRecord.settlement(end, result, settlement);
      }
    }
    List<String> all = Arrays.stream(Settlement.values()).map(Settlement::text).toList();
    throw scanner.error(
        reason.at,
        "the last position is not over, so tag %s must be one of %s",
        Tag.REASON.text(),
        String.join(", ", all));
  }
}
