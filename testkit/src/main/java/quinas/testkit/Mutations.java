package quinas.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Damages texts in the ways people and programs do.
final class Mutations {

  private static final Pattern NUMBER = Pattern.compile("[0-9]+");
  private static final Pattern NUMBER_AS_WORD = Pattern.compile("(?<= )[0-9]+");
  private static final String ODD = " /-+=,:.#?*\t\n\0é٣１ß𝟛";

  private final RandomGenerator random;
  private final List<String> texts;
  private final String alphabet;

  /// @param texts good ones, to damage and to take parts from
  Mutations(RandomGenerator random, List<String> texts) {
    this.random = random;
    this.texts = texts;
    this.alphabet =
        texts.stream()
            .flatMapToInt(String::chars)
            .distinct()
            .sorted()
            .mapToObj(Character::toString)
            .collect(Collectors.joining());
  }

  /// One of the texts after one to three changes, which keep its form in half of the cases; it may
  /// happen to be the same.
  String next() {
    boolean keepsForm = random.nextBoolean();
    String changed = some();
    for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
      changed = keepsForm ? reformed(changed) : change(changed);
    }
    return changed;
  }

  private String some() {
    return texts.get(random.nextInt(texts.size()));
  }

  /// Other contents in the same form: a symbol for a symbol or for an empty square, two symbols
  /// exchanged, a row or a word of another text, or another number as a word.
  private String reformed(String text) {
    return switch (random.nextInt(8)) {
      case 0, 1 -> withSymbol(text, symbol());
      case 2 -> withSymbol(text, "1");
      case 3 -> text.replaceFirst("(?<=[^0-9 ])1(?=[^0-9 ])", symbol());
      case 4 -> exchanged(text);
      case 5 -> crossed(text, "/");
      case 6 -> crossed(text, " ");
      default -> bumped(text, NUMBER_AS_WORD);
    };
  }

  private String symbol() {
    String other = some();
    int at = symbolIn(other);
    return at < 0 ? "1" : other.substring(at, at + 1);
  }

  private String crossed(String text, String separator) {
    List<String> parts = parts(text, separator);
    List<String> others = parts(some(), separator);
    int at = random.nextInt(Math.min(parts.size(), others.size()));
    parts.set(at, others.get(at));
    return String.join(separator, parts);
  }

  private String withSymbol(String text, String symbol) {
    int at = symbolIn(text);
    return at < 0 ? text : text.substring(0, at) + symbol + text.substring(at + 1);
  }

  private String exchanged(String text) {
    int one = symbolIn(text);
    int other = symbolIn(text);
    if (one < 0 || other < 0) {
      return text;
    }
    StringBuilder changed = new StringBuilder(text);
    changed.setCharAt(one, text.charAt(other));
    changed.setCharAt(other, text.charAt(one));
    return changed.toString();
  }

  /// Where a character that is no digit and no separator stands, or −1.
  private int symbolIn(String text) {
    int[] places =
        IntStream.range(0, text.length())
            .filter(at -> !Character.isDigit(text.charAt(at)) && "/ ".indexOf(text.charAt(at)) < 0)
            .toArray();
    return places.length == 0 ? -1 : places[random.nextInt(places.length)];
  }

  private String change(String text) {
    int at = random.nextInt(text.length() + 1);
    int end = Math.min(text.length(), at + 1);
    String head = text.substring(0, at);
    String tail = text.substring(end);
    return switch (random.nextInt(16)) {
      case 0, 1, 2, 3 -> head + letter() + tail;
      case 4, 5 -> head + tail;
      case 6, 7 -> head + letter() + text.substring(at);
      case 8 -> swapped(text, "");
      case 9 -> swapped(text, " ");
      case 10 -> swapped(text, "/");
      case 11, 12, 13 -> bumped(text, NUMBER);
      case 14 -> parted(text);
      default -> rare(text);
    };
  }

  private String letter() {
    String letters = random.nextInt(8) == 0 ? ODD : alphabet;
    int at =
        letters.offsetByCodePoints(0, random.nextInt(letters.codePointCount(0, letters.length())));
    return Character.toString(letters.codePointAt(at));
  }

  /// Two parts in each other's place.
  private String swapped(String text, String separator) {
    List<String> parts = parts(text, separator);
    Collections.swap(parts, random.nextInt(parts.size()), random.nextInt(parts.size()));
    return String.join(separator, parts);
  }

  /// A word or a row too few or too many.
  private String parted(String text) {
    String separator = random.nextBoolean() ? " " : "/";
    List<String> parts = parts(text, separator);
    String part = parts.remove(random.nextInt(parts.size()));
    if (random.nextBoolean()) {
      parts.add(part);
      parts.add(part);
    }
    return String.join(separator, parts);
  }

  private static List<String> parts(String text, String separator) {
    return new ArrayList<>(List.of(text.split(Pattern.quote(separator), -1)));
  }

  /// One of the numbers a little or a lot greater or less.
  private String bumped(String text, Pattern pattern) {
    List<MatchResult> numbers = pattern.matcher(text).results().toList();
    if (numbers.isEmpty()) {
      return text;
    }
    MatchResult number = numbers.get(random.nextInt(numbers.size()));
    String changed =
        switch (random.nextInt(8)) {
          case 0 -> "0" + number.group();
          case 1 -> "-" + number.group();
          case 2 -> number.group() + "9999999999";
          case 3 -> Integer.toString(random.nextInt(120));
          case 4 -> "0";
          default -> plus(number.group(), random.nextInt(5) - 2);
        };
    return text.substring(0, number.start()) + changed + text.substring(number.end());
  }

  private static String plus(String digits, int more) {
    return digits.length() > 9 ? digits : Long.toString(Long.parseLong(digits) + more);
  }

  private String rare(String text) {
    return switch (random.nextInt(8)) {
      case 0 -> "";
      case 1 -> " " + text;
      case 2 -> text + " ";
      case 3 -> text + "\n";
      case 4 -> text.toUpperCase(Locale.ROOT);
      case 5 -> text.toLowerCase(Locale.ROOT);
      case 6 -> text.length() > 500 ? text : text.repeat(500);
      default -> new StringBuilder(text).reverse().toString();
    };
  }
}
