package quinas.cli.replay;

import java.util.List;
import org.jline.utils.AttributedString;
import quinas.arena.record.GameRecord;
import quinas.arena.record.Note;
import quinas.arena.record.RecordWriter;
import quinas.arena.record.Tag;
import quinas.cli.board.BoardPicture;
import quinas.cli.board.BoardPictures;
import quinas.cli.board.Look;
import quinas.cli.board.Marks;
import quinas.cli.board.Steps;
import quinas.cli.play.Console;
import quinas.cli.play.Departure;
import quinas.cli.play.Phrases;
import quinas.cli.play.SavedGame;
import quinas.cli.text.Texts;
import quinas.rules.Position;

/// One recorded game, shown move by move.
public final class Replay {

  private final GameRecord record;
  private final Look look;
  private final Phrases phrases;
  private final Texts texts;
  private final List<Position> positions;

  public Replay(GameRecord record, Look look, Texts texts) {
    this.record = record;
    this.look = look;
    this.texts = texts;
    phrases = new Phrases(texts);
    positions = record.positions();
  }

  /// How many moves there are.
  public int length() {
    return positions.size() - 1;
  }

  /// The position after so many moves.
  public Position position(int at) {
    return positions.get(at);
  }

  /// The board after so many moves, the last of them marked.
  public List<AttributedString> board(int at) {
    BoardPicture picture = BoardPictures.of(record.game());
    Marks marks =
        at == 0 ? Marks.NONE : Steps.marks(picture, position(at - 1), record.moves().get(at - 1));
    return picture.draw(position(at), marks, look);
  }

  /// Says which game this is.
  ///
  /// @param number its number in the file, from 1
  /// @param count how many there are
  public void introduce(Console console, int number, int count) {
    String title = record.game().title();
    String options = record.options().toString();
    String game = options.isEmpty() ? title : title + " (" + options + ")";
    console.say(texts.say("replay.title", number, count, game));
    String first = record.tag(Tag.FIRST).orElse("?");
    String second = record.tag(Tag.SECOND).orElse("?");
    String date = record.tag(Tag.DATE).map(day -> ", " + day).orElse("");
    console.say(first + " – " + second + date);
  }

  /// Shows what happened up to a move: the board, and what was written there.
  public void show(Console console, int at) {
    console.say("");
    if (at == 0) {
      console.say(texts.say("replay.start", length()));
    } else {
      Position before = position(at - 1);
      String seat = phrases.seat(record.game(), before, before.turn());
      String move = record.game().notation().text(record.moves().get(at - 1));
      console.say(texts.say("replay.move", at, length(), seat, move));
    }
    board(at).forEach(console::say);
    notes(console, at);
    if (at == length()) {
      console.say(
          record.outcome().isOver()
              ? phrases.end(SavedGame.table(record))
              : texts.say("replay.open"));
    }
  }

  private void notes(Console console, int at) {
    if (at == 0) {
      record.line().comments().forEach(console::say);
      return;
    }
    for (Note note : record.line().plies().get(at - 1).notes()) {
      switch (note) {
        case Note.Comment comment -> console.say(comment.text());
        case Note.Variation variation ->
            console.say(
                RecordWriter.variation(record.game(), position(at - 1), variation.line(), at));
      }
    }
  }

  /// Shows the whole game.
  public void list(Console console) {
    for (int at = 0; at <= length(); at++) {
      show(console, at);
    }
  }

  /// Steps through the game as the reader wishes, until he has seen enough.
  public void step(Console console, int from) {
    int at = from;
    show(console, at);
    try {
      while (true) {
        String answer = console.ask(texts.say("replay.prompt", at, length()));
        if (texts.words("replay.quit").contains(answer)) {
          return;
        }
        int next = next(answer, at);
        if (next >= 0 && next <= length()) {
          at = next;
          show(console, at);
        } else {
          console.say(texts.say("replay.range", length()));
        }
      }
    } catch (Departure departure) {
      // He has seen enough.
      return;
    }
  }

  /// Where an answer leads; −1 if it leads nowhere.
  private int next(String answer, int at) {
    if (answer.isEmpty() || texts.words("replay.next").contains(answer)) {
      return at + 1;
    }
    if (texts.words("replay.back").contains(answer)) {
      return at - 1;
    }
    String number = answer.replaceFirst("^\\p{L} *", "");
    return number.matches("[0-9]{1,6}") ? Integer.parseInt(number) : -1;
  }
}
