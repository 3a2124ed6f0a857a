package quinas.testkit;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.rules.Game;
import quinas.rules.Option;
import quinas.rules.Options;
import quinas.rules.Position;

/// What every game must pass. A game's test extends it and adds the figures of its rule sheet:
///
/// ```java
/// class ShiftagoTest extends GameBattery {
///   ShiftagoTest() {
///     super(Shiftago.GAME, new PlainShiftago(), "empty=lose", "empty=draw");
///   }
/// }
/// ```
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GameBattery {

  /// Counting more than so many sequences is left to the profile `deep`.
  private static final int DEEP = 20_000_000;

  private final Subject subject;
  private final PlayChecks play;
  private final HashChecks hashes;

  /// @param optionSets the options to play with, each as [Options#read] takes them
  protected GameBattery(Game game, PlainRules plain, String... optionSets) {
    subject = Subject.of(game, plain, optionSets);
    play = new PlayChecks(subject);
    hashes = new HashChecks(subject);
  }

  /// The text that is written for a position that was read from `accepted`: nearly always the same.
  protected String canonical(String accepted) {
    return accepted;
  }

  /// A random value, other than the standard one, of an option that takes any text; a game that has
  /// such an option draws it here.
  protected String randomText(Option option, RandomGenerator random) {
    return option.standard();
  }

  private RandomOptions randomOptions() {
    return new RandomOptions(subject.game(), this::randomText);
  }

  private OptionChecks options() {
    return new OptionChecks(subject, randomOptions());
  }

  private RandomPlayers players() {
    return new RandomPlayers(randomOptions());
  }

  final List<Options> optionSets() {
    return subject.optionSets();
  }

  final Stream<PerftLine> perftLines() {
    return PerftLine.of(subject.game()).stream()
        .filter(line -> line.nodes() <= Subject.cases(DEEP));
  }

  final Stream<PerftLine> deepPerftLines() {
    return PerftLine.of(subject.game()).stream().filter(line -> line.nodes() > DEEP);
  }

  @Test
  void everyVectorHolds() {
    new VectorChecks(subject).everyVectorHolds();
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("perftLines")
  void moveSequencesAreAsManyAsPublished(PerftLine line) {
    new VectorChecks(subject).countIsAsPublished(line);
  }

  @Tag("deep")
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("deepPerftLines")
  void deepMoveSequencesAreAsManyAsPublished(PerftLine line) {
    new VectorChecks(subject).countIsAsPublished(line);
  }

  @ParameterizedTest
  @MethodSource("optionSets")
  void randomGamesGoAsByThePlainRules(Options set) {
    play.randomGamesGoAsByThePlainRules(set);
  }

  @ParameterizedTest
  @MethodSource("optionSets")
  void positionsKeepTheirPromises(Options set) {
    play.positionsKeepTheirPromises(set);
  }

  @ParameterizedTest
  @MethodSource("optionSets")
  void differentPositionsHaveDifferentHashes(Options set) {
    hashes.differentPositionsHaveDifferentHashes(set);
  }

  @Test
  void everyPartOfAPositionHasAShareInItsHash() {
    hashes.everyPartOfAPositionHasAShareInItsHash();
  }

  @ParameterizedTest
  @MethodSource("optionSets")
  void theOrderOfMovesDoesNotMatterToAHash(Options set) {
    hashes.theOrderOfMovesDoesNotMatterToAHash(set);
  }

  @ParameterizedTest
  @MethodSource("optionSets")
  void randomMovesAreUniform(Options set) {
    play.randomMovesAreUniform(set);
  }

  @ParameterizedTest
  @MethodSource("optionSets")
  void randomPlayersFinishEveryGame(Options set) {
    players().finish(set, Subject.cases(2000));
  }

  @Test
  void everyValueOfEveryOptionIsPlayedToTheEnd() {
    players().finishWithEveryValue(Subject.cases(2000));
  }

  @Test
  void symmetriesCommuteWithPlay() {
    new SymmetryChecks(subject).symmetriesCommuteWithPlay();
  }

  @ParameterizedTest
  @MethodSource("optionSets")
  void damagedPositionsAreRefusedOrGood(Options set) {
    new TextChecks(subject, this::canonical).damagedPositionsAreRefusedOrGood(set);
  }

  @ParameterizedTest
  @MethodSource("optionSets")
  void onlyLegalMovesAreAccepted(Options set) {
    new TextChecks(subject, this::canonical).onlyLegalMovesAreAccepted(set);
  }

  @Test
  void optionsReadBack() {
    options().optionsReadBack();
  }

  @Test
  void wrongOptionsAreRefused() {
    options().wrongOptionsAreRefused();
  }

  @Test
  void aSeedGivesTheSameDealForEver() {
    GoldenFiles.check(subject.game().id() + "/deals.txt", Transcript.deals(subject));
  }

  @ParameterizedTest
  @MethodSource("optionSets")
  void aWholeGameStaysAsItWas(Options set) {
    String name = set.toString().isEmpty() ? "standard" : set.toString();
    GoldenFiles.check(subject.game().id() + "/" + name + ".txt", Transcript.of(subject, set, 1));
  }

  /// A position whose text is known to be good, for the game's own tests.
  protected final Position position(String text, String options) {
    return subject.read(text, Subject.options(subject.game(), options));
  }
}
