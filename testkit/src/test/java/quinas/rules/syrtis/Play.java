package quinas.rules.syrtis;

import java.util.ArrayList;
import java.util.List;
import quinas.rules.NotationException;
import quinas.rules.Options;

/// Positions and moves of Syrtis as texts, for tests.
final class Play {

  /// A position that is known to be good.
  static SyrtisPosition position(String text) {
    try {
      return SyrtisNotation.NOTATION.position(text, Options.standard(Syrtis.GAME));
    } catch (NotationException e) {
      throw new AssertionError(text, e);
    }
  }

  /// The position after some moves, separated by spaces.
  static SyrtisPosition after(String text, String moves) {
    SyrtisPosition position = position(text);
    try {
      for (String move : moves.split(" ", -1)) {
        position = position.play(SyrtisNotation.NOTATION.move(position, move));
      }
    } catch (NotationException e) {
      throw new AssertionError(text, e);
    }
    return position;
  }

  /// The legal moves in their order.
  static List<String> moves(SyrtisPosition position) {
    int[] moves = new int[Syrtis.GAME.maxMoves()];
    int end = position.legalMoves(moves, 0);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      texts.add(SyrtisNotation.NOTATION.text(moves[i]));
    }
    return texts;
  }

  /// The legal moves whose text contains a mark: `-` for tower moves, `=` for slides, `x` for
  /// sinkings.
  static String moves(String text, String mark) {
    return String.join(
        " ", moves(position(text)).stream().filter(move -> move.contains(mark)).toList());
  }

  /// How the game ended: `first, island`; `none` while it goes on.
  static String result(SyrtisPosition position) {
    return switch (position.outcome().result()) {
      case NONE -> "none";
      case FIRST -> "first, " + position.outcome().reason().text();
      case SECOND -> "second, " + position.outcome().reason().text();
      case DRAW -> "draw";
    };
  }

  private Play() {}
}
