package quinas.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static quinas.arena.tournament.KnockoutTest.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.arena.rating.Elo;
import quinas.arena.rating.Tally;
import quinas.rules.SplitMix64;

class SwissTest {

  private static Set<Integer> pair(int one, int other) {
    return Set.of(one - 1, other - 1);
  }

  private static Set<Set<Integer>> met(Round round) {
    Set<Set<Integer>> met = new HashSet<>();
    round.pairings().forEach(pairing -> met.add(Set.of(pairing.first(), pairing.second())));
    return met;
  }

  /// Strengths fall from the first entrant to the last; every encounter is two pairs.
  private static Function<Pairing, Tally> chance(long seed) {
    SplitMix64 random = new SplitMix64(seed);
    return pairing -> {
      double score = Elo.score(30 * (pairing.second() - pairing.first()));
      Tally tally = Tally.NONE;
      for (int i = 0; i < 2; i++) {
        tally =
            tally.plus(
                Tally.pair(
                    random.nextDouble() < score ? 2 : 0, random.nextDouble() < score ? 2 : 0));
      }
      return tally;
    };
  }

  /// FIDE's Dutch system: in the first round the upper half meets the lower half in order; in the
  /// second the winners do, and the losers.
  @Test
  void halvesMeetInOrder() {
    List<PlayedRound> played =
        play(
            new Swiss(8, 2, 0),
            pairing -> pairing.first() < pairing.second() ? Tally.pair(2, 2) : Tally.pair(0, 0));
    assertThat(met(played.getFirst().round()))
        .containsExactlyInAnyOrder(pair(1, 5), pair(2, 6), pair(3, 7), pair(4, 8));
    assertThat(met(played.getLast().round()))
        .containsExactlyInAnyOrder(pair(1, 3), pair(2, 4), pair(5, 7), pair(6, 8));
  }

  /// By hand: after 1-3, 2-4 with a draw on the second board the points are 1: 1, 2 and 4: ½, 3: 0.
  /// 1 meets the better of the group below, 2; that leaves 3 and 4.
  @Test
  void whoIsAloneMeetsTheBestBelow() {
    List<PlayedRound> played =
        play(
            new Swiss(4, 2, 0),
            pairing ->
                pairing.has(0)
                    ? (pairing.first() == 0 ? Tally.pair(2, 2) : Tally.pair(0, 0))
                    : Tally.pair(2, 0));
    assertThat(met(played.getLast().round())).containsExactlyInAnyOrder(pair(1, 2), pair(3, 4));
  }

  @ParameterizedTest
  @CsvSource({"4, 3", "6, 3", "7, 4", "16, 9", "33, 12", "64, 11", "101, 7"})
  void nobodyMeetsAnybodyTwiceAndSeatsAreBalanced(int entrants, int rounds) {
    for (int seed = 0; seed < 20; seed++) {
      List<PlayedRound> played = play(new Swiss(entrants, rounds, seed), chance(seed));
      Set<Set<Integer>> met = new HashSet<>();
      int[] begun = new int[entrants];
      int[] byes = new int[entrants];
      for (PlayedRound round : played) {
        Set<Integer> seen = new HashSet<>(round.round().byes());
        round.round().byes().forEach(bye -> byes[bye]++);
        for (Pairing pairing : round.round().pairings()) {
          assertThat(met.add(Set.of(pairing.first(), pairing.second()))).isTrue();
          assertThat(seen.add(pairing.first()) && seen.add(pairing.second())).isTrue();
          begun[pairing.first()]++;
          begun[pairing.second()]--;
        }
        assertThat(seen).hasSize(entrants);
        assertThat(round.round().byes()).hasSize(entrants % 2);
      }
      assertThat(Arrays.stream(begun)).allMatch(balance -> Math.abs(balance) <= 3);
      assertThat(Arrays.stream(byes)).allMatch(count -> count <= 1);
    }
  }

  /// By hand: three entrants have three encounters, a fourth round must repeat one.
  @Test
  void encountersAreRepeatedOnlyWhenThereIsNoOtherWay() {
    List<PlayedRound> played = play(new Swiss(3, 4, 0), chance(1));
    Set<Set<Integer>> met = new HashSet<>();
    played.subList(0, 3).forEach(round -> met.addAll(met(round.round())));
    assertThat(met).hasSize(3);
    assertThat(met).containsAll(met(played.getLast().round()));
  }

