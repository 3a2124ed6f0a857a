package quinas.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Option;
import quinas.rules.Options;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// The game under test, its plain rules, and the option sets to test it with.
record Subject(Game game, PlainRules plain, List<Options> optionSets) {

  /// How much to do, in per cent of the usual: less where the battery is run for every mutant.
  private static final int PERCENT = Integer.getInteger("battery.percent", 100);

  static Subject of(Game game, PlainRules plain, String... optionSets) {
    return new Subject(
        game, plain, Arrays.stream(optionSets).map(text -> options(game, text)).toList());
  }

  static Options options(Game game, String text) {
    try {
      return Options.read(game, text);
    } catch (NotationException e) {
      throw new AssertionError(e);
    }
  }

  static Options options(Game game, Map<String, String> chosen) {
    try {
      return Options.of(game, chosen);
    } catch (NotationException e) {
      throw new AssertionError(e);
    }
  }

  /// How many cases to try.
  static int cases(int usual) {
    return Math.clamp((long) usual * PERCENT / 100, 1, Integer.MAX_VALUE);
  }

  /// The step that takes about `wanted` things out of so many, evenly.
  static int stride(int all, int wanted) {
    return Math.max(1, all / wanted);
  }

  /// How many of all cases fall on one option set.
  int share(int usual) {
    return Math.max(1, cases(usual) / optionSets.size());
  }

  /// The value of every option, as the plain rules want it.
  Map<String, String> values(Options options) {
    Map<String, String> values = new TreeMap<>();
    for (Option option : game.options()) {
      values.put(option.key(), options.get(option.key()));
    }
    return values;
  }

  String text(Position position) {
    return game.notation().text(position);
  }

  String text(int move) {
    return game.notation().text(move);
  }

  /// A position whose text is known to be good.
  Position read(String text, Options options) {
    try {
      return game.notation().position(text, options);
    } catch (NotationException e) {
      throw new AssertionError("refused: " + text + " with " + options, e);
    }
  }

  int[] moves(Position position) {
    int[] moves = new int[game.maxMoves()];
    return Arrays.copyOf(moves, position.legalMoves(moves, 0));
  }

  /// The legal moves as texts, sorted.
  List<String> moveTexts(Position position) {
    List<String> texts = new ArrayList<>();
    for (int move : moves(position)) {
      texts.add(text(move));
    }
    texts.sort(null);
    return texts;
  }

  /// The result as [PlainRules#result] writes it.
  String result(Position position) {
    Outcome outcome = position.outcome();
    if (!outcome.isOver()) {
      return "none";
    }
    String winner =
        switch (outcome.result()) {
          case FIRST -> "first";
          case SECOND -> "second";
          default -> "draw";
        };
    String score = game.hasPoints() ? ", " + outcome.first() + "-" + outcome.second() : "";
    return winner + ", " + outcome.reason().text() + score;
  }

  String turn(Position position) {
    return position.turn().index() == 0 ? "first" : "second";
  }

  /// A game of random moves, from the deal to the end.
  RandomGame randomGame(Options options, long seed) {
    RandomGenerator random = new SplitMix64(seed);
    Scene scene = new Scene(options, "seed " + seed, game.deal(options, random), "");
    List<Scene> scenes = new ArrayList<>();
    while (!scene.position().isOver()) {
      int[] moves = moves(scene.position());
      scene.check(moves.length > 0, "a game that goes on has a legal move");
      int move = moves[random.nextInt(moves.length)];
      scenes.add(scene.with(text(move)));
      scene = scene.with(scene.position().play(move));
      scene.check(scenes.size() < RandomGame.LONGEST, "a game ends");
    }
    scenes.add(scene);
    return new RandomGame(seed, scenes);
  }
}
