package quinas.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.arena.rating.Tally;

class RoundRobinTest {

  /// All rounds, as if every encounter had ended even.
  static List<Round> rounds(Schedule schedule) {
    List<PlayedRound> played = new ArrayList<>();
    while (schedule.next(played).isPresent()) {
      Round round = schedule.next(played).orElseThrow();
      List<Tally> even = round.pairings().stream().map(pairing -> Tally.pair(1, 1)).toList();
      played.add(new PlayedRound(round, even));
    }
    assertThat(played).hasSize(schedule.rounds());
    return played.stream().map(PlayedRound::round).toList();
  }

  /// As the tables are printed: `1-4, 2-3`.
  static String text(Round round) {
    return round.pairings().stream()
        .map(pairing -> (pairing.first() + 1) + "-" + (pairing.second() + 1))
        .collect(Collectors.joining(", "));
  }

  /// FIDE Handbook, C.05 annex 1, *Details of Berger tables*.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4 | 1-4, 2-3. 4-3, 1-2. 2-4, 3-1
          6 | 1-6, 2-5, 3-4. 6-4, 5-3, 1-2. 2-6, 3-1, 4-5. 6-5, 1-4, 2-3. 3-6, 4-2, 5-1
          8 | 1-8, 2-7, 3-6, 4-5. 8-5, 6-4, 7-3, 1-2. 2-8, 3-1, 4-7, 5-6. 8-6, 7-5, 1-4, 2-3. \
          3-8, 4-2, 5-1, 6-7. 8-7, 1-6, 2-5, 3-4. 4-8, 5-3, 6-2, 7-1
          10 | 1-10, 2-9, 3-8, 4-7, 5-6. 10-6, 7-5, 8-4, 9-3, 1-2. 2-10, 3-1, 4-9, 5-8, 6-7. \
          10-7, 8-6, 9-5, 1-4, 2-3. 3-10, 4-2, 5-1, 6-9, 7-8. 10-8, 9-7, 1-6, 2-5, 3-4. \
          4-10, 5-3, 6-2, 7-1, 8-9. 10-9, 1-8, 2-7, 3-6, 4-5. 5-10, 6-4, 7-3, 8-2, 9-1
          """)
  void theRoundsAreThoseOfTheBergerTables(int entrants, String table) {
    assertThat(rounds(new RoundRobin(entrants, 1)).stream().map(RoundRobinTest::text))
        .isEqualTo(List.of(table.split("\\. ", -1)));
  }

  @Test
  void ofAnOddNumberWhoWouldMeetTheMissingOneIsFree() {
    List<Round> rounds = rounds(new RoundRobin(7, 1));
    assertThat(text(rounds.get(1))).isEqualTo("6-4, 7-3, 1-2");
    assertThat(rounds.get(1).byes()).containsExactly(4);
    assertThat(rounds.stream().flatMap(round -> round.byes().stream()))
        .containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 12, 25, 40})
  void everybodyMeetsEverybodyOnce(int entrants) {
    Set<Set<Integer>> met = new HashSet<>();
    for (Round round : rounds(new RoundRobin(entrants, 1))) {
      Set<Integer> seen = new HashSet<>(round.byes());
      for (Pairing pairing : round.pairings()) {
        assertThat(met.add(Set.of(pairing.first(), pairing.second()))).isTrue();
        assertThat(seen.add(pairing.first()) && seen.add(pairing.second())).isTrue();
      }
      assertThat(seen).hasSize(entrants);
    }
    assertThat(met).hasSize(entrants * (entrants - 1) / 2);
  }

  @Test
  void theSecondCycleIsTheFirstWithTheSeatsChanged() {
    List<Round> rounds = rounds(new RoundRobin(5, 3));
    assertThat(rounds).hasSize(15);
    for (int i = 0; i < 5; i++) {
      List<Pairing> first = rounds.get(i).pairings();
      assertThat(rounds.get(i + 5).pairings())
          .isEqualTo(first.stream().map(Pairing::swapped).toList());
      assertThat(rounds.get(i + 10)).isEqualTo(rounds.get(i));
    }
  }

  @Test
  void aGauntletIsOneAgainstAllOthers() {
    List<Round> rounds = rounds(new Gauntlet(4, 2));
    assertThat(rounds.stream().map(RoundRobinTest::text))
        .containsExactly("1-2", "3-1", "1-4", "2-1", "1-3", "4-1");
    assertThat(rounds.getFirst().byes()).containsExactly(2, 3);
  }
}
