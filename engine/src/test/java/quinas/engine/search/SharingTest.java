package quinas.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// A position with the moves 0 to 5 in this order, seen by one thread; another is at some of them.
class SharingTest {

  private static final long HASH = 0x1234_5678_9ABC_DEF0L;
  private static final int DEPTH = 8;
  private static final boolean WIDE = true;
  private static final boolean NARROW = false;

  private final Underway underway = new Underway();
  private final MoveOrder order = new MoveOrder(Hints.NONE, new History(), 6);
  private final Sharing sharing = new Sharing(order, underway);
  private final int[] moves = {0, 1, 2, 3, 4, 5};

  SharingTest() {
    order.value(shiftago(), moves, 0, moves.length, 0, 0);
  }

  @Test
  void aMoveThatAnotherThreadIsAtComesLastAndKeepsItsRank() {
    otherBegins(3);
    int putOff = 0;
    int[] tried = new int[6];
    int[] ranks = new int[6];
    for (int i = 0; i < 6; i++) {
      putOff += sharing.next(HASH, moves, 0, i, 6, DEPTH, NARROW, putOff);
      tried[i] = moves[i];
      ranks[i] = order.rank(i, i + putOff);
    }
    assertThat(tried).containsExactly(0, 1, 2, 4, 5, 3);
    assertThat(ranks).containsExactly(0, 1, 2, 4, 5, 3);
  }

  @Test
  void theFirstMovesAreForAllThreads() {
    otherBegins(0);
    otherBegins(1);
    otherBegins(2);
    for (int i = 0; i < 3; i++) {
      assertThat(sharing.next(HASH, moves, 0, i, 6, DEPTH, NARROW, 0)).isZero();
      assertThat(moves[i]).isEqualTo(i);
    }
  }

  @Test
  void whereTheExactValueIsWantedOnlyTheFirstMoveIsForAllThreads() {
    otherBegins(0);
    otherBegins(1);

    assertThat(sharing.next(HASH, moves, 0, 0, 6, DEPTH, WIDE, 0)).isZero();
    assertThat(moves[0]).isZero();
    assertThat(sharing.next(HASH, moves, 0, 1, 6, DEPTH, WIDE, 0)).isEqualTo(1);
    assertThat(moves[1]).isEqualTo(2);
  }

  @Test
  void nearTheLeavesNothingIsPutOff() {
    otherBegins(1);

    assertThat(sharing.next(HASH, moves, 0, 1, 6, 1, WIDE, 0)).isZero();
    assertThat(moves[1]).isEqualTo(1);
  }

  @Test
  void aMovePutOffComesNextAsSoonAsTheOtherThreadIsDoneWithIt() {
    otherBegins(1);
    int putOff = sharing.next(HASH, moves, 0, 1, 6, DEPTH, WIDE, 0);
    otherEnds(1);
    putOff += sharing.next(HASH, moves, 0, 2, 6, DEPTH, WIDE, putOff);

    assertThat(moves[2]).isEqualTo(1);
    assertThat(order.rank(2, 2 + putOff)).isEqualTo(1);
    assertThat(putOff).isZero();
  }

  @Test
  void aMoveGivesWayOnceToOneThatTheOtherThreadIsDoneWith() {
    otherBegins(1);
    otherBegins(2);
    int putOff = sharing.next(HASH, moves, 0, 1, 6, DEPTH, WIDE, 0);
    assertThat(moves[1]).isEqualTo(3);
    assertThat(sharing.givesWay(HASH, moves, 1, 6, 3)).as("while the other is at them").isFalse();

    otherEnds(1);
    otherEnds(2);
    assertThat(sharing.givesWay(HASH, moves, 1, 6, 3)).isTrue();
    putOff++;
    int[] ranks = new int[7];
    for (int i = 1; i <= 3; i++) {
      putOff += sharing.next(HASH, moves, 0, i, 6, DEPTH, WIDE, putOff);
      ranks[moves[i]] = order.rank(i, i + putOff);
      assertThat(sharing.givesWay(HASH, moves, i, 6, i)).as("once more").isFalse();
    }
    assertThat(putOff).isZero();
    assertThat(ranks).startsWith(0, 1, 2, 3);
  }

  @Test
  void aThreadOnItsOwnPutsNothingOff() {
    Sharing alone = new Sharing(order, null);
    otherBegins(1);

    alone.begin(HASH, 2, DEPTH, WIDE);
    assertThat(alone.isAlone()).isTrue();
    assertThat(alone.next(HASH, moves, 0, 1, 6, DEPTH, WIDE, 0)).isZero();
    assertThat(moves[1]).isEqualTo(1);
  }

  private void otherBegins(int move) {
    new Sharing(order, underway).begin(HASH, move, DEPTH, WIDE);
  }

  private void otherEnds(int move) {
    new Sharing(order, underway).end(HASH, move, DEPTH, WIDE);
  }

  private static Position shiftago() {
    var game = Games.byId("shiftago").orElseThrow();
    return game.deal(Options.standard(game), new SplitMix64(1));
  }
}
