package quinas.rules;

import java.util.List;
import java.util.random.RandomGenerator;

/// One of the games, as data. Stateless; there is one instance of each, in [Games].
public interface Game {

  /// The short name used in commands, files and addresses: lower case letters only.
  String id();

  /// The game's proper name, the same in every language.
  String title();

  /// What can be chosen before a game starts, in the order of the rule sheet.
  List<Option> options();

  /// Refuses options that are each allowed but not together. Called by [Options] itself.
  default void check(Options options) throws NotationException {}

  /// A start position. The same options and the same random bits give the same one for ever.
  Position deal(Options options, RandomGenerator random);

  /// How positions and moves are read and written.
  Notation notation();

  /// The symmetries under which play from `position` on looks the same, the identity first.
  List<Symmetry> symmetries(Position position);

  /// Whether positions carry a score: see [Position#points].
  default boolean hasPoints() {
    return false;
  }

  /// An upper bound on the number of legal moves in any position.
  int maxMoves();

  /// How many sequences of exactly `depth` moves there are from `position` on. Sequences that the
  /// end of the game cuts short do not count. A game may bring a faster way to count.
  default long perft(Position position, int depth) {
    return Perft.count(position, depth);
  }
}
