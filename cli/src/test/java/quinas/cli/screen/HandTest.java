package quinas.cli.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import quinas.cli.play.Player;
import quinas.cli.play.Table;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Square;
import quinas.rules.infection.Infection;
import quinas.rules.pushee.Pushee;

class HandTest {

  private static final Square A1 = new Square(0, 0);
  private static final Square C3 = new Square(2, 2);

  @Test
  void aSecondEnterLetsGo() throws NotationException {
    Hand hand = to(over(table(Infection.GAME, "x6/7/7/7/7/7/6o x 0")), A1).take();
    assertThat(hand.entry().chosen()).containsExactly(A1);
    assertThat(hand.take().entry().isBegun()).isFalse();
  }

  @Test
  void anotherPieceIsTakenUpInstead() throws NotationException {
    Hand hand = to(over(table(Infection.GAME, "x1x4/7/7/7/7/7/6o x 0")), A1).take();
    hand = to(hand, new Square(2, 0)).take();
    assertThat(hand.entry().chosen()).containsExactly(new Square(2, 0));
  }

  @Test
  void whatCannotBeChosenChangesNothing() throws NotationException {
    Hand hand = to(over(table(Infection.GAME, "x6/7/7/7/7/7/6o x 0")), new Square(6, 6));
    assertThat(hand.take()).isEqualTo(hand);
  }

  @Test
  void theCursorStaysWhereItWasAfterAMove() throws NotationException {
    Table table = table(Infection.GAME, "x6/7/7/7/7/7/6o x 0");
    Hand hand = to(over(table), C3).take();
    assertThat(hand.move()).isPresent();
    Hand next = Hand.over(table.play(hand.move().getAsInt()), Optional.of(hand));
    assertThat(next.cursor()).isEqualTo(C3);
    assertThat(next.entry().isBegun()).isFalse();
  }

  @Test
  void aPieceIsPlacedAsItIsHeld() throws NotationException {
    String start = "000000/022220/021320/023120/022220/000000 6/6/6/6/6/6 x 15 15";
    Hand hand = to(over(table(Pushee.GAME, start)), C3);
    assertThat(text(hand.take())).isEqualTo("hc3");
    assertThat(text(hand.turn().take())).isEqualTo("vc3");
    assertThat(text(hand.turn().turn().take())).isEqualTo("hc3");
  }

  @Test
  void aHintBringsTheCursorToItsSquareAndTurnsThePiece() throws NotationException {
    String start = "000000/022220/021320/023120/022220/000000 6/6/6/6/6/6 x 15 15";
    Table table = table(Pushee.GAME, start);
    int move = Pushee.GAME.notation().move(table.position(), "vc3");
    assertThat(text(over(table).pointAt(move).take())).isEqualTo("vc3");
  }

  private static Table table(Game game, String text) throws NotationException {
    Options options = Options.standard(game);
    Position position = game.notation().position(text, options);
    return Table.from(position, options, 1, Player.HUMAN, Player.HUMAN);
  }

  private static Hand over(Table table) {
    return Hand.over(table, Optional.empty());
  }

  /// Walks there.
  private static Hand to(Hand hand, Square square) {
    Hand walking = hand;
    while (!walking.cursor().equals(square)) {
      int right = Integer.signum(square.column() - walking.cursor().column());
      int down = right == 0 ? Integer.signum(square.row() - walking.cursor().row()) : 0;
      walking = walking.walk(right, down);
    }
    return walking;
  }

  private static String text(Hand hand) {
    return Pushee.GAME.notation().text(hand.move().orElseThrow());
  }
}
