package quinas.rules;

/// The text of a game's positions and moves. What is written can be read again and is then the
/// same.
public interface Notation {

  /// Reads a position of a game with these options.
  ///
  /// @throws NotationException if the text is malformed or no such position can be; it says what is
  ///   wrong and where
  Position position(String text, Options options) throws NotationException;

  /// The one text of a position.
  String text(Position position);

  /// Reads a move and makes sure that it is legal: the checked door to [Position#play].
  ///
  /// @throws NotationException if the text is malformed or the move is illegal; it says why
  int move(Position position, String text) throws NotationException;

  /// The one text of a move: a single word, safe in a URL path.
  String text(int move);
}
