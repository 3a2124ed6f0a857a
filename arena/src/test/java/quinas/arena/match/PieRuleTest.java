package quinas.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.match.Referee.Side;
import quinas.arena.player.Answer;
import quinas.arena.player.Answer.Thought;
import quinas.arena.player.Player;
import quinas.arena.player.PlayerException;
import quinas.arena.player.Turn;
import quinas.arena.record.GameRecord;
import quinas.arena.record.Komi;
import quinas.arena.record.Note;
import quinas.arena.record.Pie;
import quinas.arena.record.RecordException;
import quinas.arena.record.RecordReader;
import quinas.arena.record.RecordWriter;
import quinas.arena.record.Settlement;
import quinas.rules.Options;
import quinas.rules.Outcome.Result;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.rules.infection.Infection;

/// Games by the pie rule, under the eyes of the referee.
class PieRuleTest {

  private static final Options OPTIONS = Options.standard(Infection.GAME);
  private static final Terms PIE = Terms.PLAIN.withPie(true);

  /// What the players were asked: `a x` is a, who sits in the first seat.
  private final List<String> asked = new ArrayList<>();

  /// Plays the first legal move, and says that whoever is to act is so much ahead.
  private Puppet saying(String name, int score) {
    return new Puppet(
        name,
        turn -> {
          asked.add(name + (turn.position().turn() == Seat.FIRST ? " x" : " o"));
          return answer(turn.position(), score);
        });
  }

  private static Answer answer(Position position, int score) {
    Thought thought =
        new Thought(
            OptionalInt.of(7), OptionalInt.of(score), OptionalLong.empty(), Optional.empty());
    return new Answer(
        Puppet.legal(position).getFirst(),
        Optional.of(Duration.ofMillis(100)),
        Optional.of(thought));
  }

  private static Opening opening(int plies) {
    Position start = Infection.GAME.deal(OPTIONS, new SplitMix64(1));
    List<Integer> moves = new ArrayList<>();
    Position position = start;
    for (int ply = 0; ply < plies; ply++) {
      moves.add(Puppet.legal(position).getFirst());
      position = position.play(moves.getLast());
    }
    return new Opening(1, start, moves);
  }

  private static PlayedGame play(Terms terms, Verdicts verdicts, int plies, Side first, Side second)
      throws InterruptedException {
    return new Referee(OPTIONS, terms, verdicts).play(opening(plies), first, second);
  }

  private static Side side(Puppet puppet) {
    return new Side(puppet.player(), TimeControl.NONE, 1);
  }

  private GameRecord play(int plies, int first, int second) throws InterruptedException {
    return play(PIE, Verdicts.NONE, plies, side(saying("a", first)), side(saying("b", second)))
        .record();
  }

  private static List<String> comments(GameRecord record, int ply) {
    return record.line().plies().get(ply).notes().stream()
        .map(note -> ((Note.Comment) note).text())
        .toList();
  }

  @Test
  void afterAnOpeningTheOneWhoDoesNotBeginIsAskedBeforeAnythingElse() throws InterruptedException {
    GameRecord record = play(4, 0, 50);

    assertThat(asked).startsWith("b x", "b x", "a o", "b x");
    assertThat(record.pie()).isEqualTo(Pie.SWAPPED);
    assertThat(comments(record, 3)).containsExactly("pie=swapped +0.50/7");
  }

  @Test
  void withoutAnOpeningTheOneWhoDoesNotBeginIsAskedWhenItIsFirstToAct()
      throws InterruptedException {
    GameRecord record = play(0, 0, -50);

    assertThat(asked).startsWith("a x", "b o", "a o", "b x");
    assertThat(record.pie()).isEqualTo(Pie.SWAPPED);
    assertThat(comments(record, 0)).containsExactly("+0.00/7", "pie=swapped -0.50/7");
  }

  /// Says when it is asked to cut.
  private Side cutting(String name) {
    Player plain = saying(name, 0).player();
    Player player =
        new Player() {
          @Override
          public void begin(Options options, Position start, long seed) {}

          @Override
          public Answer move(Turn turn) throws PlayerException, InterruptedException {
            return plain.move(turn);
          }

          @Override
          public Answer divide(Turn turn, Komi komi) throws PlayerException, InterruptedException {
            asked.add(name + " cuts");
            return plain.move(turn);
          }

          @Override
          public void close() {}
        };
    return new Side(player, TimeControl.NONE, 1);
  }

  @Test
  void whoMovesBeforeTheOtherChoosesIsAskedToCut() throws InterruptedException {
    play(PIE, Verdicts.NONE, 0, cutting("a"), cutting("b"));
    assertThat(asked).startsWith("a cuts", "a x", "b o", "b o", "a x").containsOnlyOnce("a cuts");
  }

  @Test
  void nobodyCutsWhatAnOpeningHasCut() throws InterruptedException {
    play(PIE, Verdicts.NONE, 2, cutting("a"), cutting("b"));
    assertThat(asked).doesNotContain("a cuts", "b cuts");
  }

  @Test
  void whoLikesItsSeatStaysAndIsAskedOnce() throws InterruptedException {
    GameRecord record = play(0, 0, 50);

    assertThat(asked).startsWith("a x", "b o", "b o", "a x", "b o", "a x");
    assertThat(record.pie()).isEqualTo(Pie.KEPT);
    assertThat(comments(record, 0)).containsExactly("+0.00/7", "pie=kept +0.50/7");
  }

