package quinas.engine.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.engine.search.Limits;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;

class ReviewTest {

  private static final Limits FEW = Limits.nodes(300);

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  private static Position start(Game game) {
    return game.deal(Options.standard(game), new SplitMix64(7));
  }

  /// A game of random moves, to its end.
  private static List<Integer> randomGame(Position start) {
    SplitMix64 random = new SplitMix64(9);
    List<Integer> moves = new ArrayList<>();
    for (Position at = start; !at.isOver(); at = at.play(moves.getLast())) {
      moves.add(at.randomMove(random));
    }
    return moves;
  }

  private static Review review(Game game, List<Integer> moves) {
    Analysis analysis = new Analysis(game, 1);
    return Review.of(analysis, game, start(game), moves, FEW, 1, () -> false, count -> {})
        .orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyMoveOfAWholeGameIsJudged(Game game) {
    Review review = review(game, randomGame(start(game)));
    assertThat(review.verdicts()).hasSameSizeAs(review.moves());
    int count = 0;
    for (Seat seat : Seat.values()) {
      for (Judgement judgement : Judgement.values()) {
        count += review.count(seat, judgement);
      }
      assertThat(review.accuracy(seat)).isBetween(0, 1000);
    }
    assertThat(count).isEqualTo(review.moves().size());
  }

  @ParameterizedTest
  @MethodSource("games")
  void ofEveryBadMoveSomethingIsSaidWithSeatsAndMovesThatThereAre(Game game) {
    Review review = review(game, randomGame(start(game)));
    for (int ply = 0; ply < review.moves().size(); ply++) {
      Verdict verdict = review.verdicts().get(ply);
      boolean isGood = verdict.judgement().compareTo(Judgement.GOOD) <= 0;
      assertThat(verdict.remark().isEmpty()).isEqualTo(isGood);
      if (!isGood) {
        Position before = review.positions().get(ply);
        int move = review.moves().get(ply);
        check(verdict.remark().orElseThrow(), before, before.play(move));
      }
    }
  }

  /// The seat that is named is the other one, and each move can be made before or after the played
  /// one.
  private static void check(Remark remark, Position before, Position after) {
    for (Detail detail : remark.details()) {
      if (detail instanceof Detail.Side side) {
        assertThat(side.seat()).isEqualTo(before.turn().other());
      }
      if (detail instanceof Detail.Moves moves) {
        int first = moves.moves().getFirst();
        assertThat(isLegal(before, first) || isLegal(after, first)).isTrue();
      }
    }
  }

  private static boolean isLegal(Position position, int move) {
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    return Arrays.stream(moves, 0, end).anyMatch(legal -> legal == move);
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSameGameIsReviewedTheSameWhateverWasSeenBefore(Game game) {
    List<Integer> moves = randomGame(start(game));
    List<Integer> few = moves.subList(0, Math.min(12, moves.size()));
    Analysis analysis = new Analysis(game, 1);
    Review first =
        Review.of(analysis, game, start(game), few, FEW, 2, () -> false, count -> {}).orElseThrow();
    Review second =
        Review.of(analysis, game, start(game), few, FEW, 2, () -> false, count -> {}).orElseThrow();
    assertThat(second).isEqualTo(first);
  }
}
