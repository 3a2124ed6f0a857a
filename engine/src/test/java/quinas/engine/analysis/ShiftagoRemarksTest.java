package quinas.engine.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quinas.engine.analysis.Remark.Kind;
import quinas.rules.Seat;
import quinas.rules.shiftago.Shiftago;

/// x is to move, o makes five, or has or gets four.
class ShiftagoRemarksTest {

  private static final Detail O = Remark.side(Seat.SECOND);

  private static final String FOUR_IN_ROW = "1oooo2/7/7/7/x6/x6/xx5 x 18 18";

  /// From c2 to c5; below is x.
  private static final String FOUR_IN_COLUMN = "7/2o4/2o4/2o4/2o4/2x4/xxx4 x 18 18";

  /// From b2 to e5; on f6 is x.
  private static final String FOUR_ON_DIAGONAL = "7/1o5/2o4/3o3/4o2/5x1/xxx4 x 18 18";

  private static Told told(String start) throws Exception {
    return Told.in(Shiftago.GAME, "", start);
  }

  @Test
  void aFiveThatWasAllowedIsToldWithItsLine() throws Exception {
    Told row = told(FOUR_IN_ROW);
    assertThat(row.of("right1 left5", "left4 left1"))
        .isEqualTo(Remark.of(Kind.FIVE_IN_ROW, O, Remark.number(1), row.reply("left4 left1")));
    Told column = told(FOUR_IN_COLUMN);
    assertThat(column.of("up3 left1", "left4 up3"))
        .isEqualTo(
            Remark.of(Kind.FIVE_IN_COLUMN, O, new Detail.Column(2), column.reply("left4 up3")));
    Told diagonal = told(FOUR_ON_DIAGONAL);
    assertThat(diagonal.of("left1 right7", "left4 left1"))
        .isEqualTo(
            Remark.of(
                Kind.FIVE_ON_DIAGONAL,
                O,
                Told.at("a1"),
                Told.at("e5"),
                diagonal.reply("left4 left1")));
  }

  @Test
  void aFourThatCouldHaveBeenBrokenIsTold() throws Exception {
    Told row = told(FOUR_IN_ROW);
    assertThat(row.of("up3 left5", "left4 left6"))
        .isEqualTo(Remark.of(Kind.LEAVES_FOUR_IN_ROW, O, Remark.number(1), row.moveDetail("up3")));
    Told column = told(FOUR_IN_COLUMN);
    assertThat(column.of("up3 left1", "left4 left1"))
        .isEqualTo(
            Remark.of(
                Kind.LEAVES_FOUR_IN_COLUMN, O, new Detail.Column(2), column.moveDetail("up3")));
    Told diagonal = told(FOUR_ON_DIAGONAL);
    assertThat(diagonal.of("left1 right7", "left4 right7"))
        .isEqualTo(
            Remark.of(
                Kind.LEAVES_FOUR_ON_DIAGONAL,
                O,
                Told.at("a1"),
                Told.at("e5"),
                diagonal.moveDetail("left1")));
  }

  @Test
  void aFourThatTheBetterMoveLeftAsWellIsNotTold() throws Exception {
    assertThat(told(FOUR_IN_ROW).kind("left2 left5", "left4 left6")).isEqualTo(Kind.BETTER);
    assertThat(told(FOUR_IN_COLUMN).kind("left7 left1", "left4 left1")).isEqualTo(Kind.BETTER);
    assertThat(told(FOUR_ON_DIAGONAL).kind("left4 right7", "right1 right7")).isEqualTo(Kind.BETTER);
  }

  @Test
  void aFourThatMovesAlongItsLineIsNotBroken() throws Exception {
    String open = "7/2o4/2o4/2o4/2o4/7/xxxx3 x 18 18";
    assertThat(told(open).kind("up3 left1", "left4 left1")).isEqualTo(Kind.BETTER);
  }

  private static final String THREE_IN_ROW = "1ooo3/7/7/7/7/x6/xx5 x 19 19";

  private static final String THREE_IN_COLUMN = "7/2o4/2o4/2o4/7/x6/xx5 x 19 19";

  private static final String THREE_ON_DIAGONAL = "7/1o5/2o4/3o3/7/x6/xx5 x 19 19";

  @Test
  void aFourThatTheOtherGetsIsToldWithItsMove() throws Exception {
    Told row = told(THREE_IN_ROW);
    assertThat(row.of("left1 left7", "left4 left1"))
        .isEqualTo(Remark.of(Kind.LETS_FOUR_IN_ROW, O, Remark.number(1), row.reply("left4 left1")));
    Told column = told(THREE_IN_COLUMN);
    assertThat(column.of("up3 left7", "left4 up3"))
        .isEqualTo(
            Remark.of(
                Kind.LETS_FOUR_IN_COLUMN, O, new Detail.Column(2), column.reply("left4 up3")));
    Told diagonal = told(THREE_ON_DIAGONAL);
    assertThat(diagonal.of("left1 left7", "left5 left1"))
        .isEqualTo(
            Remark.of(
                Kind.LETS_FOUR_ON_DIAGONAL,
                O,
                Told.at("a1"),
                Told.at("e5"),
                diagonal.reply("left5 left1")));
  }

  @Test
  void aFourThatTheOtherGetsAnywayIsNotTold() throws Exception {
    assertThat(told(THREE_IN_ROW).kind("left5 left1", "left4 left1")).isEqualTo(Kind.BETTER);
    assertThat(told(THREE_IN_COLUMN).kind("left5 up3", "left4 up3")).isEqualTo(Kind.BETTER);
    assertThat(told(THREE_ON_DIAGONAL).kind("right5 left1", "left5 left1")).isEqualTo(Kind.BETTER);
  }
}
