package quinas.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.match.Match;
import quinas.arena.match.MatchJob;
import quinas.arena.match.Openings;
import quinas.arena.match.PairResult;
import quinas.arena.match.Progress;
import quinas.arena.match.Terms;
import quinas.arena.match.UnplayableException;
import quinas.arena.match.Verdicts;
import quinas.arena.player.Entrants;
import quinas.arena.record.GameRecord;
import quinas.arena.record.Pie;
import quinas.arena.record.Settlement;
import quinas.arena.record.Tag;
import quinas.cli.board.Look;
import quinas.cli.play.PipeConsole;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Seat;

class PersonTest {

  private static final String QUESTION = "O seu lugar: O\\. Quer o outro\\? \\[s/n] ";

  private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
  private final List<PairResult> played = new ArrayList<>();

  /// Plays a pair of games of Shiftago against a level, a person typing this.
  private Progress play(String typed)
      throws NotationException, UnplayableException, IOException, InterruptedException {
    return play(Language.ENGLISH, Terms.PLAIN, typed);
  }

  private Progress play(Language language, Terms terms, String typed)
      throws NotationException, UnplayableException, IOException, InterruptedException {
    Texts texts = Texts.of(language);
    PrintStream out = new PrintStream(shown, true, StandardCharsets.UTF_8);
    StringReader keys = new StringReader(typed);
    Options options = Options.standard(Games.read("shiftago"));
    MatchJob job =
        new MatchJob(
            options,
            new Person(() -> new PipeConsole(keys, out, texts), Look.PLAIN, texts),
            Entrants.read(options, "classic:easy", Timing.STANDARD),
            TimeControl.NONE,
            TimeControl.NONE,
            terms,
            Openings.dealt(options, 0),
            1,
            Verdicts.NONE,
            Map.of());
    return new Match(job, 1, 1, Optional.empty())
        .run(played::add, progress -> {}, Duration.ofMillis(20));
  }

  @Test
  void aPersonSeesTheBoardTypesMovesAndMayGiveUp()
      throws NotationException, UnplayableException, IOException, InterruptedException {
    Progress end = play("nonsense\nleft 4\nresign\nresign\n");

    assertThat(end.isComplete()).isTrue();
    assertThat(end.summary().tally().losses()).isEqualTo(2);
    assertThat(end.summary().firstFaults().counts()).isEmpty();
    assertThat(played.getFirst().first().moves()).hasSize(2);
    assertThat(played.getFirst().first().outcome().reason()).isEqualTo(Settlement.RESIGNATION);
    assertThat(shown.toString(StandardCharsets.UTF_8))
        .contains("(type a move, or: resign)", "Last move: ");
  }

  @Test
  void aPersonIsAskedInItsLanguageWhetherItWantsTheOtherSeat()
      throws NotationException, UnplayableException, IOException, InterruptedException {
    Terms pie = Terms.PLAIN.withPie(true);
    // In the first game the level chooses after the person's move, in the second the person does.
    Progress end = play(Language.PORTUGUESE, pie, "left 4\ndesistir\ntalvez\nsim\ndesistir\n");

    // An answer that is neither yes nor no is asked for again.
    assertThat(shown.toString(StandardCharsets.UTF_8).split(QUESTION, -1)).hasSize(3);
    GameRecord second = played.getFirst().second();
    assertThat(second.pie()).isEqualTo(Pie.SWAPPED);
    assertThat(second.tag(Tag.FIRST)).contains("human");
    assertThat(end.summary().tally().losses()).isEqualTo(2);
    // Who took the other seat has it, and so the level moves on in the second.
    assertThat(second.moves()).hasSize(2);
    assertThat(second.outcome().isWonBy(Seat.SECOND)).isTrue();
  }

  @Test
  void whenNobodyIsThereAnyMoreTheMatchIsStopped()
      throws NotationException, UnplayableException, IOException, InterruptedException {
    assertThat(play("left 4\n").isComplete()).isFalse();
    assertThat(played).isEmpty();
  }
}
