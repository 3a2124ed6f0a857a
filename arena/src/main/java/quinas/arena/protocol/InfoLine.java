package quinas.arena.protocol;

import quinas.engine.search.Finding;
import quinas.engine.search.Score;
import quinas.rules.Notation;
import quinas.rules.Position;
import quinas.rules.Seat;

/// What a search knows, as a line of the protocol.
final class InfoLine {

  /// @param root where the search began
  /// @param millis for how long it has been searching
  static String of(Position root, Finding finding, long millis, Notation notation) {
    StringBuilder line = new StringBuilder("info depth ").append(finding.depth());
    line.append(" score ").append(score(root, finding));
    line.append(" nodes ").append(finding.nodes());
    line.append(" nps ").append(finding.nodes() * 1000 / Math.max(1, millis));
    line.append(" time ").append(millis).append(" pv");
    finding.line().forEach(move -> line.append(' ').append(notation.text(move)));
    return line.toString();
  }

  private static String score(Position root, Finding finding) {
    int score = finding.score();
    if (!Score.isDecided(score)) {
      return "cp " + score;
    }
    int moves = movesToTheEnd(root, finding);
    return "mate " + (score > 0 ? moves : -moves);
  }

  /// How many moves the player to act still makes. Those beyond the line that is known are taken to
  /// alternate.
  private static int movesToTheEnd(Position root, Finding finding) {
    Seat seat = root.turn();
    Position position = root;
    int moves = 0;
    for (int move : finding.line()) {
      moves += position.turn() == seat ? 1 : 0;
      position = position.play(move);
    }
    int beyond = Math.max(0, Score.plies(finding.score()) - finding.line().size());
    return moves + (position.turn() == seat ? beyond + 1 : beyond) / 2;
  }

  private InfoLine() {}
}