  @Test
  void theByeGoesToTheLastWhoHadNone() {
    List<PlayedRound> played =
        play(
            new Swiss(5, 2, 0),
            pairing -> pairing.first() < pairing.second() ? Tally.pair(2, 2) : Tally.pair(0, 0));
    assertThat(played.getFirst().round().byes()).containsExactly(4);
    // 1 and 2 have won, 5 was free, 3 and 4 have lost.
    assertThat(played.getLast().round().byes()).containsExactly(3);
  }

  @Test
  void theRoundsDependOnTheirArgumentsAlone() {
    assertThat(play(new Swiss(21, 8, 5), chance(3)))
        .isEqualTo(play(new Swiss(21, 8, 5), chance(3)));
    List<Pairing> one = new Swiss(8, 3, 1).next(List.of()).orElseThrow().pairings();
    List<List<Pairing>> others = new ArrayList<>();
    for (int seed = 0; seed < 20; seed++) {
      others.add(new Swiss(8, 3, seed).next(List.of()).orElseThrow().pairings());
    }
    assertThat(others).contains(one, one.stream().map(Pairing::swapped).toList());
  }

  /// By hand. 1 beats 3, 2 and 4 draw; 1 beats 2, 3 and 4 draw.
  ///
  /// | | points | Buchholz | Sonneborn–Berger |
  /// |---|---|---|---|
  /// | 1 | 2 | ½ + ½ | 1 · ½ + 1 · ½ |
  /// | 4 | 1 | ½ + ½ | ½ · ½ + ½ · ½ |
  /// | 2 | ½ | 1 + 2 | ½ · 1 |
  /// | 3 | ½ | 2 + 1 | ½ · 1 |
  @Test
  void tiesAreBrokenByTheOpponents() {
    Round first = new Round(List.of(new Pairing(0, 2), new Pairing(1, 3)), List.of());
    Round second = new Round(List.of(new Pairing(0, 1), new Pairing(3, 2)), List.of());
    Tally won = Tally.pair(2, 2);
    Tally even = Tally.pair(2, 0);
    List<Standing> standings =
        Standings.of(
            new Swiss(4, 2, 0),
            List.of(
                new PlayedRound(first, List.of(won, even)),
                new PlayedRound(second, List.of(won, even))));
    assertThat(standings).extracting(Standing::entrant).containsExactly(0, 3, 1, 2);
    assertThat(standings).extracting(Standing::points).containsExactly(2.0, 1.0, 0.5, 0.5);
    assertThat(standings).extracting(Standing::buchholz).containsExactly(1.0, 1.0, 3.0, 3.0);
    assertThat(standings).extracting(Standing::sonnebornBerger).containsExactly(1.0, 0.5, 0.5, 0.5);
    assertThat(standings).extracting(Standing::rank).containsExactly(1, 2, 3, 3);
  }

  @Test
  void anEncounterThatHasNotBegunIsWorthNothing() {
    Round round = new Round(List.of(new Pairing(0, 2), new Pairing(1, 3)), List.of());
    List<Standing> standings =
        Standings.of(
            new Swiss(4, 2, 0),
            List.of(new PlayedRound(round, List.of(Tally.pair(1, 1), Tally.NONE))));
    assertThat(standings).extracting(Standing::points).containsExactly(0.5, 0.5, 0.0, 0.0);
  }

  /// By hand: in a round robin the points of games count.
  @Test
  void aRoundRobinCountsGames() {
    RoundRobin schedule = new RoundRobin(3, 1);
    List<PlayedRound> played =
        play(
            schedule,
            pairing -> {
              boolean isSwapped = pairing.first() > pairing.second();
              Tally tally =
                  pairing.has(0) ? Tally.pair(2, pairing.has(1) ? 1 : 0) : Tally.pair(2, 2);
              return isSwapped ? tally.swapped() : tally;
            });
    // 1 made 1½ of 2 against 2 and 1 of 2 against 3; 2 beat 3 twice.
    List<Standing> standings = Standings.of(schedule, played);
    assertThat(standings).extracting(Standing::entrant).containsExactly(0, 1, 2);
    assertThat(standings).extracting(Standing::points).containsExactly(2.5, 2.5, 1.0);
    assertThat(standings)
        .extracting(Standing::sonnebornBerger)
        .containsExactly(1.5 * 2.5 + 1 * 1, 0.5 * 2.5 + 2 * 1, 1 * 2.5);
  }
}
