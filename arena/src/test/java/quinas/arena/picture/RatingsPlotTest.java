package quinas.arena.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import quinas.arena.rating.BradleyTerry;
import quinas.arena.rating.Crosstable;
import quinas.arena.rating.Pairs;
import quinas.arena.rating.Tally;

class RatingsPlotTest {

  private static Document parsed(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  @Test
  void everyPlayerHasARowAndWhoHasLimitsALine() throws Exception {
    Crosstable table = new Crosstable();
    table.add("<Ana> & Bob", "c", new Tally(30, 10, 20, Pairs.NONE));
    table.add("c", "d", new Tally(30, 10, 20, Pairs.NONE));
    table.add("alone");
    String svg = RatingsPlot.draw("Spring & more", BradleyTerry.rate(table));
    Document document = parsed(svg);
    assertThat(document.getElementsByTagName("circle").getLength()).isEqualTo(4);
    assertThat(document.getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo("Spring & more");
    assertThat(svg).contains(">&lt;Ana&gt; &amp; Bob<", " ± ∞<", "stroke-width='2'");
    assertThat(svg.split("stroke-width='2'", -1)).hasSize(4);
    assertThat(svg).doesNotContain("NaN", "Infinity").endsWith("</svg>\n");
  }

  @Test
  void anEmptyTableIsAnEmptyPlot() throws Exception {
    String svg = RatingsPlot.draw("nothing", BradleyTerry.rate(new Crosstable()));
    assertThat(parsed(svg).getElementsByTagName("circle").getLength()).isZero();
    assertThat(svg).doesNotContain("NaN", "Infinity");
  }

  @Test
  void thePlotStaysInItsFrame() throws Exception {
    Crosstable table = new Crosstable();
    for (int i = 0; i < 30; i++) {
      table.add("player " + i, "player " + (i + 1), new Tally(9 + i % 7, 3, 10, Pairs.NONE));
    }
    Document document = parsed(RatingsPlot.draw("many", BradleyTerry.rate(table)));
    double width = Double.parseDouble(document.getDocumentElement().getAttribute("width"));
    for (int i = 0; i < 31; i++) {
      String x =
          document
              .getElementsByTagName("circle")
              .item(i)
              .getAttributes()
              .getNamedItem("cx")
              .getTextContent();
      assertThat(Double.parseDouble(x)).isBetween(0.0, width);
    }
  }
}
