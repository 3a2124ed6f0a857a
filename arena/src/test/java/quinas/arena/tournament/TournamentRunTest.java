package quinas.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.arena.match.Journal;
import quinas.arena.match.Match.Keeper;
import quinas.arena.match.UnplayableException;
import quinas.arena.player.BadEngine;
import quinas.arena.rating.BradleyTerry;
import quinas.arena.record.GameRecord;
import quinas.arena.record.RecordReader;
import quinas.arena.record.RecordWriter;
import quinas.arena.record.Settlement;

@Timeout(120)
class TournamentRunTest {

  private static final Duration SOON = Duration.ofMillis(20);

  @TempDir Path directory;

  private static String text(String more) {
    return """
    game = "infection"
    length = "12,points"
    seed = 3
    %s
    [[entrant]]
    name = "Hard"
    player = "engine:nodes=200"
    [[entrant]]
    name = "Medium"
    player = "classic:medium"
    [[entrant]]
    name = "Easy"
    player = "classic:easy"
    [[entrant]]
    name = "Easy too"
    player = "classic:easy"
    [[entrant]]
    name = "Easy as well"
    player = "classic:easy"
    """
        .formatted(more);
  }

  private static Tournament tournament(String more) throws Exception {
    return TournamentFileTest.read(text(more));
  }

  /// What was played, in an order of its own.
  private static List<String> sorted(String records) throws Exception {
    List<String> games = new ArrayList<>();
    for (GameRecord game : RecordReader.read(records)) {
      games.add(RecordWriter.write(List.of(game)));
    }
    return games.stream().sorted().toList();
  }

  private TournamentProgress play(Tournament tournament, Path file, int threads) throws Exception {
    try (Journal journal = Journal.create(file)) {
      return new TournamentRun(tournament, threads).run(journal::append, progress -> {}, SOON);
    }
  }

  private static TournamentProgress resume(Tournament tournament, Path file) throws Exception {
    TournamentRun run = new TournamentRun(tournament, 2);
    try (Journal journal = Journal.resume(file, run::restore)) {
      return run.run(journal::append, progress -> {}, SOON);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kind = \"round-robin\"\npairs = 2\ncycles = 2",
        "kind = \"gauntlet\"\npairs = 3",
        "kind = \"knockout\"\npairs = 1\nfurther-pairs = 3",
        "kind = \"swiss\"\nrounds = 3\npairs = 2"
      })
  void threadsDoNotChangeWhatIsPlayed(String kind) throws Exception {
    Tournament tournament = tournament(kind);
    Path one = directory.resolve("one");
    Path three = directory.resolve("three");
    TournamentProgress alone = play(tournament, one, 1);
    TournamentProgress together = play(tournament, three, 3);
    assertThat(alone.isComplete()).isTrue();
    assertThat(alone.pairs()).isEqualTo(alone.expected());
    assertThat(together.rounds()).isEqualTo(alone.rounds());
    assertThat(sorted(Files.readString(three))).isEqualTo(sorted(Files.readString(one)));
    assertThat(together.standings()).isEqualTo(alone.standings());
  }

