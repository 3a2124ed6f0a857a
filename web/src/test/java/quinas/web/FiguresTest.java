package quinas.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;

/// The figures of the rule pages, which the page's sources hold as data.
class FiguresTest {

  private static final Path PAGE = Path.of("src/main/web");
  private static final Pattern FIGURE =
      Pattern.compile("^([a-z-]+) \\| (\\w+) \\|(.*?)\\| (.+) \\| (.+)$", Pattern.MULTILINE);

  static List<MatchResult> figures() throws IOException {
    return FIGURE.matcher(Files.readString(PAGE.resolve("study/figures.ts"))).results().toList();
  }

  @ParameterizedTest
  @MethodSource("figures")
  void everyFigureCanBePlayed(MatchResult figure) throws NotationException {
    Game game = Games.read(figure.group(2));
    Position position =
        game.notation().position(figure.group(4), Options.read(game, figure.group(3).strip()));
    for (String move : figure.group(5).split(" ", -1)) {
      position = position.play(game.notation().move(position, move));
    }
  }

  @Test
  void everyGameHasFiguresAndEveryFigureIsShownAndSaidInBothLanguages() throws IOException {
    String chapters = Files.readString(PAGE.resolve("study/chapters.ts"));
    String texts = Files.readString(PAGE.resolve("text/rules.ts"));
    List<MatchResult> figures = figures();
    assertThat(figures).extracting(figure -> figure.group(2)).contains(ids());
    for (MatchResult figure : figures) {
      assertThat(chapters).contains("\"" + figure.group(1) + "\"");
      assertThat(texts.split("\"caption-" + figure.group(1) + "\"", -1)).hasSize(3);
    }
  }

  @Test
  void everyParagraphOfTheChaptersIsWrittenInBothLanguages() throws IOException {
    String chapters = Files.readString(PAGE.resolve("study/chapters.ts"));
    String texts = Files.readString(PAGE.resolve("text/rules.ts"));
    List<String> keys =
        Pattern.compile("(?:text|list)\\(([^)]*)\\)")
            .matcher(chapters)
            .results()
            .flatMap(call -> Pattern.compile("\"([a-z-]+)\"").matcher(call.group(1)).results())
            .map(key -> key.group(1))
            .toList();
    assertThat(keys).hasSizeGreaterThan(40);
    for (String key : keys) {
      assertThat(texts.split("\"" + key + "\"", -1)).as(key).hasSize(3);
    }
  }

  private static String[] ids() {
    return Games.ALL.stream().map(Game::id).toArray(String[]::new);
  }
}
