package quinas.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.arena.clock.TimeControl;
import quinas.arena.match.MatchJob;

class TournamentFileTest {

  private static final String ENTRANTS =
      """
      [[entrant]]
      player = "classic:easy"
      [[entrant]]
      name = "Bob"
      player = "classic:easy"
      """;

  static Tournament read(String text) throws TournamentException, IOException {
    return TournamentFile.read(
        text,
        name -> {
          throw new NoSuchFileException(name);
        });
  }

  @Test
  void everythingThatIsWrittenIsRead() throws Exception {
    Tournament tournament =
        TournamentFile.read(
            """
            event = "Spring"   # a name
            game = "infection"
            options = "jumps=ring"
            kind = "swiss"
            rounds = 3
            pairs = 4
            time = "8+0.08"
            seed = -7
            margin = 50
            length = "300,points"
            resign = "moves=4,score=900"
            draw = "from=30,moves=5,score=5"
            openings = "book.txt"
            opening-plies = 2
            pie = true

            [[entrant]]
            name = "Ana"
            player = "classic:medium"

            [[entrant]]
            player = "classic:easy"
            time = "nodes=100"
            """,
            name -> name.equals("book.txt") ? "f2\nf2 b2\n" : "");
    assertThat(tournament.event()).isEqualTo("Spring");
    assertThat(tournament.options()).hasToString("jumps=ring");
    assertThat(tournament.schedule()).isEqualTo(new Swiss(2, 3, -7));
    assertThat(tournament.pairs()).isEqualTo(4);
    assertThat(tournament.control()).isEqualTo(TimeControl.read("8+0.08"));
    assertThat(tournament.terms().timing().margin()).isEqualTo(Duration.ofMillis(50));
    assertThat(tournament.terms().length().orElseThrow()).hasToString("300,points");
    assertThat(tournament.terms().resign()).isPresent();
    assertThat(tournament.terms().draw()).isPresent();
    assertThat(tournament.terms().hasPie()).isTrue();
    assertThat(tournament.openings().book().orElseThrow().size()).isEqualTo(2);
    assertThat(tournament.openings().plies()).isEqualTo(2);
    assertThat(tournament.names()).containsExactly("Ana", "classic:easy");
    MatchJob job = tournament.job(1, 2, new Pairing(1, 0));
    assertThat(job.tags()).containsEntry("Event", "Spring").containsEntry("Round", "2.3");
    assertThat(job.firstControl()).isEqualTo(TimeControl.read("nodes=100"));
    assertThat(job.secondControl()).isEqualTo(tournament.control());
  }

  @Test
  void littleNeedsToBeSaid() throws Exception {
    Tournament tournament = read("game = \"infection\"\n" + ENTRANTS);
    assertThat(tournament.schedule()).isEqualTo(new RoundRobin(2, 1));
    assertThat(tournament.pairs()).isEqualTo(1);
    assertThat(tournament.openings().plies()).isPositive();
    assertThat(tournament.terms().hasPie()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "gauntlet, '', 'Gauntlet[entrants=2, cycles=1]'",
    "gauntlet, cycles = 3, 'Gauntlet[entrants=2, cycles=3]'",
    "round-robin, cycles = 2, 'RoundRobin[entrants=2, cycles=2]'",
    "knockout, '', 'Knockout[entrants=2, furtherPairs=10]'",
    "knockout, further-pairs = 0, 'Knockout[entrants=2, furtherPairs=0]'",
    "swiss, '', 'Swiss[entrants=2, rounds=1, seed=0]'"
  })
  void eachKindHasItsOwnKeys(String kind, String more, String schedule) throws Exception {
    String text = "game = \"infection\"\nkind = \"%s\"\n%s\n".formatted(kind, more);
    assertThat(read(text + ENTRANTS).schedule()).hasToString(schedule);
  }

  @Test
  void encountersHaveTheirOwnOpenings() throws Exception {
    Tournament tournament = read("game = \"infection\"\n" + ENTRANTS);
    List<Long> seeds =
        List.of(
            tournament.job(0, 0, new Pairing(0, 1)).seed(),
            tournament.job(0, 1, new Pairing(0, 1)).seed(),
            tournament.job(1, 0, new Pairing(0, 1)).seed());
    assertThat(seeds).doesNotHaveDuplicates();
    assertThat(tournament.job(0, 0, new Pairing(0, 1)).seed()).isEqualTo(seeds.getFirst());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          gam = "infection" | game is missing
          game = "chess" | line 1: there is no game "chess"
          game = infection | line 1: this is no TOML
          game = 3 | line 1: game must be a text in quotation marks
          game = "infection"~options = "jumps=far" | line 2: option jumps: "far" is not one of
          game = "infection"~round = 3 | line 2: there is no "round" here, only game, options, event
          game = "infection"~rounds = 3 | line 2: there is no "rounds" here, only
          game = "infection"~~pairs = 0 | line 3: pairs must be from 1 to 1000000, not 0
          game = "infection"~pairs = "x" | line 2: pairs must be a whole number
          game = "infection"~pie = "yes" | line 2: pie must be true or false
          game = "infection"~pairs = 1.5 | line 2: pairs must be a whole number
          game = "infection"~kind = "cup" | line 2: kind "cup" is none of round-robin, gauntlet
          game = "infection"~time = "fast" | line 2: time control: "fast" is none of
          game = "infection"~event = "" | line 2: "" is no name
          game = "infection"~game = "syrtis" | line 2: this is no TOML
          """)
  void whatIsWrongIsSaidWithItsLine(String text, String message) {
    assertThatThrownBy(() -> read(text.replace('~', '\n') + "\n" + ENTRANTS))
        .isInstanceOf(TournamentException.class)
        .hasMessageStartingWith(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # nobody | a tournament needs two entrants or more
          [[entrant]]~player = "classic:easy" | line 2: a tournament needs two entrants or more
          [[entrant]]~name = "Ana"~[[entrant]] | line 2: player is missing
          [[entrant]]~player = "classic:easy"~[[entrant]]~player = "classic:best" | line 5: player
          [[entrant]]~player = "classic:easy"~[[entrant]]~player = "classic:easy" | line 4: there are
          [[entrant]]~player = "classic:easy"~speed = 1~[[entrant]] | line 4: there is no "speed"
          [entrant]~player = "classic:easy" | line 2: each entrant begins with [[entrant]]
          """)
  void whatIsWrongWithAnEntrantIsSaidWithItsLine(String entrants, String message) {
    assertThatThrownBy(() -> read("game = \"infection\"\n" + entrants.replace('~', '\n')))
        .isInstanceOf(TournamentException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void openingsThatAreMissingOrWrongAreNamed() {
    String text = "game = \"infection\"\nopenings = \"book.txt\"\n" + ENTRANTS;
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(NoSuchFileException.class)
        .hasMessage("book.txt");
    assertThatThrownBy(() -> TournamentFile.read(text, name -> "f2\nz9\n"))
        .isInstanceOf(TournamentException.class)
        .hasMessageStartingWith("line 2: ")
        .hasMessageContaining("line 2");
  }
}
