package quinas.e2e;

import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What a person sees on the play page while it waits for him.
///
/// @param moves how many moves the list has
/// @param end how the game ended, in words; empty while it goes on
/// @param cells the places of the board with what they say of themselves
/// @param picks words that the board offers beside a chosen square
/// @param words words on buttons, for moves without a place
/// @param progress grows with everything that is done
record Situation(
    int moves,
    String status,
    String end,
    List<Thing> cells,
    List<Thing> picks,
    List<Thing> words,
    int progress) {

  private static final String SCRIPT = script();
  private static final Pattern PIECE = Pattern.compile("^[a-z]\\d+, (?!empty|sea|no square)[^,]+");

  /// Something that can be pointed at.
  ///
  /// @param x from the left edge of the window, in pixels
  /// @param y from the upper edge, in pixels
  record Thing(String name, String label, double x, double y) {

    boolean mayBeChosen() {
      return label.contains("legal target") || label.contains("can be chosen");
    }
  }

  /// Waits for a situation that is further on than `before`.
  static Situation after(int before, Locator table) {
    Map<?, ?> found = (Map<?, ?>) table.evaluate(SCRIPT, before);
    return new Situation(
        count(found, "moves"),
        text(found, "status"),
        text(found, "end"),
        things(found, "cells"),
        things(found, "picks"),
        things(found, "words"),
        count(found, "progress"));
  }

  boolean isOver() {
    return !end.isEmpty();
  }

  /// The places that may be chosen next.
  List<Thing> choices() {
    return cells.stream().filter(Thing::mayBeChosen).toList();
  }

  /// One of all that can be chosen next: places, words beside a square, words on buttons.
  Thing any(Random random) {
    List<Thing> all = Stream.of(choices(), picks, words).flatMap(List::stream).toList();
    return all.get(random.nextInt(all.size()));
  }

  /// What lies on the board: `d4, red microbe`.
  List<String> pieces() {
    return cells.stream()
        .map(cell -> PIECE.matcher(cell.label()))
        .filter(Matcher::find)
        .map(Matcher::group)
        .toList();
  }

  Thing cell(String name) {
    return cells.stream().filter(cell -> cell.name().equals(name)).findFirst().orElseThrow();
  }

  private static List<Thing> things(Map<?, ?> found, String key) {
    return ((List<?>) Objects.requireNonNull(found.get(key)))
        .stream()
            .map(one -> (Map<?, ?>) one)
            .map(one ->
                new Thing(
                    text(one, "name"), text(one, "label"), number(one, "x"), number(one, "y")))
            .toList();
  }

  private static String text(Map<?, ?> found, String key) {
    return (String) Objects.requireNonNull(found.get(key));
  }

  private static int count(Map<?, ?> found, String key) {
    return (int) number(found, key);
  }

  private static double number(Map<?, ?> found, String key) {
    return ((Number) Objects.requireNonNull(found.get(key))).doubleValue();
  }

  private static String script() {
    try (InputStream in =
        Objects.requireNonNull(Situation.class.getResourceAsStream("situation.js"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
