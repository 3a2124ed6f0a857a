package quinas.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.rules.Symmetry;

/// A turned or mirrored board plays the same.
final class SymmetryChecks {

  private final Subject subject;
  private final RandomGenerator random = new SplitMix64(31);

  /// Pairs of symmetries, named by their places in a list of so many, met on some position at all,
  /// and met where they differ.
  private final Set<String> pairs = new TreeSet<>();

  private final Set<String> different = new TreeSet<>();

  SymmetryChecks(Subject subject) {
    this.subject = subject;
  }

  void symmetriesCommuteWithPlay() {
    for (Options options : subject.optionSets()) {
      for (long seed = 700; seed < 700 + subject.share(40); seed++) {
        subject.randomGame(options, seed).scenes().forEach(this::check);
      }
    }
    List<Vector> vectors = Vector.of(subject.game());
    for (int i = 0; i < vectors.size(); i += vectors.size() / Subject.cases(150)) {
      Options options = Subject.options(subject.game(), vectors.get(i).options());
      Position position = subject.read(vectors.get(i).position(), options);
      check(new Scene(options, "vector, line " + (i + 1), position, ""));
    }
    assertThat(different).as("symmetries that differ somewhere").isEqualTo(pairs);
  }

  private void check(Scene scene) {
    Position position = scene.position();
    List<Symmetry> symmetries = subject.game().symmetries(position);
    scene.check(!symmetries.isEmpty(), "a position has at least the identity");
    List<String> images = new ArrayList<>();
    for (Symmetry symmetry : symmetries) {
      images.add(check(scene, symmetry, images.isEmpty()));
    }
    for (int i = 0; i < images.size(); i++) {
      for (int j = 0; j < i; j++) {
        String pair = images.size() + ": " + j + " and " + i;
        pairs.add(pair);
        if (!images.get(i).equals(images.get(j))) {
          different.add(pair);
        }
      }
    }
  }

  /// Returns the images of the position and of all its moves as one text.
  private String check(Scene scene, Symmetry symmetry, boolean isIdentity) {
    Position position = scene.position();
    Position image = symmetry.position(position);
    scene.same(subject.read(subject.text(image), scene.options()), image, "the image read again");
    scene.same(image.outcome(), position.outcome(), "the outcome of the image");
    int[] moves = subject.moves(position);
    int[] images = Arrays.stream(moves).map(move -> symmetry.move(position, move)).toArray();
    if (isIdentity) {
      scene.same(image, position, "the image under the identity");
      scene.check(Arrays.equals(images, moves), "the identity changes no move");
    }
    scene.same(sorted(images), sorted(subject.moves(image)), "the list of the image's moves");
    for (int i = 0; i < moves.length; i++) {
      if (moves.length <= 12 || random.nextInt(moves.length) < 12) {
        Scene after = scene.with(subject.text(moves[i]));
        Position first = symmetry.position(position.play(moves[i]));
        after.same(image.play(images[i]), first, "the image of the move played on the image");
        after.same(image.turn(), position.turn(), "the seat to act on the image");
      }
    }
    return subject.text(image) + Arrays.toString(images);
  }

  private static List<Integer> sorted(int[] moves) {
    return Arrays.stream(moves).sorted().boxed().toList();
  }
}
