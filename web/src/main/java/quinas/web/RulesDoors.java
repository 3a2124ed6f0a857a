package quinas.web;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quinas.board.Board;
import quinas.board.Boards;
import quinas.board.MoveReader;
import quinas.board.Vocabulary;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Option;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.rules.Square;

/// What the page can ask of the rules. Texts in, JSON out; lists are words with spaces between.
final class RulesDoors {

  static String games() {
    return Answer.to(() -> Games.ALL.stream().map(RulesDoors::game).toList());
  }

  private static Map<String, @Nullable Object> game(Game game) {
    Map<String, @Nullable Object> info = Json.object();
    info.put("id", game.id());
    info.put("title", game.title());
    info.put("options", game.options().stream().map(RulesDoors::option).toList());
    info.put("presets", Presets.of(game));
    info.put("levels", LevelNames.of(game));
    info.put("hasPoints", game.hasPoints());
    return info;
  }

  private static Map<String, @Nullable Object> option(Option option) {
    Map<String, @Nullable Object> info = Json.object();
    info.put("key", option.key());
    info.put("standard", option.standard());
    info.put("low", option.low());
    info.put("high", option.high());
    info.put("words", option.words());
    info.put("isText", option.isText());
    return info;
  }

  static String deal(String game, String options, String seed) {
    return Answer.to(() -> {
      Options read = Options.read(Games.read(game), options);
      SplitMix64 random = new SplitMix64(SplitMix64.readSeed(seed));
      return new Views(read).view(read.game().deal(read, random));
    });
  }

  static String read(String game, String options, String text) {
    return Answer.to(() -> {
      At at = At.read(game, options, text);
      return new Views(at.options()).view(at.position());
    });
  }

  static String play(String game, String options, String text, String move) {
    return Answer.to(() -> {
      At at = At.read(game, options, text);
      return new Views(at.options()).played(at.position(), move(at, move));
    });
  }

  private static int move(At at, String typed) throws NotationException {
    return new MoveReader(at.game(), at.position(), Vocabulary.NONE).read(typed);
  }

  static String line(String game, String options, String start, String moves) {
    return Answer.to(() -> {
      At at = At.read(game, options, start);
      Views views = new Views(at.options());
      List<Map<String, @Nullable Object>> played = new ArrayList<>();
      Position position = at.position();
      for (String text : words(moves)) {
        int move = at.game().notation().move(position, text);
        played.add(views.played(position, move));
        position = position.play(move);
      }
      return played;
    });
  }

  /// Why no legal move begins with these places. Where one does, the answer is a fault too: that
  /// the move is not complete.
  static String explain(String game, String options, String text, String places) {
    return Answer.to(() -> {
      At at = At.read(game, options, text);
      Board board = Boards.of(at.game());
      List<Square> squares = new ArrayList<>();
      for (String name : words(places)) {
        squares.add(place(board, at.position(), name));
      }
      if (squares.isEmpty()) {
        throw new NotationException("no square is chosen");
      }
      at.game().notation().move(at.position(), board.attempt(at.position(), squares));
      throw new NotationException("choose one of the marked squares");
    });
  }

  private static Square place(Board board, Position position, String name)
      throws NotationException {
    for (Square place : board.places(position)) {
      if (board.name(place).equals(name)) {
        return place;
      }
    }
    return Square.read(name, board.size(position));
  }

  static String readRecords(String text) {
    return Answer.to(() -> Records.read(text));
  }

  static String writeRecord(String record) {
    return Answer.to(() -> Records.write(record));
  }

  private static List<String> words(String text) {
    return Arrays.stream(text.split(" ", -1)).filter(word -> !word.isEmpty()).toList();
  }

  private RulesDoors() {}
}
