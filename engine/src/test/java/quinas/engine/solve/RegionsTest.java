package quinas.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.catsdogs.CatsDogsPosition;
import quinas.rules.catsdogs.Squares;

class RegionsTest {

  private static final int INFINITE = 100;

  /// The room of both sides where so many squares have room, in a random game on a large board.
  private record Room(Area area, long cats, long dogs) {

    static Room random(int seed, int most) throws NotationException {
      SplitMix64 random = new SplitMix64(seed);
      Options options = Options.read(CatsDogs.GAME, "size=12,specials=off");
      Position position = CatsDogs.GAME.deal(options, random);
      Squares cats;
      Squares dogs;
      do {
        position = position.play(position.randomMove(random));
        cats = ((CatsDogsPosition) position).room(Seat.FIRST);
        dogs = ((CatsDogsPosition) position).room(Seat.SECOND);
      } while (cats.or(dogs).count() > most);
      Area area = Area.of(cats.or(dogs));
      long catsOnly = area.apart(area.in(cats), area.in(dogs));
      long dogsOnly = area.apart(area.in(dogs), area.in(cats) & ~catsOnly);
      return new Room(area, area.in(cats) & ~catsOnly, area.in(dogs) & ~dogsOnly);
    }

    /// @param inRegions whether the regions have a say
    int value(boolean inRegions) {
      BoundTable table = new BoundTable(16);
      Contest contest =
          inRegions
              ? new Contest(area, cats, dogs, table, () -> false)
              : new Contest(area, 0, 0, table, () -> false);
      int lower = -INFINITE;
      int upper = INFINITE;
      while (lower < upper) {
        int beta = (lower + upper + 1) >> 1;
        if (contest.value(cats, dogs, beta) >= beta) {
          lower = beta;
        } else {
          upper = beta - 1;
        }
      }
      return lower;
    }
  }

  @Test
  void theValueLiesWithinTheBoundsOfTheRegions() throws NotationException {
    int bounded = 0;
    for (int seed = 0; seed < 150; seed++) {
      Room room = Room.random(seed, 20 + seed % 20);
      Regions regions = new Regions(room.area());
      if (regions.bound(room.cats(), room.dogs())) {
        int value = room.value(false);
        assertThat(value).isBetween(regions.lower(), regions.upper());
        bounded++;
      }
    }
    assertThat(bounded).isGreaterThan(50);
  }

  @Test
  void theRegionsDoNotChangeTheValue() throws NotationException {
    for (int seed = 0; seed < 60; seed++) {
      Room room = Room.random(seed, 35);
      assertThat(room.value(true)).as("seed %d", seed).isEqualTo(room.value(false));
    }
  }

  /// Three squares in a row, all with room for both: who takes the middle one first has all three,
  /// so the mean is 0 and a move gains 3.
  @Test
  void threeInARowAreWorthThreeToTheMover() {
    Squares row = Squares.NONE.with(0).with(1).with(2);
    Area area = Area.of(row);
    Contest contest = new Contest(area, 0, 0, new BoundTable(4), () -> false);
    assertThat(contest.value(7, 7, 3)).isGreaterThanOrEqualTo(3);
    assertThat(contest.value(7, 7, 4)).isLessThan(4);
  }

  /// The thermograph of a switch {a|b} has its mast at the mean, from half the difference on.
  @Test
  void theWallsOfASwitchMeetAtItsMean() {
    Wall first = Wall.constant(3).taxed(-1);
    Wall second = Wall.constant(-2).taxed(1);
    assertThat(first.meets(second)).isEqualTo(2.5);
    assertThat(first.at(first.meets(second))).isEqualTo(0.5);
    assertThat(first.frozen(2.5).at(100)).isEqualTo(0.5);
    assertThat(first.frozen(2.5).at(1)).isEqualTo(2);
  }

  @Test
  void theGreaterOfTwoWallsHasACornerWhereTheyCross() {
    Wall greater = Wall.constant(2).taxed(-1).max(Wall.constant(-3).taxed(1));
    assertThat(greater.at(0)).isEqualTo(2);
    assertThat(greater.at(2.5)).isEqualTo(-0.5);
    assertThat(greater.at(4)).isEqualTo(1);
    assertThat(Wall.constant(1).min(Wall.constant(3).taxed(-1)).at(3)).isZero();
  }
}
