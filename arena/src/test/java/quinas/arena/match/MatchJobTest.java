package quinas.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.player.Answer;
import quinas.arena.player.Entrants;
import quinas.arena.player.PlayerException;
import quinas.arena.record.GameRecord;
import quinas.arena.record.RecordException;
import quinas.arena.record.RecordWriter;
import quinas.arena.record.Settlement;
import quinas.arena.record.Tag;
import quinas.engine.level.Levels;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;

class MatchJobTest {

  private static MatchJob job(String id) throws NotationException {
    Game game = Games.read(id);
    Options options = Options.standard(game);
    return new MatchJob(
        options,
        Entrants.read(options, Levels.original(game).get(1).id(), Timing.STANDARD),
        Entrants.read(options, "classic:easy", Timing.STANDARD),
        TimeControl.NONE,
        TimeControl.NONE,
        Terms.PLAIN,
        Openings.dealt(options, Openings.standardPlies(options)),
        7,
        Verdicts.NONE,
        Map.of("Event", "50 % of; everything\n"));
  }

  private static MatchJob with(Puppet first, Puppet second) throws NotationException {
    MatchJob job = job("shiftago");
    return new MatchJob(
        job.options(),
        first,
        second,
        job.firstControl(),
        job.secondControl(),
        job.terms(),
        job.openings(),
        job.seed(),
        job.verdicts(),
        job.tags());
  }

  private static String pair(MatchJob job, int index)
      throws UnplayableException, InterruptedException {
    try (Contender one = new Contender(job.first(), job.options());
        Contender two = new Contender(job.second(), job.options())) {
      return RecordWriter.write(job.play(index, one, two).games());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"shiftago", "syrtis", "pushee", "catsdogs", "infection"})
  void aPairDependsOnNothingButTheJobAndItsIndex(String id)
      throws NotationException, UnplayableException, InterruptedException {
    List<Integer> indices = new ArrayList<>(IntStream.range(0, 4).boxed().toList());
    List<String> alone = new ArrayList<>();
    for (int index : indices) {
      alone.add(pair(job(id), index));
    }

    assertThat(alone).doesNotHaveDuplicates();
    MatchJob job = job(id);
    Collections.reverse(indices);
    try (Contender one = new Contender(job.first(), job.options());
        Contender two = new Contender(job.second(), job.options())) {
      for (int index : indices) {
        assertThat(RecordWriter.write(job.play(index, one, two).games()))
            .isEqualTo(alone.get(index));
      }
    }
  }

  @Test
  void theSecondGameOfAPairHasTheSameOpeningAndTheSeatsSwapped()
      throws NotationException, UnplayableException, InterruptedException {
    MatchJob job = job("shiftago");
    try (Contender one = new Contender(job.first(), job.options());
        Contender two = new Contender(job.second(), job.options())) {
      PairResult pair = job.play(11, one, two);
      GameRecord there = pair.first();
      GameRecord back = pair.second();

      assertThat(back.start()).isEqualTo(there.start());
      assertThat(back.moves().subList(0, 4)).isEqualTo(there.moves().subList(0, 4));
      assertThat(there.tag(Tag.FIRST)).contains("classic:medium");
      assertThat(back.tag(Tag.SECOND)).contains("classic:medium");
      assertThat(back.tag(Tag.FIRST_LEVEL)).contains("classic:easy");
      assertThat(there.tags()).containsEntry("Pair", "12.1").containsEntry("Opening", "4");
      assertThat(back.tags()).containsEntry("Pair", "12.2").doesNotContainKey("Match");
      assertThat(there.tags()).containsEntry("Match", job.toString());
    }
  }

  @Test
  void theTextOfAJobTellsEverything()
      throws NotationException,
          RecordException,
          IOException,
          UnplayableException,
          InterruptedException {
    for (Game game : Games.ALL) {
      MatchJob job = job(game.id());
      MatchJob read = JobText.read(job.toString(), name -> "");

      assertThat(read.toString()).isEqualTo(job.toString()).doesNotContain("\n");
      assertThat(pair(read, 3)).isEqualTo(pair(job, 3));
    }
  }

  @Test
  void jobsThatDifferSayInWhat() throws NotationException {
    String one = job("shiftago").toString();
    String other = one.replace("seed=7", "seed=8").replace("; plies=4", "");

    assertThat(JobText.differences(one, one, List.of())).isEmpty();
    assertThat(JobText.differences(one, other, List.of()))
        .containsExactly("plies: 4, -", "seed: 7, 8");
    assertThat(JobText.differences(one, other, List.of("seed"))).containsExactly("plies: 4, -");
  }

  @Test
  void aPlayerIsOpenedAnewAfterAFaultAndOnlyThen()
      throws NotationException, UnplayableException, InterruptedException {
    Puppet clumsy =
        new Puppet(
            "clumsy",
            turn -> {
              if (turn.moves().size() == 5) {
                throw new PlayerException(Settlement.CRASH, "stumbled");
              }
              return Answer.of(Puppet.legal(turn.position()).getFirst());
            });
    Puppet steady = Puppet.plain("steady");
    MatchJob job = with(clumsy, steady);
    try (Contender one = new Contender(clumsy, job.options());
        Contender two = new Contender(steady, job.options())) {
      PairResult pair = job.play(0, one, two);

      // After an opening of four, move 5 is the second seat's.
      assertThat(pair.first().end().isOver()).isTrue();
      assertThat(pair.second().outcome().reason()).isEqualTo(Settlement.CRASH);
      job.play(1, one, two);
      assertThat(clumsy.opened()).isEqualTo(2);
      assertThat(steady.opened()).isEqualTo(1);
    }
    assertThat(clumsy.open()).isZero();
    assertThat(steady.open()).isZero();
  }
}
