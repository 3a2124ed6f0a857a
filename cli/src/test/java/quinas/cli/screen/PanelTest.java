package quinas.cli.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.cli.board.BoardPicture;
import quinas.cli.board.BoardPictures;
import quinas.cli.board.Look;
import quinas.cli.board.Marks;
import quinas.cli.play.Phrases;
import quinas.cli.play.Player;
import quinas.cli.play.Table;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;

class PanelTest {

  private static final Look LOOK = new Look(false, Look.TRUE_COLOURS);

  static List<Game> games() {
    return Games.ALL;
  }

  @ParameterizedTest
  @MethodSource("games")
  void namesHaveTheColourOfTheirPieces(Game game) {
    BoardPicture picture = BoardPictures.of(game);
    Phrases phrases = new Phrases(Texts.of(Language.ENGLISH));
    Table table = Table.deal(Options.standard(game), 1, Player.HUMAN, Player.HUMAN);
    SplitMix64 random = new SplitMix64(1);
    for (int i = 0; i < 16; i++) {
      table = table.play(table.position().randomMove(random));
    }
    List<AttributedString> board = picture.draw(table.position(), Marks.NONE, LOOK);
    List<AttributedString> panel = new Panel(phrases, LOOK).about(table);
    for (Seat seat : Seat.values()) {
      String sign = picture.sign(table.position(), seat);
      String name = phrases.seat(game, table.position(), seat);
      assertThat(styles(board, sign)).hasSize(1).isEqualTo(styles(panel, name + ":"));
    }
  }

  /// The styles of the first character of a text wherever it stands in these lines.
  private static Set<AttributedStyle> styles(List<AttributedString> lines, String text) {
    return lines.stream()
        .flatMap(line ->
            IntStream.range(0, line.length())
                .filter(at -> line.toString().startsWith(text, at))
                .mapToObj(line::styleAt))
        .collect(Collectors.toSet());
  }
}
