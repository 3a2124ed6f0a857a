package quinas.cli.screen;

import java.time.Duration;
import java.util.List;
import quinas.cli.board.BoardPictures;
import quinas.cli.board.Steps;
import quinas.cli.play.Phrases;
import quinas.cli.play.Table;

/// Shows moves step by step. A key skips to the end.
///
/// @param delay how long each step is shown
record Animation(View view, Phrases phrases, Duration delay) {

  /// Shows what a legal move sets off, but for its last step, and says what was played.
  ///
  /// @param isSkipped whether the players have seen enough already
  String show(Table table, int move, boolean isSkipped) {
    String mover = phrases.seat(table.game(), table.position(), table.turn());
    String said = phrases.texts().say("game.played", mover, table.game().notation().text(move));
    List<Steps.Step> steps = Steps.of(BoardPictures.of(table.game()), table.position(), move);
    boolean skipped = isSkipped || delay.isZero();
    for (int i = 0; i < steps.size() - 1 && !skipped; i++) {
      view.show(table, steps.get(i).position(), steps.get(i).marks());
      view.say(said + " " + phrases.texts().say("game.step", i + 1, steps.size()));
      Key key = view.read(delay);
      if (!key.is(Key.Kind.NONE)) {
        skipped = true;
        skip(key);
      }
    }
    return said;
  }

  /// A key has been pressed to skip. It does nothing else, unless a typed line begins with it or
  /// the players go, or nothing is shown that could be skipped.
  void skip(Key key) {
    if (delay.isZero() || key.is(":") || key.isFarewell()) {
      view.unread(key);
    }
  }
}
