package quinas.testkit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// Texts that nobody checked before: they are refused in the one declared way, or they are good.
final class TextChecks {

  private static final Pattern LONG = Pattern.compile("[0-9]{10}");

  private final Subject subject;
  private final UnaryOperator<String> canonical;

  TextChecks(Subject subject, UnaryOperator<String> canonical) {
    this.subject = subject;
    this.canonical = canonical;
  }

  void damagedPositionsAreRefusedOrGood(Options options) {
    List<Scene> scenes = scenes(options);
    Map<String, String> values = subject.values(options);
    PlayChecks play = new PlayChecks(subject);
    RandomGenerator random = new SplitMix64(21);
    List<String> texts = scenes.stream().map(scene -> subject.text(scene.position())).toList();
    Mutations mutations = new Mutations(random, texts);
    Hashes hashes = new Hashes();
    scenes.forEach(hashes::add);
    for (int i = 0; i < subject.share(12_000); i++) {
      String text = mutations.next();
      Position position = readOrNull(text, options);
      boolean isValid = !LONG.matcher(text).find() && subject.plain().isValid(text, values);
      if (position == null) {
        if (isValid) {
          throw new AssertionError("a good position is refused: " + text + " with " + options);
        }
      } else {
        Scene scene = new Scene(options, "the text " + text, position, "");
        scene.check(isValid, "the text is a position by the plain rules");
        scene.same(subject.text(position), canonical.apply(text), "the text");
        hashes.add(scene);
        play.compareWithPlain(withSomeMove(scene, random), values);
      }
    }
  }

  private Scene withSomeMove(Scene scene, RandomGenerator random) {
    List<String> moves = subject.moveTexts(scene.position());
    return moves.isEmpty() ? scene : scene.with(moves.get(random.nextInt(moves.size())));
  }

  private @Nullable Position readOrNull(String text, Options options) {
    try {
      return subject.game().notation().position(text, options);
    } catch (NotationException e) {
      checkMessage(e, text);
      return null;
    } catch (RuntimeException | AssertionError e) {
      throw new AssertionError("reading a position fails: " + text + " with " + options, e);
    }
  }

  private static void checkMessage(NotationException e, String text) {
    if (!String.format(e.pattern(), e.arguments().toArray()).equals(e.getMessage())) {
      throw new AssertionError("pattern and arguments make the message: " + text, e);
    }
  }

  void onlyLegalMovesAreAccepted(Options options) {
    List<Scene> scenes = scenes(options);
    Set<String> all = new TreeSet<>();
    scenes.forEach(scene -> all.addAll(subject.moveTexts(scene.position())));
    List<String> known = new ArrayList<>(all);
    RandomGenerator random = new SplitMix64(22);
    Mutations mutations = new Mutations(random, known);
    for (int i = 0; i < subject.share(1000); i++) {
      Scene scene = scenes.get(random.nextInt(scenes.size()));
      Set<String> legal = new HashSet<>(subject.moveTexts(scene.position()));
      for (int tries = 0; tries < 20; tries++) {
        String text = tries % 2 == 0 ? known.get(random.nextInt(known.size())) : mutations.next();
        checkMove(scene.with(text), legal);
      }
    }
  }

  private void checkMove(Scene scene, Set<String> legal) {
    boolean isAccepted;
    try {
      int move = subject.game().notation().move(scene.position(), scene.move());
      scene.same(subject.text(move), scene.move(), "the text of the move");
      isAccepted = true;
    } catch (NotationException e) {
      checkMessage(e, scene.move());
      isAccepted = false;
    } catch (RuntimeException | AssertionError e) {
      throw new AssertionError("reading a move fails" + scene, e);
    }
    scene.same(isAccepted, legal.contains(scene.move()), "whether the move is accepted");
  }

  /// The positions of some random games.
  private List<Scene> scenes(Options options) {
    List<Scene> scenes = new ArrayList<>();
    for (long seed = 500; seed < 500 + Math.max(3, subject.share(60)); seed++) {
      scenes.addAll(subject.randomGame(options, seed).scenes());
    }
    return scenes;
  }
}