  @Test
  void whoSaysNothingOfItsChancesStays() throws InterruptedException {
    GameRecord record =
        play(PIE, Verdicts.NONE, 0, side(Puppet.plain("a")), side(Puppet.plain("b"))).record();

    assertThat(record.pie()).isEqualTo(Pie.KEPT);
  }

  @Test
  void withoutTheRuleNobodyIsAsked() throws InterruptedException {
    Side a = side(saying("a", 0));
    Side b = side(saying("b", -50));
    GameRecord record = play(Terms.PLAIN, Verdicts.NONE, 0, a, b).record();

    assertThat(asked).startsWith("a x", "b o", "a x");
    assertThat(record.tags()).isEmpty();
  }

  @Test
  void aGameWithASwapIsReadBack() throws InterruptedException, RecordException {
    GameRecord record = play(2, 0, 50);

    assertThat(RecordWriter.write(record)).contains("[Pie \"swapped\"]");
    assertThat(RecordReader.read(RecordWriter.write(record))).containsExactly(record);
  }

  @Test
  void thePlayersTakeTheirClocksAlong() throws InterruptedException {
    List<String> clocks = new ArrayList<>();
    Puppet a =
        new Puppet(
            "a",
            turn -> {
              Seat seat = turn.position().turn();
              clocks.add("a " + turn.clock().remaining(seat).toMillis());
              return answer(turn.position(), 0);
            });
    Puppet b =
        new Puppet(
            "b",
            turn -> {
              Seat seat = turn.position().turn();
              clocks.add("b " + turn.clock().remaining(seat).toMillis());
              return answer(turn.position(), -50);
            });
    Side first = new Side(a.player(), TimeControl.game(Duration.ofSeconds(60), Duration.ZERO), 1);
    Side second = new Side(b.player(), TimeControl.game(Duration.ofSeconds(90), Duration.ZERO), 2);
    play(PIE, Verdicts.NONE, 0, first, second);

    // a's move, b's choice, and then a's move in the other seat.
    assertThat(clocks).startsWith("a 60000", "b 90000", "a 59900", "b 89900", "a 59800");
  }

  @Test
  void whoThinksTooLongAboutAnOfferHasLostInItsOwnSeat() throws InterruptedException {
    Puppet slow =
        new Puppet(
            "slow",
            turn ->
                new Answer(
                    Puppet.legal(turn.position()).getFirst(),
                    Optional.of(Duration.ofMillis(1100)),
                    answer(turn.position(), -50).thought()));
    TimeControl second = TimeControl.perMove(Duration.ofSeconds(1));
    PlayedGame played =
        play(
            PIE,
            Verdicts.NONE,
            2,
            new Side(Puppet.plain("a").player(), second, 1),
            new Side(slow.player(), second, 2));

    assertThat(played.mishap().orElseThrow().seat()).isEqualTo(Seat.SECOND);
    assertThat(played.record().outcome().reason()).isEqualTo(Settlement.TIME);
    assertThat(played.record().moves()).hasSize(2);
    assertThat(played.record().pie()).isEqualTo(Pie.UNASKED);
  }

  @Test
  void whoBreaksDownAfterASwapLosesWhereItSits() throws InterruptedException {
    Puppet broken =
        new Puppet(
            "broken",
            turn -> {
              if (turn.position().turn() == Seat.FIRST && turn.moves().size() > 4) {
                throw new PlayerException(Settlement.CRASH, "it broke");
              }
              return answer(turn.position(), -50);
            });
    PlayedGame played = play(PIE, Verdicts.NONE, 0, side(saying("a", 0)), side(broken));

    assertThat(played.mishap().orElseThrow().seat()).isEqualTo(Seat.FIRST);
    assertThat(played.seat(Seat.SECOND)).isEqualTo(Seat.FIRST);
    assertThat(played.record().outcome().result()).isEqualTo(Result.SECOND);
  }

  @Test
  void nothingIsSettledBeforeItIsKnownWhoSitsWhere() throws InterruptedException {
    Verdicts oracle = position -> Optional.of(Result.FIRST);
    GameRecord record = play(PIE, oracle, 0, side(saying("a", 0)), side(saying("b", -50))).record();

    assertThat(record.moves()).hasSize(1);
    assertThat(record.pie()).isEqualTo(Pie.SWAPPED);
    assertThat(record.outcome().reason()).isEqualTo(Settlement.ADJUDICATION);
  }

  @Test
  void whatWasSaidInTheOtherSeatDoesNotLoseTheGame() throws InterruptedException {
    Terms terms =
        new Terms(
                Timing.STANDARD,
                Optional.empty(),
                Optional.of(new ResignRule(1, 600)),
                Optional.empty())
            .withPie(true);
    Puppet gloomyAtFirst =
        new Puppet("gloomy", turn -> answer(turn.position(), turn.moves().isEmpty() ? -900 : 0));
    GameRecord swapped =
        play(terms, Verdicts.NONE, 0, side(gloomyAtFirst), side(saying("b", -50))).record();
    GameRecord kept =
        play(terms, Verdicts.NONE, 0, side(gloomyAtFirst), side(saying("b", 50))).record();

    assertThat(swapped.end().isOver()).isTrue();
    assertThat(kept.outcome().reason()).isEqualTo(Settlement.ADJUDICATION);
    assertThat(kept.moves()).hasSize(1);
  }
}
