package quinas.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;

/// What holds at every position of a game.
final class PlayChecks {

  private static final int DRAWS_A_MOVE = 200;

  private final Subject subject;

  PlayChecks(Subject subject) {
    this.subject = subject;
  }

  void randomGamesGoAsByThePlainRules(Options options) {
    Map<String, String> values = subject.values(options);
    for (long seed = 0; seed < subject.share(80); seed++) {
      for (Scene scene : subject.randomGame(options, seed).scenes()) {
        compareWithPlain(scene, values);
      }
    }
  }

  /// Compares moves and result with the plain rules, and the position after the scene's move.
  void compareWithPlain(Scene scene, Map<String, String> values) {
    PlainRules plain = subject.plain();
    Position position = scene.position();
    String text = subject.text(position);
    scene.check(plain.isValid(text, values), "it is a position by the plain rules too");
    scene.same(subject.result(position), plain.result(text, values), "the result");
    scene.same(subject.moveTexts(position), plain.moves(text, values), "the list of moves");
    if (!position.isOver()) {
      scene.same(subject.turn(position), plain.turn(text, values), "the seat to act");
      String after = subject.text(position.play(read(scene)));
      scene.same(after, plain.play(text, scene.move(), values), "the position after the move");
    }
  }

  private int read(Scene scene) {
    try {
      return subject.game().notation().move(scene.position(), scene.move());
    } catch (NotationException e) {
      throw new AssertionError("a legal move is refused: " + e.getMessage() + scene, e);
    }
  }

  void positionsKeepTheirPromises(Options options) {
    RandomGenerator random = new SplitMix64(7);
    for (long seed = 100; seed < 100 + subject.share(80); seed++) {
      for (Scene scene : subject.randomGame(options, seed).scenes()) {
        checkTexts(scene);
        checkMoves(scene, random);
        checkOutcome(scene);
      }
    }
  }

  private void checkTexts(Scene scene) {
    Position position = scene.position();
    String text = subject.text(position);
    scene.same(position.toString(), text, "toString");
    Position read = subject.read(text, scene.options());
    scene.same(subject.text(read), text, "the text of the position read again");
    scene.same(read, position, "the position read again");
    scene.same(read.hashCode(), position.hashCode(), "its hashCode");
    scene.same(read.hash(), position.hash(), "its hash");
  }

  private void checkMoves(Scene scene, RandomGenerator random) {
    Position position = scene.position();
    int[] moves = checkList(scene);
    scene.same(position.moveCount(), moves.length, "moveCount");
    scene.same(moves.length == 0, position.isOver(), "having no move");
    Set<String> texts = new HashSet<>();
    for (int move : moves) {
      checkMove(scene.with(subject.text(move)), move);
      texts.add(subject.text(move));
    }
    scene.same(texts.size(), moves.length, "the number of different texts of moves");
    for (int i = 0; i < 3 && moves.length > 0; i++) {
      int move = position.randomMove(random);
      scene.check(Arrays.stream(moves).anyMatch(legal -> legal == move), "a random move is legal");
    }
  }

  /// The legal moves, written into the middle of an array; nothing else may be written.
  private int[] checkList(Scene scene) {
    int most = subject.game().maxMoves();
    int[] room = new int[most + 8];
    Arrays.fill(room, Integer.MIN_VALUE);
    int end = scene.position().legalMoves(room, 5);
    scene.check(end <= 5 + most, "there are at most maxMoves moves");
    for (int i = 0; i < room.length; i++) {
      boolean isListed = i >= 5 && i < end;
      scene.same(room[i] != Integer.MIN_VALUE, isListed, "whether place " + i + " is written");
    }
    return Arrays.copyOfRange(room, 5, end);
  }

  private void checkMove(Scene scene, int move) {
    scene.check(scene.move().matches("[A-Za-z0-9=~._-]+"), "a move is one word, safe in a URL");
    scene.same(read(scene), move, "the move read again");
    Position after = scene.position().play(move);
    List<Position> steps = scene.position().steps(move);
    scene.check(!steps.isEmpty(), "a move has at least one step");
    scene.same(steps.getLast(), after, "the last step");
  }

