package quinas.engine.solve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What the regions of a contest are worth by themselves: each a mean, and a temperature, which is
/// how much a move there gains on the mean (Conway, On Numbers and Games, chapter 9; Berlekamp,
/// Conway and Guy, Winning Ways, chapter 6).
///
/// Means add up, and a sum is no hotter than its hottest region. So who moves first in a sum gets
/// at least the sum of the means, and at most that and the greatest temperature. `docs/solving.md`
/// says why this may be applied here.
final class Regions {

  /// Larger ones take too long.
  private static final int MOST_SQUARES = 10;

  /// Of fewer, the search makes short work.
  private static final int LEAST_SQUARES = 12;

  /// @param mover what the one gets who is to move, as the tax on moves rises
  /// @param other what he gets if the other moves first
  private record Thermograph(Wall mover, Wall other, double mean, double temperature) {}

  private record Region(long mine, long other) {}

  private final Area area;
  private final Map<Region, Thermograph> known = new HashMap<>();

  private int lower;
  private int upper;

  Regions(Area area) {
    this.area = area;
  }

  int lower() {
    return lower;
  }

  int upper() {
    return upper;
  }

  /// Finds bounds of a contest in which every square touches the other set, unless it is in one
  /// piece or has too large a piece.
  ///
  /// @return whether there are bounds
  boolean bound(long mine, long other) {
    if (Long.bitCount(mine | other) < LEAST_SQUARES) {
      return false;
    }
    double mean = 0;
    double temperature = 0;
    long left = mine | other;
    while (left != 0) {
      long region = region(Long.lowestOneBit(left), mine, other);
      if (Long.bitCount(region) > MOST_SQUARES) {
        return false;
      }
      Thermograph graph = thermograph(mine & region, other & region);
      mean += graph.mean();
      temperature = Math.max(temperature, graph.temperature());
      left &= ~region;
    }
    lower = (int) Math.ceil(mean);
    upper = (int) Math.floor(mean + temperature);
    return true;
  }

  /// Whether a contest in which every square touches the other set is in several pieces.
  boolean areSeveral(long mine, long other) {
    long all = mine | other;
    return all != 0 && region(Long.lowestOneBit(all), mine, other) != all;
  }

  /// All that hangs together with a square: squares of one side with those of the other that touch.
  private long region(long square, long mine, long other) {
    long region = square;
    long edge = square;
    while (edge != 0) {
      int next = Long.numberOfTrailingZeros(edge);
      long touch = area.touch(next);
      long found = 0;
      if ((mine >>> next & 1) != 0) {
        found |= touch & other;
      }
      if ((other >>> next & 1) != 0) {
        found |= touch & mine;
      }
      edge = (edge & (edge - 1)) | (found & ~region);
      region |= found;
    }
    return region;
  }

  private Thermograph thermograph(long mine, long other) {
    Region region = new Region(mine, other);
    Thermograph graph = known.get(region);
    if (graph == null) {
      graph = computed(mine, other);
      known.put(region, graph);
    }
    return graph;
  }

  private Thermograph computed(long mine, long other) {
    long safe = area.apart(mine, other);
    long contested = mine ^ safe;
    long lost = area.apart(other, contested);
    int sure = Long.bitCount(safe) - Long.bitCount(lost);
    if (contested == 0) {
      Wall wall = Wall.constant(sure);
      return new Thermograph(wall, wall, sure, 0);
    }
    Wall first = best(contested, other ^ lost, true);
    Wall second = best(other ^ lost, contested, false);
    double temperature = first.meets(second);
    double mean = first.at(temperature) + sure;
    return new Thermograph(
        first.frozen(temperature).plus(sure),
        second.frozen(temperature).plus(sure),
        mean,
        temperature);
  }

  /// The best of the mover's moves, with the tax paid.
  ///
  /// @param own whether it is to be seen by the mover; otherwise by the other one
  private Wall best(long movers, long others, boolean own) {
    List<Wall> walls = new ArrayList<>();
    for (long left = movers; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      if (!isOutdone(square, movers, others)) {
        long othersThen = others & ~area.touch(square);
        long moversThen = movers & ~(1L << square);
        walls.add(
            own
                ? thermograph(moversThen, othersThen).other().plus(1).taxed(-1)
                : thermograph(othersThen, moversThen).mover().plus(-1).taxed(1));
      }
    }
    return walls.stream().reduce(own ? Wall::max : Wall::min).orElseThrow();
  }

  /// Whether another move takes all that this one takes, and more, or as much and comes first.
  private boolean isOutdone(int square, long movers, long others) {
    long taken = area.touch(square) & others;
    for (long left = movers & ~(1L << square); left != 0; left &= left - 1) {
      int move = Long.numberOfTrailingZeros(left);
      long more = area.touch(move) & others;
      if ((taken & ~more) == 0 && (taken != more || move < square)) {
        return true;
      }
    }
    return false;
  }
}
