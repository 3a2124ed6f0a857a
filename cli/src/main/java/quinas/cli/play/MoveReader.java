package quinas.cli.play;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import quinas.board.Vocabulary;
import quinas.cli.text.Texts;
import quinas.rules.NotationException;

/// Reads a move as people type it, in their language: see [quinas.board.MoveReader]. The words that
/// the language has for parts of a move stand in its texts as `words.<game>`.
public final class MoveReader {

  private final Table table;
  private final Vocabulary vocabulary;

  public MoveReader(Table table, Texts texts) {
    this.table = table;
    Map<String, String> meanings = new HashMap<>();
    for (String entry : texts.words("words." + table.game().id())) {
      int equals = entry.lastIndexOf(':');
      for (String word : entry.substring(0, equals).split(",", -1)) {
        meanings.put(word, entry.substring(equals + 1));
      }
    }
    vocabulary = new Vocabulary(Set.copyOf(texts.words("words.fillers")), meanings);
  }

  /// The legal move that a line means.
  public int read(String line) throws NotationException {
    if (table.isOver()) {
      throw new NotationException("the game is over");
    }
    return new quinas.board.MoveReader(table.game(), table.position(), vocabulary).read(line);
  }
}
