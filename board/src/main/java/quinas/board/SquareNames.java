package quinas.board;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quinas.rules.Square;

/// The squares that a text names.
final class SquareNames {

  // In an interface it would be null where TeaVM compiles: a default method does not initialize it.
  private static final Pattern SQUARE = Pattern.compile("[a-l][1-9][0-9]?");

  static List<Square> in(String text) {
    List<Square> named = new ArrayList<>();
    Matcher matcher = SQUARE.matcher(text);
    while (matcher.find()) {
      String name = matcher.group();
      named.add(new Square(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1));
    }
    return named;
  }

  private SquareNames() {}
}
