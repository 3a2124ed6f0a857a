package quinas.cli.screen;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.utils.AttributedString;
import quinas.cli.board.BoardPicture;
import quinas.cli.board.BoardPictures;
import quinas.cli.board.Look;
import quinas.cli.board.Marks;
import quinas.cli.board.Squares;
import quinas.cli.play.Phrases;
import quinas.cli.play.Table;
import quinas.rules.Position;

/// What the players see of a game at the moment. Draws itself again whenever the terminal changes
/// its size.
final class View {

  private final Screen screen;
  private final Phrases phrases;
  private final Look look;
  private final Panel panel;

  private Table table;
  private Position position;
  private Marks marks = Marks.NONE;
  private List<AttributedString> message = List.of();
  private List<AttributedString> keys = List.of();
  private int caret = -1;
  private Optional<Key> pending = Optional.empty();

  View(Screen screen, Phrases phrases, Look look, Table table) {
    this.screen = screen;
    this.phrases = phrases;
    this.look = look;
    this.panel = new Panel(phrases, look);
    this.table = table;
    this.position = table.position();
  }

  Screen screen() {
    return screen;
  }

  Look look() {
    return look;
  }

  /// From now on shows this table, as it stands.
  void show(Table table, Marks marks) {
    show(table, table.position(), marks);
  }

  /// From now on shows this table with another board on it.
  void show(Table table, Position position, Marks marks) {
    this.table = table;
    this.position = position;
    this.marks = marks;
  }

  void say(String text) {
    say(text.lines().map(AttributedString::new).toList());
  }

  void say(List<AttributedString> message) {
    say(message, -1);
  }

  /// @param caret where to show the cursor in the first line of the message; below 0 for on the
  ///   board
  void say(List<AttributedString> message, int caret) {
    this.message = message;
    this.caret = caret;
  }

  void keys(List<AttributedString> keys) {
    this.keys = keys;
  }

  /// Whether a message can be read as a whole on this screen.
  boolean hasRoomFor(List<AttributedString> message) {
    return Wrap.lines(message, screen.width()).size() <= scene().messageHeight(screen.height());
  }

  /// Whether there is room for more than the board.
  boolean hasPanel() {
    return scene().hasPanel(screen.width(), screen.height());
  }

  /// Waits for a key.
  Key read() {
    return read(screen::read);
  }

  /// Has the next [#read] give this key once more.
  void unread(Key key) {
    pending = Optional.of(key);
  }

  /// Waits for a key, but not longer than this.
  Key read(Duration patience) {
    return read(() -> screen.read(patience));
  }

  private Key read(Supplier<Key> source) {
    while (true) {
      draw();
      Key key = pending.orElseGet(source);
      pending = Optional.empty();
      if (!key.is(Key.Kind.RESIZED)) {
        return key;
      }
    }
  }

  void draw() {
    int width = screen.width();
    int height = screen.height();
    Squares squares = picture().squares(position);
    if (!Scene.fits(squares.width(), squares.height(), width, height)) {
      String small =
          phrases.texts().say("screen.small", squares.width(), squares.height() + 2, width, height);
      List<AttributedString> all = new ArrayList<>(message);
      all.addFirst(new AttributedString(small));
      List<AttributedString> lines = Wrap.lines(all, width);
      screen.show(lines.subList(0, Math.min(lines.size(), height)), -1, -1);
      return;
    }
    Scene scene = scene();
    List<AttributedString> lines = scene.lines(width, height);
    if (caret >= 0) {
      screen.show(lines, caret % width, scene.messageTop(height) + caret / width);
    } else if (marks.cursor().isPresent()) {
      Squares.Spot spot = squares.spot(marks.cursor().get());
      screen.show(lines, spot.middle(), spot.y());
    } else {
      screen.show(lines, -1, -1);
    }
  }

  private BoardPicture picture() {
    return BoardPictures.of(table.game());
  }

  private Scene scene() {
    return new Scene(
        picture().draw(position, marks, look),
        picture().squares(position).width(),
        panel.about(table),
        panel.now(table),
        panel.moves(table),
        message,
        keys);
  }
}
