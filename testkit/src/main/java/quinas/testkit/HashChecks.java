package quinas.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// A hash tells positions apart, and nothing else.
final class HashChecks {

  /// However little of the battery is run, so many games are played with each option set, and so
  /// many positions reached in two ways.
  private static final int LEAST_GAMES = 10;

  private static final int LEAST_MET = 5;

  private final Subject subject;

  HashChecks(Subject subject) {
    this.subject = subject;
  }

  void differentPositionsHaveDifferentHashes(Options options) {
    Hashes hashes = new Hashes();
    for (long seed = 1000; seed < 1000 + subject.share(1200); seed++) {
      subject.randomGame(options, seed).scenes().forEach(hashes::add);
    }
    checkBits(hashes.all());
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

  /// Changes one word of a position after another, and two or three at once where one depends on
  /// another: the side, the step, stocks, counters, squares.
  void everyPartOfAPositionHasAShareInItsHash() {
    Set<Integer> changed = new TreeSet<>();
    int words = 0;
    for (Options options : subject.optionSets()) {
      List<Scene> scenes = new ArrayList<>();
      for (long seed = 3000; seed < 3020; seed++) {
        scenes.addAll(subject.randomGame(options, seed).scenes());
      }
      List<String> texts = scenes.stream().map(scene -> subject.text(scene.position())).toList();
      words = Variations.words(texts.getFirst()).size();
      Variations variations = new Variations(new SplitMix64(51), texts);
      Hashes hashes = new Hashes();
      scenes.forEach(hashes::add);
      int stride = Subject.stride(texts.size(), Math.max(2, subject.share(20)));
      for (int i = 0; i < texts.size(); i += stride) {
        for (String text : variations.of(texts.get(i))) {
          if (isAdded(hashes, options, text)) {
            addDifferences(texts.get(i), text, changed);
          }
        }
      }
    }
    assertThat(changed)
        .as("places of words that differ in some position")
        .containsExactlyElementsOf(IntStream.range(0, words).boxed().toList());
  }

  /// Whether the text is a position.
  private boolean isAdded(Hashes hashes, Options options, String text) {
    try {
      Position position = subject.game().notation().position(text, options);
      hashes.add(new Scene(options, "the text " + text, position, ""));
      return true;
    } catch (NotationException refused) {
      return false;
    }
  }

  private static void addDifferences(String one, String other, Set<Integer> changed) {
    List<String> words = Variations.words(one);
    List<String> others = Variations.words(other);
    IntStream.range(0, words.size())
        .filter(i -> !words.get(i).equals(others.get(i)))
        .forEach(changed::add);
  }

  /// Plays three moves once in order and once with the first and the third exchanged.
  void theOrderOfMovesDoesNotMatterToAHash(Options options) {
    RandomGenerator random = new SplitMix64(5);
    int met = 0;
    for (long seed = 2000; seed < 2000 + Math.max(LEAST_GAMES, subject.share(100)); seed++) {
      for (Scene scene : subject.randomGame(options, seed).scenes()) {
        met += exchanged(scene, random) ? 1 : 0;
      }
    }
    assertThat(met).as("positions reached in two ways").isGreaterThanOrEqualTo(LEAST_MET);
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
}
