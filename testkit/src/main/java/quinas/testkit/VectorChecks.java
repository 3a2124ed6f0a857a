package quinas.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Perft;
import quinas.rules.Position;

/// The game against the vectors.
final class VectorChecks {

  /// Up to this many sequences are also counted without the game's own way of counting.
  private static final long SHALLOW = 2_000_000;

  private final Subject subject;

  VectorChecks(Subject subject) {
    this.subject = subject;
  }

  void everyVectorHolds() {
    List<Vector> vectors = Vector.of(subject.game());
    int stride = Subject.stride(vectors.size(), Subject.cases(vectors.size()));
    for (int i = 0; i < vectors.size(); i += stride) {
      check(vectors.get(i), "vector, line " + (i + 1));
    }
  }

  private void check(Vector vector, String origin) {
    Options options = Subject.options(subject.game(), vector.options());
    Position position = subject.read(vector.position(), options);
    Scene scene = new Scene(options, origin, position, "");
    scene.same(subject.text(position), vector.position(), "the position, written again,");
    scene.same(subject.moveTexts(position), vector.moves(), "the list of moves");
    scene.same(position.outcome().isOver(), !vector.result().equals("none"), "isOver");
    String result = subject.result(position).replaceFirst(",.*", "");
    scene.same(result, vector.result(), "the result");
    checkAgainstPlain(scene);
    vector.after().forEach((move, after) -> checkAfter(scene.with(move), after));
  }

  private void checkAgainstPlain(Scene scene) {
    String text = subject.text(scene.position());
    var values = subject.values(scene.options());
    scene.check(subject.plain().isValid(text, values), "plain rules: it is a position");
    scene.same(
        subject.result(scene.position()), subject.plain().result(text, values), "the result");
  }

  private void checkAfter(Scene scene, String expected) {
    try {
      int move = subject.game().notation().move(scene.position(), scene.move());
      Position after = scene.position().play(move);
      scene.same(subject.text(after), expected, "the position after the move");
      Position read = subject.read(expected, scene.options());
      scene.same(after, read, "the position after the move");
      scene.same(after.hash(), read.hash(), "its hash");
    } catch (NotationException e) {
      throw new AssertionError("the move is refused: " + e.getMessage() + scene, e);
    }
  }

  void countIsAsPublished(PerftLine line) {
    Options options = Subject.options(subject.game(), line.options());
    Position position = subject.read(line.position(), options);
    assertThat(subject.game().perft(position, line.depth())).isEqualTo(line.nodes());
    if (line.nodes() <= SHALLOW) {
      assertThat(Perft.count(position, line.depth())).isEqualTo(line.nodes());
    }
  }
}
