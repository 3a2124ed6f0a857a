package quinas.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.player.Answer;
import quinas.arena.player.Answer.Thought;
import quinas.arena.player.Entrants;
import quinas.arena.player.Turn;
import quinas.arena.rating.Tally;
import quinas.arena.record.GameRecord;
import quinas.arena.record.Komi;
import quinas.arena.record.Pie;
import quinas.arena.record.RecordFile;
import quinas.arena.record.RecordReader;
import quinas.arena.record.RecordWriter;
import quinas.arena.record.Tag;
import quinas.rules.Options;
import quinas.rules.Seat;
import quinas.rules.catsdogs.CatsDogs;

/// Matches by the pie rule, between real players.
class PieMatchTest {

  private static final Terms PIE = Terms.PLAIN.withPie(true);

  @TempDir private Path directory;

  private static MatchJob pie(String game, String first, String second) throws Exception {
    return Jobs.with(PIE, Jobs.of(game, first, second));
  }

  /// Cats & Dogs on a small board, where whoever begins wins.
  private static MatchJob small(String komi) throws Exception {
    Options options = Options.read(CatsDogs.GAME, "size=4,starter=cats");
    return new MatchJob(
        options,
        Entrants.read(options, "engine:nodes=200", Timing.STANDARD),
        Entrants.read(options, "level:5", Timing.STANDARD),
        TimeControl.NONE,
        TimeControl.NONE,
        PIE.with(Komi.read(CatsDogs.GAME, komi)),
        Openings.dealt(options, 2),
        7,
        Verdicts.NONE,
        Map.of());
  }

  private List<GameRecord> games(MatchJob job, int pairs) throws Exception {
    Path file = directory.resolve("games.quinas");
    Files.deleteIfExists(file);
    Jobs.begin(job, pairs, 1, file);
    return RecordFile.read(file);
  }

  @ParameterizedTest
  @ValueSource(strings = {"shiftago", "syrtis", "pushee", "catsdogs", "infection"})
  void whoWonIsToldByNameInEveryGame(String game) throws Exception {
    MatchJob job = pie(game, "engine:nodes=200", "classic:easy");
    Progress end = Jobs.play(job, 4, 2, Optional.empty());
    Tally named = Tally.NONE;
    for (GameRecord record : games(job, 4)) {
      boolean isFirst = record.tag(Tag.FIRST).orElseThrow().equals("engine:nodes=200");
      Tally seen = Tally.game(PairResult.halfPoints(record, Seat.FIRST));
      named = named.plus(isFirst ? seen : seen.swapped());
    }

    assertThat(end.summary().offered()).isEqualTo(8);
    assertThat(end.summary().tally().wins()).isEqualTo(named.wins());
    assertThat(end.summary().tally().losses()).isEqualTo(named.losses());
  }

  @Test
  void whereTheFirstSeatIsWonEveryoneWantsItUnlessTheKomiIsGreat() throws Exception {
    Map<String, Long> swaps = new HashMap<>();
    for (String komi : List.of("0", "15.5")) {
      List<GameRecord> games = games(small(komi), 6);
      swaps.put(komi, games.stream().filter(game -> game.pie() == Pie.SWAPPED).count());
      assertThat(games).allMatch(game -> game.pie().isAsked());
    }

    assertThat(swaps.get("0")).isGreaterThan(6);
    assertThat(swaps.get("15.5")).isZero();
  }

  @Test
  void theTagsNameWhoSatThereInTheEnd() throws Exception {
    List<GameRecord> games = games(small("0"), 4);

    for (GameRecord game : games) {
      boolean isBack = game.tags().getOrDefault("Pair", "").endsWith(".2");
      boolean isSwapped = game.pie() == Pie.SWAPPED;
      assertThat(game.tag(Tag.FIRST))
          .contains(isBack == isSwapped ? "engine:nodes=200" : "level:5");
      assertThat(game.tag(Tag.FIRST_LEVEL)).isEqualTo(game.tag(Tag.FIRST));
      assertThat(game.tag(Tag.SECOND)).isNotEqualTo(game.tag(Tag.FIRST));
    }
    assertThat(games).anyMatch(game -> game.pie() == Pie.SWAPPED);
    assertThat(games.getFirst().tags().get("Match")).contains("; pie=on; ");
  }

  /// The first legal move, and what whoever is to act is ahead by.
  private static Answer says(Turn turn, int score) {
    Thought thought =
        new Thought(
            OptionalInt.empty(), OptionalInt.of(score), OptionalLong.empty(), Optional.empty());
    int move = Puppet.legal(turn.position()).getFirst();
    return new Answer(move, Optional.empty(), Optional.of(thought));
  }

  @Test
  void cutOffAnywhereAMatchWithSwapsGoesOnToTheSameFileAndCounts() throws Exception {
    // One that stays where it is, and one that would rather be the other.
    Puppet envious = new Puppet("envious", turn -> says(turn, -50));
    MatchJob job = Jobs.with(PIE, Jobs.of("catsdogs", Puppet.plain("content"), envious));
    Path whole = directory.resolve("whole.quinas");
    Progress end = Jobs.begin(job, 4, 1, whole);
    byte[] bytes = Files.readAllBytes(whole);
    assertThat(end.summary().swapped()).isEqualTo(4);
    Path cut = directory.resolve("cut.quinas");
    for (int length = 0; length <= bytes.length; length += 97) {
      Files.write(cut, Arrays.copyOf(bytes, length));
      Progress resumed = Jobs.resume(job, 4, 1, cut);

      assertThat(resumed.summary()).as("cut after %d bytes", length).isEqualTo(end.summary());
      assertThat(Files.readString(cut)).isEqualTo(new String(bytes, StandardCharsets.UTF_8));
    }
  }

  @Test
  void aPairThatWasPlayedElsewhereIsTheOneThatWouldHaveBeenPlayedHere() throws Exception {
    MatchJob match = small("0");
    PairJob job = new PairJob(match);
    try (Board board = new HomeBoard();
        PairJob there = PairJob.read(job.text())) {
      assertThat(there.text()).isEqualTo(job.text());
      for (int index = 0; index < 3; index++) {
        PairResult here = board.play(match, index);
        PairResult back = job.pair(index, there.run(index));

        assertThat(RecordWriter.write(back.games())).isEqualTo(RecordWriter.write(here.games()));
        assertThat(Summary.of(back)).isEqualTo(Summary.of(here));
        assertThat(RecordReader.read(RecordWriter.write(here.games()))).isEqualTo(here.games());
      }
    }
  }

  @Test
  void aMatchWithoutTheRuleIsAnotherMatch() throws Exception {
    String with = pie("shiftago", "classic:easy", "classic:medium").toString();
    String without = Jobs.of("shiftago", "classic:easy", "classic:medium").toString();

    assertThat(MatchJob.differences(with, without)).isEqualTo("pie: on, -");
    assertThat(JobText.read(with, name -> "").terms().hasPie()).isTrue();
    assertThat(JobText.read(without, name -> "").terms().hasPie()).isFalse();
  }
}
