package quinas.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Damages texts in the ways people and programs do.
final class Mutations {

  private static final Pattern NUMBER = Pattern.compile("[0-9]+");
  private static final String ODD = " /-+=,:.#?*\t\n\0é٣１ß𝟛";

  private final RandomGenerator random;
  private final String alphabet;

  /// @param alphabet the characters to put in, besides odd ones
  Mutations(RandomGenerator random, String alphabet) {
    this.random = random;
    this.alphabet = alphabet;
  }

  /// A text that comes from another by one to three changes, which keep its form in half of the
  /// cases; it may happen to be the same.
  String of(String text) {
    boolean keepsForm = random.nextBoolean();
    String changed = text;
    for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
      changed = keepsForm ? reformed(changed) : change(changed);
    }
    return changed;
  }

  /// Other contents in the same form: a symbol for a symbol, an empty square or two for a symbol,
  /// two symbols exchanged, or another number.
  private String reformed(String text) {
    return switch (random.nextInt(6)) {
      case 0, 1 -> withSymbol(text, letter());
      case 2 -> withSymbol(text, random.nextBoolean() ? "1" : "");
      case 3 -> text.replaceFirst("(?<=[^0-9])1(?=[^0-9])", letter());
      case 4 -> exchanged(text);
      default -> bumped(text);
    };
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
            .filter(at -> Character.isLetter(text.charAt(at)) || text.charAt(at) == '-')
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
      case 11, 12, 13 -> bumped(text);
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
  private String bumped(String text) {
    List<MatchResult> numbers = NUMBER.matcher(text).results().toList();
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
