package quinas.arena.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import quinas.arena.rating.Tally;

/// Who stands where after some rounds.
///
/// In a round robin and a gauntlet the points of all games count; ties are broken after
/// Sonneborn–Berger. In a Swiss tournament an encounter won is a point, as is a bye; ties are
/// broken after Buchholz, Sonneborn–Berger, and the points of all games. In a knockout who came
/// farther is ahead, then the points of all games count.
public final class Standings {

  private final boolean countsEncounters;
  private final Comparator<Standing> order;
  private final Tally[] tallies;
  private final double[] points;
  private final double[] buchholz;
  private final double[] sonnebornBerger;
  private final int[] rounds;

  private Standings(Schedule schedule) {
    int size = schedule.entrants();
    countsEncounters = schedule instanceof Swiss;
    order = order(schedule);
    tallies = new Tally[size];
    Arrays.fill(tallies, Tally.NONE);
    points = new double[size];
    buchholz = new double[size];
    sonnebornBerger = new double[size];
    rounds = new int[size];
  }

  private static Comparator<Standing> order(Schedule schedule) {
    Comparator<Standing> byPoints = Comparator.comparingDouble(standing -> -standing.points());
    Comparator<Standing> bySonnebornBerger =
        Comparator.comparingDouble(standing -> -standing.sonnebornBerger());
    return switch (schedule) {
      case RoundRobin robin -> byPoints.thenComparing(bySonnebornBerger);
      case Gauntlet gauntlet -> byPoints.thenComparing(bySonnebornBerger);
      case Neighbours neighbours -> byPoints.thenComparing(bySonnebornBerger);
      case Knockout knockout ->
          Comparator.comparingInt((Standing standing) -> -standing.rounds())
              .thenComparing(byPoints);
      case Swiss swiss ->
          byPoints
              .thenComparing(Comparator.comparingDouble(standing -> -standing.buchholz()))
              .thenComparing(bySonnebornBerger)
              .thenComparing(Comparator.comparingDouble(standing -> -standing.tally().points()));
    };
  }

  /// The standings, the best first; equal ones in the order of the entrants.
  public static List<Standing> of(Schedule schedule, List<PlayedRound> played) {
    Standings standings = new Standings(schedule);
    played.forEach(standings::addPoints);
    played.forEach(standings::addOpponents);
    if (schedule instanceof Knockout knockout
        && played.size() == knockout.rounds()
        && played.getLast().tallies().getFirst().games() > 0) {
      // Who won the final comes before who lost it.
      standings.rounds[knockout.winner(played)]++;
    }
    return standings.ranked();
  }

  private void addPoints(PlayedRound played) {
    for (int bye : played.round().byes()) {
      points[bye] += countsEncounters ? 1 : 0;
      rounds[bye]++;
    }
    List<Pairing> pairings = played.round().pairings();
    for (int board = 0; board < pairings.size(); board++) {
      for (int entrant : both(pairings.get(board))) {
        tallies[entrant] = tallies[entrant].plus(tally(played, board, entrant));
        points[entrant] += points(played, board, entrant);
        rounds[entrant]++;
      }
    }
  }

  private void addOpponents(PlayedRound played) {
    List<Pairing> pairings = played.round().pairings();
    for (int board = 0; board < pairings.size(); board++) {
      for (int entrant : both(pairings.get(board))) {
        double opponents = points[pairings.get(board).opponent(entrant)];
        buchholz[entrant] += opponents;
        sonnebornBerger[entrant] += opponents * points(played, board, entrant);
      }
    }
  }

  private static int[] both(Pairing pairing) {
    return new int[] {pairing.first(), pairing.second()};
  }

  private static Tally tally(PlayedRound played, int board, int entrant) {
    Tally tally = played.tallies().get(board);
    return played.round().pairings().get(board).first() == entrant ? tally : tally.swapped();
  }

  private double points(PlayedRound played, int board, int entrant) {
    return countsEncounters
        ? played.halfPoints(board, entrant) / 2.0
        : tally(played, board, entrant).points();
  }

  private List<Standing> ranked() {
    List<Standing> all = new ArrayList<>();
    for (int i = 0; i < points.length; i++) {
      all.add(
          new Standing(0, i, tallies[i], points[i], buchholz[i], sonnebornBerger[i], rounds[i]));
    }
    all.sort(order);
    List<Standing> ranked = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      boolean isEqual = i > 0 && order.compare(all.get(i - 1), all.get(i)) == 0;
      int rank = isEqual ? ranked.getLast().rank() : i + 1;
      Standing standing = all.get(i);
      ranked.add(
          new Standing(
              rank,
              standing.entrant(),
              standing.tally(),
              standing.points(),
              standing.buchholz(),
              standing.sonnebornBerger(),
              standing.rounds()));
    }
    return ranked;
  }
}
