package quinas.cli.board;

import java.util.LinkedHashSet;
import java.util.Set;
import org.jline.utils.AttributedString;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Square;

/// One game's picture, drawn from texts.
record Pictures(Game game) {

  BoardPicture picture() {
    return BoardPictures.of(game);
  }

  Position position(String text) {
    try {
      return game.notation().position(text, Options.standard(game));
    } catch (NotationException wrong) {
      throw new AssertionError(wrong);
    }
  }

  int move(Position position, String text) {
    try {
      return game.notation().move(position, text);
    } catch (NotationException wrong) {
      throw new AssertionError(wrong);
    }
  }

  String text(String position, Marks marks) {
    return text(position(position), marks, Look.PLAIN);
  }

  String text(Position position, Marks marks, Look look) {
    StringBuilder text = new StringBuilder();
    for (AttributedString line : picture().draw(position, marks, look)) {
      text.append(line).append('\n');
    }
    return text.toString();
  }

  /// The squares with these names.
  static Set<Square> squares(String... names) {
    Set<Square> squares = new LinkedHashSet<>();
    for (String name : names) {
      try {
        squares.add(Square.read(name, 12));
      } catch (NotationException wrong) {
        throw new AssertionError(wrong);
      }
    }
    return squares;
  }

  static Square square(String name) {
    return squares(name).iterator().next();
  }
}