  private void checkOutcome(Scene scene) {
    Position position = scene.position();
    Outcome outcome = position.outcome();
    scene.same(position.isOver(), outcome.isOver(), "isOver");
    if (!outcome.isOver()) {
      scene.same(outcome, Outcome.NONE, "the outcome");
    } else if (subject.game().hasPoints()) {
      scene.same(outcome.first(), position.points(Seat.FIRST), "the first seat's score");
      scene.same(outcome.second(), position.points(Seat.SECOND), "the second seat's score");
    }
    if (!subject.game().hasPoints()) {
      scene.same(position.points(Seat.FIRST), 0, "the first seat's score");
      scene.same(position.points(Seat.SECOND), 0, "the second seat's score");
    }
  }

  void differentPositionsHaveDifferentHashes(Options options) {
    Map<Long, Position> seen = new HashMap<>();
    for (long seed = 1000; seed < 1000 + subject.share(1200); seed++) {
      for (Scene scene : subject.randomGame(options, seed).scenes()) {
        Position position = scene.position();
        Position same = seen.putIfAbsent(position.hash(), position);
        if (same != null && !same.equals(position)) {
          scene.same(position, same, "a position with the same hash");
        }
      }
    }
    checkBits(seen.keySet());
  }

  /// Each bit is set in about half of the hashes: within six standard deviations and a tenth, since
  /// positions of one game have much in common.
  private static void checkBits(Set<Long> hashes) {
    double margin = 3 * Math.sqrt(hashes.size()) + hashes.size() / 10.0;
    for (int bit = 0; bit < Long.SIZE; bit++) {
      long mask = 1L << bit;
      long times = hashes.stream().filter(hash -> (hash & mask) != 0).count();
      assertThat((double) times)
          .as("hashes with bit %d, of %d", bit, hashes.size())
          .isBetween(hashes.size() / 2.0 - margin, hashes.size() / 2.0 + margin);
    }
  }

  /// Plays three moves once in order and once with the first and the third exchanged.
  void theOrderOfMovesDoesNotMatterToAHash() {
    RandomGenerator random = new SplitMix64(5);
    int met = 0;
    for (Options options : subject.optionSets()) {
      for (long seed = 2000; seed < 2000 + subject.share(100); seed++) {
        for (Scene scene : subject.randomGame(options, seed).scenes()) {
          met += exchanged(scene, random) ? 1 : 0;
        }
      }
    }
    assertThat(met).as("positions reached in two ways").isPositive();
  }

  private boolean exchanged(Scene scene, RandomGenerator random) {
    Position position = scene.position();
    int[] moves = new int[3];
    Position one = position;
    for (int i = 0; i < 3; i++) {
      if (one.isOver()) {
        return false;
      }
      moves[i] = one.randomMove(random);
      one = one.play(moves[i]);
    }
    Position other = position;
    for (int i = 2; i >= 0; i--) {
      int move = moves[i];
      if (Arrays.stream(subject.moves(other)).noneMatch(legal -> legal == move)) {
        return false;
      }
      other = other.play(move);
    }
    if (moves[0] == moves[2] || !subject.text(one).equals(subject.text(other))) {
      return false;
    }
    scene.same(one, other, "the position after three moves in another order");
    scene.same(one.hash(), other.hash(), "the hash after three moves in another order");
    return true;
  }

  /// The number of times that each move comes up lies within six standard deviations.
  void randomMovesAreUniform(Options options) {
    RandomGenerator random = new SplitMix64(11);
    List<Scene> scenes = subject.randomGame(options, 3).scenes();
    int stride = Math.max(1, scenes.size() / subject.share(40));
    for (int i = 0; i < scenes.size() - 1; i += stride) {
      Scene scene = scenes.get(i);
      int[] moves = subject.moves(scene.position());
      Map<Integer, Integer> times = new HashMap<>();
      for (int draw = 0; draw < DRAWS_A_MOVE * moves.length; draw++) {
        times.merge(scene.position().randomMove(random), 1, Integer::sum);
      }
      for (int move : moves) {
        int off = Math.abs(times.getOrDefault(move, 0) - DRAWS_A_MOVE);
        scene.with(subject.text(move)).check(off < 85, "random moves are equally frequent");
      }
    }
  }

  void randomPlayersFinish(Options options, int games) {
    for (long seed = 0; seed < games; seed++) {
      RandomGenerator random = new SplitMix64(seed);
      Position position = subject.game().deal(options, random);
      int length = 0;
      while (!position.isOver()) {
        position = position.play(position.randomMove(random));
        length++;
        if (length > RandomGame.LONGEST) {
          throw new AssertionError(
              "a game does not end" + new Scene(options, "seed " + seed, position, ""));
        }
      }
    }
  }
}
