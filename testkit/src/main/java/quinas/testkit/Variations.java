package quinas.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Texts that differ from a position's in few words, of which the game accepts some: another side
/// or step, another number, another square.
final class Variations {

  private static final Pattern NUMBER = Pattern.compile("[0-9]+");

  /// So many other words in one place, and so many other boards, are combined with other words.
  private static final int COMBINED_WORDS = 4;

  private static final int COMBINED_BOARDS = 24;

  private final RandomGenerator random;
  private final List<Set<String>> choices = new ArrayList<>();
  private final List<String> letters;

  /// @param texts of many positions: their words and letters are put in each other's place
  Variations(RandomGenerator random, List<String> texts) {
    this.random = random;
    for (String text : texts) {
      List<String> words = words(text);
      for (int i = 0; i < words.size(); i++) {
        if (i == choices.size()) {
          choices.add(new TreeSet<>());
        }
        choices.get(i).add(words.get(i));
      }
    }
    letters = choices.stream().map(Variations::letters).toList();
  }

  private static String letters(Set<String> words) {
    return words.stream()
        .flatMapToInt(String::chars)
        .filter(letter -> letter != '/')
        .distinct()
        .sorted()
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  static List<String> words(String text) {
    return List.of(text.split(" ", -1));
  }

  /// The text itself, all those with one other word, and many with two or three.
  List<String> of(String text) {
    List<String> words = words(text);
    List<String> found = new ArrayList<>();
    found.add(text);
    List<List<String>> some = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      List<String> others = others(words.get(i), i);
      for (String other : others) {
        List<String> changed = new ArrayList<>(words);
        changed.set(i, other);
        found.add(String.join(" ", changed));
      }
      some.add(some(words.get(i), others));
    }
    combine(new ArrayList<>(words), some, 0, 0, found);
    return found;
  }

  private static void combine(
      List<String> words, List<List<String>> some, int from, int changes, List<String> found) {
    if (changes > 1) {
      found.add(String.join(" ", words));
    }
    if (changes == 3) {
      return;
    }
    for (int i = from; i < words.size(); i++) {
      String word = words.get(i);
      for (String other : some.get(i)) {
        words.set(i, other);
        combine(words, some, i + 1, changes + 1, found);
      }
      words.set(i, word);
    }
  }

  /// Those next to a number come first: other parts of a position may depend on it by one.
  private List<String> some(String word, List<String> others) {
    if (isBoard(word)) {
      Collections.shuffle(others, random);
      return others.subList(0, Math.min(COMBINED_BOARDS, others.size()));
    }
    List<String> some = new ArrayList<>(numbers(word, 1));
    while (some.size() < COMBINED_WORDS && !others.isEmpty()) {
      some.add(others.remove(random.nextInt(others.size())));
    }
    return some;
  }

  private static boolean isBoard(String word) {
    return word.indexOf('/') != word.lastIndexOf('/');
  }

  private List<String> others(String word, int place) {
    Set<String> others = new TreeSet<>();
    if (!isBoard(word)) {
      others.addAll(choices.get(place));
      others.addAll(numbers(word, 2));
    } else if (letters.get(place).matches("[0-9]*")) {
      addLetters(word, letters.get(place), others);
    } else {
      String squares = NUMBER.matcher(word).replaceAll(run -> "1".repeat(number(run.group())));
      Set<String> boards = new TreeSet<>();
      addLetters(squares, letters.get(place).replaceAll("[0-9]+", "") + "1", boards);
      addMoved(squares, boards);
      boards.forEach(board -> others.add(joined(board)));
    }
    others.remove(word);
    return new ArrayList<>(others);
  }

  private static int number(String digits) {
    return Integer.parseInt(digits);
  }

  /// The word with each of its numbers as much as `most` greater or less.
  private static List<String> numbers(String word, int most) {
    List<String> found = new ArrayList<>();
    for (MatchResult number : NUMBER.matcher(word).results().toList()) {
      for (int more = -most; more <= most; more++) {
        if (more != 0) {
          String changed = Integer.toString(number(number.group()) + more);
          found.add(word.substring(0, number.start()) + changed + word.substring(number.end()));
        }
      }
    }
    return found;
  }

  /// Another letter in each place.
  private static void addLetters(String word, String letters, Set<String> others) {
    for (int at = 0; at < word.length(); at++) {
      if (word.charAt(at) != '/') {
        for (int i = 0; i < letters.length(); i++) {
          others.add(word.substring(0, at) + letters.charAt(i) + word.substring(at + 1));
        }
      }
    }
  }

  /// A letter somewhere else, such as a tower on another tile.
  private void addMoved(String word, Set<String> others) {
    for (int tries = 0; tries < word.length(); tries++) {
      StringBuilder moved = new StringBuilder(word);
      int at = random.nextInt(word.length());
      char letter = word.charAt(at);
      moved.deleteCharAt(at).insert(random.nextInt(word.length()), letter);
      others.add(moved.toString());
    }
  }

  /// The board with its runs of empty squares as numbers again.
  private static String joined(String squares) {
    return Pattern.compile("1+")
        .matcher(squares)
        .replaceAll(run -> Integer.toString(run.group().length()));
  }
}
