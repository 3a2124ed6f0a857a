package quinas.cli.screen;

import java.time.Duration;
import org.jline.terminal.Terminal;
import quinas.cli.board.BoardPictures;
import quinas.cli.board.Look;
import quinas.cli.board.Squares;
import quinas.cli.play.Autosave;
import quinas.cli.play.Departure;
import quinas.cli.play.Ending;
import quinas.cli.play.Face;
import quinas.cli.play.Phrases;
import quinas.cli.play.Table;

/// A game on the whole screen, played with the arrow keys and Enter.
public final class ScreenGame implements Face {

  private final Terminal terminal;
  private final Phrases phrases;
  private final Look look;
  private final Duration delay;
  private final Autosave autosave;

  /// @param delay how long each step of a move, and each of the computer's moves, is shown
  public ScreenGame(
      Terminal terminal, Phrases phrases, Look look, Duration delay, Autosave autosave) {
    this.terminal = terminal;
    this.phrases = phrases;
    this.look = look;
    this.delay = delay;
    this.autosave = autosave;
  }

  /// Whether the game of a table can be played on a terminal as it is now.
  public static boolean fits(Terminal terminal, Table table) {
    Squares squares = BoardPictures.of(table.game()).squares(table.position());
    return !terminal.getType().startsWith(Terminal.TYPE_DUMB)
        && Scene.fits(squares.width(), squares.height(), terminal.getColumns(), terminal.getRows());
  }

  @Override
  public Ending play(Table table, String greeting) throws Departure {
    try (Screen screen = new Screen(terminal, look)) {
      return new Round(screen, phrases, look, delay, autosave, table).play(greeting);
    }
  }
}
