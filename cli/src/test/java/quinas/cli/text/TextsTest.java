package quinas.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import quinas.arena.record.Settlement;
import quinas.engine.analysis.Judgement;
import quinas.engine.analysis.Remark;
import quinas.engine.level.Level;
import quinas.engine.level.Levels;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Option;
import quinas.rules.Options;
import quinas.rules.Reason;

class TextsTest {

  private static final Texts ENGLISH = Texts.of(Language.ENGLISH);
  private static final Texts PORTUGUESE = Texts.of(Language.PORTUGUESE);

  private static final Pattern SPECIFIER = Pattern.compile("%(?:[0-9]+\\$)?[0-9]*[a-zA-Z]");

  private static final Sources SOURCES =
      Sources.of("rules", "board", "engine", "arena", "training", "storage", "server", "cli");

  @Test
  void bothLanguagesHaveTheSameKeys() {
    assertThat(names(PORTUGUESE)).isEqualTo(names(ENGLISH));
    assertThat(ENGLISH.keys()).noneMatch(TextsTest::isSentence);
  }

  @Test
  void aTextHasTheSameArgumentsInBothLanguages() {
    for (String key : ENGLISH.keys()) {
      assertThat(specifiers(PORTUGUESE.say(key))).as(key).isEqualTo(specifiers(ENGLISH.say(key)));
    }
  }

  @Test
  void aTranslatedSentenceHasTheSameArguments() {
    for (String key : PORTUGUESE.keys()) {
      if (isSentence(key)) {
        assertThat(specifiers(PORTUGUESE.say(key))).as(key).isEqualTo(specifiers(key));
      }
    }
  }

  @Test
  void everyErrorOfTheSourcesIsTranslated() {
    Set<String> patterns =
        SOURCES.errors(
            "new NotationException",
            "new RecordException",
            "new UnplayableException",
            "new StoreException",
            "throw error",
            "throw scanner.error");
    assertThat(patterns)
        .hasSizeGreaterThan(80)
        .contains("the game is over", "byte %02X is not UTF-8", "\"%s\" can mean %s");
    patterns.removeIf(pattern -> PORTUGUESE.has('"' + pattern + '"'));
    assertThat(patterns).as("not translated").isEmpty();
  }