  /// Cut off anywhere, as a killed process leaves it.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "kind = \"round-robin\"\npairs = 2",
        "kind = \"knockout\"\npairs = 1\nfurther-pairs = 3",
        "kind = \"swiss\"\nrounds = 3\npairs = 2"
      })
  void aTournamentGoesOnWhereverItWasCutOff(String kind) throws Exception {
    Tournament tournament = tournament(kind);
    Path file = directory.resolve("games");
    TournamentProgress whole = play(tournament, file, 2);
    byte[] bytes = Files.readAllBytes(file);
    for (int tenth = 0; tenth <= 10; tenth++) {
      Path cut = directory.resolve("cut" + tenth);
      Files.write(cut, Arrays.copyOf(bytes, bytes.length * tenth / 10));
      TournamentProgress resumed = resume(tournament, cut);
      assertThat(resumed.rounds()).isEqualTo(whole.rounds());
      assertThat(sorted(Files.readString(cut)))
          .isEqualTo(sorted(new String(bytes, StandardCharsets.UTF_8)));
    }
  }

  @Test
  void byThePieRuleEveryoneIsCreditedWithItsOwnGamesAndItGoesOnAfterACut() throws Exception {
    Tournament tournament = tournament("kind = \"round-robin\"\npairs = 2\npie = true");
    Path file = directory.resolve("games");
    TournamentProgress whole = play(tournament, file, 2);
    byte[] bytes = Files.readAllBytes(file);
    String text = new String(bytes, StandardCharsets.UTF_8);
    assertThat(text).contains("[Pie \"swapped\"]", "[Pie \"kept\"]");

    RecordedResults recorded = new RecordedResults();
    recorded.add(new ByteArrayInputStream(bytes));
    for (String one : tournament.names()) {
      for (String other : tournament.names()) {
        assertThat(recorded.table().tally(one, other)).isEqualTo(whole.table().tally(one, other));
      }
    }
    for (int tenth = 0; tenth <= 10; tenth++) {
      Path cut = directory.resolve("cut" + tenth);
      Files.write(cut, Arrays.copyOf(bytes, bytes.length * tenth / 10));
      TournamentProgress resumed = resume(tournament, cut);
      assertThat(resumed.rounds()).isEqualTo(whole.rounds());
      assertThat(sorted(Files.readString(cut))).isEqualTo(sorted(text));
    }
  }

  @Test
  void whatIsFinishedIsNotPlayedAgain() throws Exception {
    Tournament tournament = tournament("pairs = 2");
    Path file = directory.resolve("games");
    play(tournament, file, 1);
    byte[] bytes = Files.readAllBytes(file);
    resume(tournament, file);
    assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
  }

  @Test
  void theGamesOfAnotherTournamentAreRefused() throws Exception {
    Path file = directory.resolve("games");
    play(tournament("pairs = 2\nkind = \"gauntlet\""), file, 1);
    for (String other :
        List.of(
            "pairs = 2",
            "pairs = 1\nkind = \"gauntlet\"",
            "pairs = 2\nkind = \"gauntlet\"\nevent = \"another\"",
            "pairs = 2\nkind = \"knockout\"")) {
      assertThatThrownBy(() -> resume(tournament(other), file))
          .as(other)
          .isInstanceOf(UnplayableException.class)
          .hasMessageStartingWith("round ");
    }
    String renamed = text("pairs = 2\nkind = \"gauntlet\"").replace("\"Easy too\"", "\"Ana\"");
    assertThatThrownBy(() -> resume(TournamentFileTest.read(renamed), file))
        .isInstanceOf(UnplayableException.class);
    // More pairs are another matter: what is there is part of them.
    assertThat(resume(tournament("pairs = 3\nkind = \"gauntlet\""), file).pairs()).isEqualTo(12);
  }

  @Test
  void ratingsFromTheRecordsAreThoseOfTheTournament() throws Exception {
    Tournament tournament = tournament("pairs = 2\nevent = \"Spring\"");
    Path file = directory.resolve("games");
    TournamentProgress progress = play(tournament, file, 2);
    RecordedResults results = new RecordedResults();
    try (InputStream in = Files.newInputStream(file)) {
      results.add(in);
    }
    assertThat(results.games()).isEqualTo(40);
    for (String one : tournament.names()) {
      for (String other : tournament.names()) {
        assertThat(results.table().tally(one, other)).isEqualTo(progress.table().tally(one, other));
      }
    }
    assertThat(BradleyTerry.rate(results.table()).of("Hard").elo().value())
        .isCloseTo(BradleyTerry.rate(progress.table()).of("Hard").elo().value(), within(1e-6));
    GameRecord game = RecordReader.read(Files.readString(file)).getFirst();
    assertThat(game.tags()).containsEntry("Event", "Spring").containsKeys("Round", "Pair");
  }

  @Test
  void resultsThatCannotBeKeptEndTheTournament() throws Exception {
    AtomicInteger kept = new AtomicInteger();
    Keeper full =
        pair -> {
          if (kept.incrementAndGet() > 2) {
            throw new IOException("No space left on device");
          }
        };
    TournamentRun run = new TournamentRun(tournament("pairs = 2"), 2);
    assertThatThrownBy(() -> run.run(full, progress -> {}, SOON))
        .isInstanceOf(IOException.class)
        .hasMessage("No space left on device");
    assertThat(run.progress().pairs()).isEqualTo(2);
    assertThat(run.progress().isComplete()).isFalse();
  }

  @Test
  void aStoppedTournamentLeavesWhatIsFinished() throws Exception {
    AtomicInteger kept = new AtomicInteger();
    List<TournamentRun> runs = new ArrayList<>();
    Keeper stopper =
        pair -> {
          if (kept.incrementAndGet() == 3) {
            runs.getFirst().stop();
          }
        };
    runs.add(new TournamentRun(tournament("pairs = 50"), 1));
    TournamentProgress progress = runs.getFirst().run(stopper, now -> {}, SOON);
    assertThat(progress.isComplete()).isFalse();
    assertThat(progress.pairs()).isEqualTo(3);
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the bad engine is a shell script")
  void whatIsLostByMishapsIsCountedAndComesBackFromTheFile() throws Exception {
    String text =
        """
        game = "shiftago"
        pairs = 2
        [[entrant]]
        name = "Bad"
        player = "%s"
        [[entrant]]
        name = "Easy"
        player = "classic:easy"
        [[entrant]]
        name = "Easy too"
        player = "classic:easy"
        """
            .formatted(BadEngine.text("crashes-in-game 1"));
    Tournament tournament = TournamentFileTest.read(text);
    Path file = directory.resolve("games");
    TournamentProgress progress = play(tournament, file, 1);
    Mishaps bad = progress.mishaps().getFirst();
    assertThat(bad.faults().counts()).isEqualTo(Map.of(Settlement.CRASH, 8L));
    assertThat(bad.faults().first().orElseThrow().game()).isEqualTo("1.1");
    assertThat(bad.faults().first().orElseThrow().sentence()).isNotBlank();
    assertThat(bad.place()).matches("[1-3]\\.1");
    assertThat(progress.mishaps().subList(1, 3)).containsOnly(Mishaps.NONE);

    assertThat(resume(tournament, file).mishaps()).isEqualTo(progress.mishaps());

    RecordedResults results = new RecordedResults();
    try (InputStream in = Files.newInputStream(file)) {
      results.add(in);
    }
    assertThat(results.faults("Bad").counts()).isEqualTo(bad.faults().counts());
    assertThat(results.faults("Easy").counts()).isEmpty();
  }

  @Test
  void gamesThatAreNoPairsStandAlone() throws Exception {
    String records =
        """
        [Game "infection"]
        [Start "7/1o5/7/x6/7/7/7 x 0"]
        [First "Ana"]
        [Second "Bob"]

        1. a3
        first

        [Game "infection"]
        [Start "7/1o5/7/x6/7/7/7 x 0"]
        [First "Bob"]
        [Second "Ana"]

        1. a3
        first

        [Game "infection"]
        [Start "7/1o5/7/x6/7/7/7 x 0"]
        [FirstLevel "human"]
        [Second "Ana"]

        *

        [Game "infection"]
        [Start "7/1o5/7/x6/7/7/7 x 0"]

        1. a3
        first
        """;
    RecordedResults results = new RecordedResults();
    results.add(new ByteArrayInputStream(records.getBytes(StandardCharsets.UTF_8)));
    assertThat(results.games()).isEqualTo(4);
    assertThat(results.unfinished()).isEqualTo(1);
    assertThat(results.nameless()).isEqualTo(1);
    assertThat(results.table().players()).containsExactly("Ana", "Bob");
    assertThat(results.table().tally("Ana", "Bob").wins()).isEqualTo(1);
    assertThat(results.table().tally("Ana", "Bob").pairs().count()).isZero();
  }
}
