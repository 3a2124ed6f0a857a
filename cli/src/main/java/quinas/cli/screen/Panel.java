package quinas.cli.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import quinas.cli.board.BoardPicture;
import quinas.cli.board.BoardPictures;
import quinas.cli.board.Look;
import quinas.cli.play.Phrases;
import quinas.cli.play.Table;
import quinas.rules.Game;
import quinas.rules.Position;
import quinas.rules.Seat;

/// What there is to know about a game besides its board.
final class Panel {

  private final Phrases phrases;
  private final Look look;

  Panel(Phrases phrases, Look look) {
    this.phrases = phrases;
    this.look = look;
  }

  /// The game, its players, the score, and what is to be done.
  List<AttributedString> about(Table table) {
    List<AttributedString> lines = new ArrayList<>();
    lines.add(new AttributedString(table.game().title(), look.strong()));
    lines.add(AttributedString.EMPTY);
    for (Seat seat : Seat.values()) {
      lines.add(player(table, seat));
    }
    String options = table.options().toString();
    if (!options.isEmpty()) {
      lines.add(new AttributedString(phrases.texts().say("game.options", options)));
    }
    String status = phrases.status(table);
    if (!status.isEmpty()) {
      lines.add(AttributedString.EMPTY);
      lines.add(new AttributedString(status));
    }
    lines.add(AttributedString.EMPTY);
    lines.add(now(table));
    String legend = "screen.legend." + table.game().id() + look.either("", ".ascii");
    if (phrases.texts().has(legend)) {
      lines.add(AttributedString.EMPTY);
      phrases.texts().lines(legend).forEach(line -> lines.add(new AttributedString(line)));
    }
    return lines;
  }

  /// Who is to do what, or how it has ended.
  AttributedString now(Table table) {
    return new AttributedString(table.isOver() ? phrases.end(table) : phrases.turn(table));
  }

  private AttributedString player(Table table, Seat seat) {
    Game game = table.game();
    Position position = table.position();
    boolean isToAct = !table.isOver() && table.turn() == seat;
    return new AttributedStringBuilder()
        .append(isToAct ? look.either("▸ ", "> ") : "  ", look.strong())
        .append(phrases.seat(game, position, seat), BoardPictures.of(game).style(seat, look))
        .append(": ")
        .append(phrases.player(table.player(seat)))
        .toAttributedString();
  }

  /// All moves that were played, each with its number and the sign of who played it.
  List<AttributedString> moves(Table table) {
    BoardPicture picture = BoardPictures.of(table.game());
    List<AttributedString> lines = new ArrayList<>();
    for (int number = 0; number < table.count(); number++) {
      Position before = table.before(number);
      lines.add(
          new AttributedStringBuilder()
              .append(String.format(Locale.ROOT, "%3d ", number + 1), look.frame())
              .append(
                  "%1s ".formatted(picture.sign(before, before.turn())),
                  picture.style(before.turn(), look))
              .append(table.game().notation().text(table.moves().get(number)))
              .toAttributedString());
    }
    return lines;
  }
}
