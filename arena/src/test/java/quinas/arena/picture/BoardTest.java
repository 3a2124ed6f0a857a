package quinas.arena.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

class BoardTest {

  static List<Game> games() {
    return Games.ALL;
  }

  private static Position position(String game, String options, String text)
      throws NotationException {
    Game chosen = Games.byId(game).orElseThrow();
    return chosen.notation().position(text, Options.read(chosen, options));
  }

  @Test
  void aTowerStandsOnItsTile() throws Exception {
    String text = "3s3/1SOosd2/1S1O3/1ol5/1Oso3/sdoolS3/7 l 1 - 0/0 0";
    assertThat(String.join("\n", TextBoard.lines(position("syrtis", "", text))) + "\n")
        .isEqualTo(
            """
               a  b  c  d  e  f  g
             1 .  .  .  s  .  .  .
             2 .  S  O  o  sd .  .
             3 .  S  .  O  .  .  .
             4 .  ol .  .  .  .  .
             5 .  O  s  o  .  .  .
             6 sd o  ol S  .  .  .
             7 .  .  .  .  .  .  .
            """);
  }

  @Test
  void whatASquareIsWorthStandsBehindItsPiece() throws Exception {
    String text = "000000/022220/021320/023120/022220/000000 6/1X4/2o3/3X2/6/6 o 13 14";
    assertThat(String.join("\n", TextBoard.lines(position("pushee", "", text))) + "\n")
        .isEqualTo(
            """
               a  b  c  d  e  f
             1 .0 .0 .0 .0 .0 .0
             2 .0 X2 .2 .2 .2 .0
             3 .0 .2 o1 .3 .2 .0
             4 .0 .2 .3 X1 .2 .0
             5 .0 .2 .2 .2 .2 .0
             6 .0 .0 .0 .0 .0 .0
            """);
  }

  @Test
  void aWideBoardHasRoomForItsNumbers() throws Exception {
    Game game = Games.byId("catsdogs").orElseThrow();
    Options options = Options.read(game, "size=12,obstacles=0");
    assertThat(TextBoard.lines(game.deal(options, new SplitMix64(1))))
        .hasSize(13)
        .startsWith("   a b c d e f g h i j k l", " 1 . . . . . . . . . . . .")
        .endsWith("12 . . . . . . . . . . . .");
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyPieceOfARandomGameIsInItsPicture(Game game) throws Exception {
    SplitMix64 random = new SplitMix64(3);
    Position position = game.deal(Options.standard(game), random);
    while (!position.isOver()) {
      BoardText cells = BoardText.of(position);
      long pieces =
          cells.pieces().stream().flatMap(List::stream).filter(piece -> !piece.isEmpty()).count();
      Document document = parsed(SvgBoard.draw(game, position));
      assertThat(document.getElementsByTagName("use").getLength()).isEqualTo((int) pieces);
      assertThat(document.getElementsByTagName("title").item(0).getTextContent())
          .isEqualTo(game.title() + ": " + position);
      position = position.play(position.randomMove(random));
    }
  }

  @ParameterizedTest
  @CsvSource({"c3+e5, 47", "none, 49"})
  void aGapIsNoSquareAtAll(String gaps, int squares) throws Exception {
    Game game = Games.byId("infection").orElseThrow();
    Options options = Options.read(game, "gaps=" + gaps);
    Document document = parsed(SvgBoard.draw(game, game.deal(options, new SplitMix64(1))));
    // One more is the paper.
    assertThat(document.getElementsByTagName("rect").getLength()).isEqualTo(squares + 1);
  }

  private static Document parsed(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  @Test
  void redIsDrawnWarmAndBlueCold() {
    assertThat(SvgPieces.of("infection").get("x"))
        .contains(SvgPieces.TERRACOTTA)
        .doesNotContain(SvgPieces.COBALT);
    assertThat(SvgPieces.of("infection").get("o"))
        .contains(SvgPieces.COBALT)
        .doesNotContain(SvgPieces.TERRACOTTA);
  }
}
