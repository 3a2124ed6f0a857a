package quinas.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.player.Entrants;
import quinas.arena.record.GameRecord;
import quinas.arena.record.Settlement;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;

class ProvenVerdictsTest {

  @Test
  void whatIsProvenIsWhatBestPlayComesTo() throws Exception {
    Options options = Options.read(Games.read("catsdogs"), "size=4");
    SplitMix64 random = new SplitMix64(8);
    int wins = 0;
    for (int i = 0; i < 12; i++) {
      Position position = options.game().deal(options, random);
      for (int ply = 0; ply < 6 && !position.isOver(); ply++) {
        position = position.play(position.randomMove(random));
      }
      if (!position.isOver()) {
        Outcome.Result expected = best(position);
        assertThat(Verdicts.PROVEN.of(position)).as("%s", position).contains(expected);
        wins += expected == Outcome.Result.FIRST ? 1 : 0;
      }
    }
    assertThat(wins).isPositive();
  }

  @Test
  void aGameEndsWhenItsResultIsProven() throws Exception {
    Options options = Options.read(Games.read("catsdogs"), "size=6");
    MatchJob job = job(options, Verdicts.PROVEN);

    GameRecord game;
    try (HomeBoard board = new HomeBoard()) {
      game = board.play(job, 0).first();
    }

    assertThat(game.outcome().reason()).isEqualTo(Settlement.ADJUDICATION);
    assertThat(Verdicts.PROVEN.of(game.end())).contains(game.outcome().result());
  }

  @Test
  void otherGamesGoOn() {
    for (Game game : Games.ALL) {
      Position position = game.deal(Options.standard(game), new SplitMix64(1));
      assertThat(Verdicts.PROVEN.of(position)).isEmpty();
    }
  }

  @Test
  void theTextOfAJobTellsOfIt() throws Exception {
    Options options = Options.read(Games.read("catsdogs"), "size=6");
    MatchJob job = job(options, Verdicts.PROVEN);

    MatchJob read = JobText.read(job.toString(), name -> "");

    assertThat(job.toString()).contains("verdicts=proven");
    assertThat(read.verdicts()).isEqualTo(Verdicts.PROVEN);
    assertThat(job(options, Verdicts.NONE).toString()).doesNotContain("verdicts");
  }

  private static MatchJob job(Options options, Verdicts verdicts) throws Exception {
    return new MatchJob(
        options,
        Entrants.read(options, "classic:medium", Timing.STANDARD),
        Entrants.read(options, "classic:easy", Timing.STANDARD),
        TimeControl.NONE,
        TimeControl.NONE,
        new Terms(Timing.STANDARD, Optional.empty(), Optional.empty(), Optional.empty()),
        Openings.dealt(options, 0),
        7,
        verdicts,
        Map.of());
  }

  /// By plain minimax.
  private static Outcome.Result best(Position position) {
    if (position.isOver()) {
      return position.outcome().result();
    }
    Outcome.Result mine =
        position.turn() == Seat.FIRST ? Outcome.Result.FIRST : Outcome.Result.SECOND;
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    boolean isDrawn = false;
    for (int i = 0; i < end; i++) {
      Outcome.Result result = best(position.play(moves[i]));
      if (result == mine) {
        return mine;
      }
      isDrawn |= result == Outcome.Result.DRAW;
    }
    Outcome.Result other =
        mine == Outcome.Result.FIRST ? Outcome.Result.SECOND : Outcome.Result.FIRST;
    return isDrawn ? Outcome.Result.DRAW : other;
  }
}
