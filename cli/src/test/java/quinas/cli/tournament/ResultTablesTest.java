package quinas.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import quinas.arena.rating.BradleyTerry;
import quinas.arena.rating.Crosstable;
import quinas.arena.rating.Pairs;
import quinas.arena.rating.Tally;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;

class ResultTablesTest {

  private static final ResultTables ENGLISH = new ResultTables(Texts.of(Language.ENGLISH));

  @Test
  void ratingsStandInColumnsWithTheirLimits() {
    Crosstable table = new Crosstable();
    table.add("Zoë", "Bartholomew", new Tally(50, 30, 20, Pairs.NONE));
    // ±: 1.96 · 173.7 / √(100 · 0.65 · 0.35) = 71.4 for the difference, half of it for each
    assertThat(ENGLISH.ratings(BradleyTerry.rate(table), table))
        .containsExactly(
            "  #  Player         Elo  Error             95%  Games  Wins  Draws  Losses   Score",
            "  1  Zoë          +53.8  ±35.7  [+18.1, +89.5]    100    50     30      20  65.0 %",
            "  2  Bartholomew  -53.8  ±35.7  [-89.5, -18.1]    100    20     30      50  35.0 %");
    assertThat(ENGLISH.cross(BradleyTerry.rate(table), table))
        .containsExactly(
            "                       1       2",
            "  1  Zoë               ×  65/100",
            "  2  Bartholomew  35/100       ×");
  }

  @Test
  void whatCannotBeComparedIsSaid() {
    Crosstable table = new Crosstable();
    table.add("a", "b", new Tally(3, 0, 0, Pairs.NONE));
    table.add("c", "d", new Tally(1, 0, 1, Pairs.NONE));
    List<String> lines = ENGLISH.ratings(BradleyTerry.rate(table), table);
    assertThat(lines.subList(5, lines.size()))
        .containsExactly(
            "No games connect these 2 groups; ratings can be compared within each only:",
            "  a, b",
            "  c, d",
            "Somebody won or lost everything: each player in the group of a was given one more"
                + " draw, against the group's mean.");
    assertThat(String.join("\n", lines)).doesNotContain("NaN");
  }

  @Test
  void equalPlayersShareARank() {
    Crosstable table = new Crosstable();
    table.add("a", "b", new Tally(10, 0, 10, Pairs.NONE));
    table.add("a", "c", new Tally(12, 2, 6, Pairs.NONE));
    table.add("b", "c", new Tally(12, 2, 6, Pairs.NONE));
    assertThat(ENGLISH.ratings(BradleyTerry.rate(table), table).subList(1, 4))
        .extracting(line -> line.substring(0, 6))
        .containsExactly("  1  a", "  1  b", "  3  c");
  }

  @Test
  void whoPlayedNobodyHasNoLimits() {
    Crosstable table = new Crosstable();
    table.add("alone");
    assertThat(ENGLISH.ratings(BradleyTerry.rate(table), table).get(1))
        .isEqualTo("  1  alone   +0.0     ±∞  [-∞, +∞]      0     0      0       0      –");
  }

  @ParameterizedTest
  @EnumSource
  void headingsFitTheirColumns(Language language) {
    Texts texts = Texts.of(language);
    assertThat(texts.words("tournament.standings")).hasSize(9);
    assertThat(texts.words("tournament.standings.swiss")).hasSize(10);
    assertThat(texts.words("ratings.headings")).hasSize(10);
  }
}