  @Test
  void noSentenceIsTranslatedThatNobodySays() {
    Set<String> literals = SOURCES.literals();
    for (String key : PORTUGUESE.keys()) {
      if (isSentence(key)) {
        assertThat(literals.contains(key.substring(1, key.length() - 1))).as(key).isTrue();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyGameHasItsTexts(Language language) {
    Texts texts = Texts.of(language);
    for (Game game : Games.ALL) {
      assertThat(texts.keys())
          .contains(
              "game." + game.id(),
              "words." + game.id(),
              "move." + game.id(),
              "rules." + game.id(),
              "seat." + game.id() + ".first",
              "seat." + game.id() + ".second");
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyOptionIsExplained(Language language) {
    Texts texts = Texts.of(language);
    for (Game game : Games.ALL) {
      for (Option option : game.options()) {
        String key = game.id() + "." + option.key();
        assertThat(texts.keys()).contains("option." + key);
        for (String word : option.words()) {
          assertThat(texts.keys()).contains("value." + key + "." + word);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyLevelHasAName(Language language) {
    Texts texts = Texts.of(language);
    for (Game game : Games.ALL) {
      for (Level level : Levels.of(game)) {
        assertThat(texts.keys()).contains("level." + level.id());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void everythingThatAnAnalysisSaysHasAText(Language language) {
    Texts texts = Texts.of(language);
    for (Remark.Kind kind : Remark.Kind.values()) {
      assertThat(texts.keys()).contains("remark." + kind.text());
    }
    for (Judgement judgement : Judgement.values()) {
      assertThat(texts.keys()).contains("judgement." + judgement.name().toLowerCase(Locale.ROOT));
    }
    for (String key : texts.keys()) {
      if (key.startsWith("seat.")) {
        assertThat(texts.keys()).contains("within." + key.substring("seat.".length()));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyReasonHasAName(Language language) {
    Texts texts = Texts.of(language);
    for (Game game : Games.ALL) {
      List<Reason> reasons = reasons(game);
      assertThat(reasons).isNotEmpty();
      for (Reason reason : reasons) {
        assertThat(texts.keys()).contains("reason." + game.id() + "." + dashed(reason));
      }
    }
    for (Settlement settlement : Settlement.values()) {
      assertThat(texts.keys()).contains("reason.settlement." + dashed(settlement));
    }
  }

  @ParameterizedTest
  @EnumSource
  void theRulesFitAnOldTerminal(Language language) {
    for (Game game : Games.ALL) {
      assertThat(Texts.of(language).say("rules." + game.id()).lines().toList())
          .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    }
  }

  @Test
  void anErrorSpeaksThePlayersLanguage() {
    NotationException error = new NotationException("%s is not empty", "b3");

    assertThat(ENGLISH.say(error)).isEqualTo("b3 is not empty");
    assertThat(PORTUGUESE.say(error)).isEqualTo("b3 não está vazia");
  }

  @Test
  void aFileErrorSpeaksThePlayersLanguage() {
    assertThat(PORTUGUESE.say(new NoSuchFileException("a"))).startsWith("o ficheiro ou a pasta");
    assertThat(PORTUGUESE.say(new AccessDeniedException("a"))).isEqualTo("o acesso foi recusado");
    assertThat(PORTUGUESE.say(new IOException("Is a directory"))).isEqualTo("é uma pasta");
    assertThat(PORTUGUESE.say(new FileSystemException("a", "b", "No space left on device")))
        .isEqualTo("o disco está cheio");
    assertThat(PORTUGUESE.say(new IOException("odd"))).isEqualTo("o sistema diz \"odd\"");
  }

  @Test
  void theFormOfATextWithinAnErrorIsTranslatedToo() {
    Game game = Games.byId("shiftago").orElseThrow();
    String said = "";
    try {
      game.notation().position("x", Options.standard(game));
    } catch (NotationException error) {
      said = PORTUGUESE.say(error);
    }
    assertThat(said)
        .isEqualTo(
            "número de palavras: 1 em vez de 4: <tabuleiro> <x|o> <reserva de x> <reserva de o>");
  }

  @Test
  void theLanguageFollowsTheSystem() {
    assertThat(Language.of(Map.of(), Locale.of("pt", "PT"))).isEqualTo(Language.PORTUGUESE);
    assertThat(Language.of(Map.of(), Locale.of("pt", "BR"))).isEqualTo(Language.PORTUGUESE);
    assertThat(Language.of(Map.of(), Locale.of("de", "DE"))).isEqualTo(Language.ENGLISH);
    assertThat(Language.of(Map.of(), Locale.ROOT)).isEqualTo(Language.ENGLISH);
  }

  @Test
  void theLanguageOfTheEnvironmentNeedsNoInstalledLocale() {
    Map<String, String> portuguese = Map.of("LC_ALL", "", "LANG", "pt_PT.UTF-8");
    Map<String, String> plain = Map.of("LC_ALL", "C.UTF-8", "LANG", "pt_PT.UTF-8");

    assertThat(Language.of(portuguese, Locale.ENGLISH)).isEqualTo(Language.PORTUGUESE);
    assertThat(Language.of(plain, Locale.ENGLISH)).isEqualTo(Language.ENGLISH);
    assertThat(Language.of(Map.of("LANG", "pt"), Locale.ROOT)).isEqualTo(Language.PORTUGUESE);
  }

  @Test
  void aTextMayHaveSeveralLines() {
    List<String> lines = List.of("# remark", "a.b =", "| one", "|", "| two", "", "\"x = %s\" = y");

    assertThat(Texts.read(lines))
        .containsEntry("a.b", "one\n\ntwo")
        .containsEntry("\"x = %s\"", "y");
  }

  private static boolean isSentence(String key) {
    return key.startsWith("\"");
  }

  private static String dashed(Reason reason) {
    return reason.text().replace(' ', '-');
  }

  private static Set<String> names(Texts texts) {
    return texts.keys().stream()
        .filter(key -> !isSentence(key))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static List<String> specifiers(String text) {
    List<String> found = SPECIFIER.matcher(text).results().map(MatchResult::group).toList();
    // Those with numbers may stand in any order.
    return found.stream().allMatch(one -> one.contains("$"))
        ? found.stream().sorted().toList()
        : found;
  }

  private static List<Reason> reasons(Game game) {
    List<Reason> reasons = new ArrayList<>();
    for (Class<?> nested : game.getClass().getDeclaredClasses()) {
      if (Reason.class.isAssignableFrom(nested)) {
        Arrays.stream(nested.getEnumConstants()).map(Reason.class::cast).forEach(reasons::add);
      }
    }
    return reasons;
  }
}
