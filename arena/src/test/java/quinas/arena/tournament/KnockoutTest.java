package quinas.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static quinas.arena.tournament.RoundRobinTest.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.arena.rating.Tally;

class KnockoutTest {

  private static final Tally WON = Tally.pair(2, 1);

  /// Plays all rounds.
  ///
  /// @param results what the first of a pairing makes of it
  static List<PlayedRound> play(Schedule schedule, Function<Pairing, Tally> results) {
    List<PlayedRound> played = new ArrayList<>();
    Optional<Round> next = schedule.next(played);
    while (next.isPresent()) {
      List<Tally> tallies = next.get().pairings().stream().map(results).toList();
      played.add(new PlayedRound(next.get(), tallies));
      next = schedule.next(played);
    }
    return played;
  }

  private static Tally favouriteWins(Pairing pairing) {
    return pairing.first() < pairing.second() ? WON : WON.swapped();
  }

  /// The usual brackets, as those of tennis or of the NCAA's regions.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2 | 1-2
          4 | 1-4, 2-3
          8 | 1-8, 4-5, 2-7, 3-6
          16 | 1-16, 8-9, 4-13, 5-12, 2-15, 7-10, 3-14, 6-11
          """)
  void theBracketIsTheUsualOne(int entrants, String first) {
    Knockout knockout = new Knockout(entrants, 0);
    assertThat(text(knockout.next(List.of()).orElseThrow())).isEqualTo(first);
    assertThat(1 << knockout.rounds()).isEqualTo(entrants);
  }

  @Test
  void favouritesWhoWinMeetInOrder() {
    List<PlayedRound> played = play(new Knockout(8, 0), KnockoutTest::favouriteWins);
    assertThat(played.stream().map(PlayedRound::round).map(RoundRobinTest::text))
        .containsExactly("1-8, 4-5, 2-7, 3-6", "1-4, 2-3", "1-2");
  }

  @Test
  void theFirstEntrantsAreFreeWhereThereAreTooFew() {
    List<PlayedRound> played = play(new Knockout(6, 0), KnockoutTest::favouriteWins);
    assertThat(played.stream().map(PlayedRound::round).map(RoundRobinTest::text))
        .containsExactly("4-5, 3-6", "1-4, 2-3", "1-2");
    assertThat(played.getFirst().round().byes()).containsExactly(0, 1);
    assertThat(play(new Knockout(5, 0), KnockoutTest::favouriteWins).getFirst().round().byes())
        .containsExactly(0, 1, 2);
  }

  @Test
  void anOutsiderWhoWinsGoesOn() {
    List<PlayedRound> played =
        play(new Knockout(4, 0), pairing -> favouriteWins(pairing).swapped());
    assertThat(played.stream().map(PlayedRound::round).map(RoundRobinTest::text))
        .containsExactly("1-4, 2-3", "3-4");
    List<Standing> standings = Standings.of(new Knockout(4, 0), played);
    assertThat(standings).extracting(Standing::entrant).containsExactly(3, 2, 0, 1);
    assertThat(standings).extracting(Standing::rank).containsExactly(1, 2, 3, 3);
  }

  @Test
  void noOneIsAheadInAFinalThatHasNotBegun() {
    Knockout knockout = new Knockout(4, 0);
    List<PlayedRound> played = play(knockout, KnockoutTest::favouriteWins);
    played.set(1, new PlayedRound(played.get(1).round(), List.of(Tally.NONE)));
    List<Standing> standings = Standings.of(knockout, played);
    assertThat(standings).extracting(Standing::entrant).containsExactly(0, 1, 2, 3);
    assertThat(standings).extracting(Standing::rank).containsExactly(1, 1, 3, 3);
  }

  @Test
  void whoIsEarlierInTheListGoesOnIfNothingDecides() {
    List<PlayedRound> played = play(new Knockout(4, 2), pairing -> Tally.pair(1, 1));
    assertThat(text(played.getLast().round())).isEqualTo("1-2");
    assertThat(Standings.of(new Knockout(4, 2), played).getFirst().entrant()).isZero();
  }
}
