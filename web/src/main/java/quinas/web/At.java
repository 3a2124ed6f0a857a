package quinas.web;

import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;

/// A position with its options.
record At(Options options, Position position) {

  static At read(String game, String options, String text) throws NotationException {
    Options read = Options.read(Games.read(game), options);
    return new At(read, read.game().notation().position(text, read));
  }

  Game game() {
    return options.game();
  }
}
