package quinas.rules.syrtis;

import static org.assertj.core.api.Assertions.assertThat;
import static quinas.rules.syrtis.Play.after;
import static quinas.rules.syrtis.Play.position;

import java.util.List;
import org.junit.jupiter.api.Test;
import quinas.rules.Dihedral;
import quinas.rules.Symmetry;

/// How positions are turned and mirrored; that play commutes with it is part of the battery.
class SyrtisSymmetryTest {

  private static final String MINOR = "2os1/soso1/so1SO/1SOSO/1OS2";
  private static final String MAJOR = "2oso2/1SSsoo1/ssSOOoO/SOs1Oso/sSssoOO/1SSOoo1/2SOS2";

  @Test
  void minorCanOnlyBeTurnedInTheSetup() {
    assertThat(symmetries(MINOR + " swap - - 0/0 0")).hasSize(4);
    assertThat(symmetries(MINOR + " towers - - 0/0 0")).hasSize(4);
    SyrtisPosition choose = after(MINOR + " towers - - 0/0 0", "c1 b2 d1 c5");
    assertThat(Syrtis.GAME.symmetries(choose)).hasSize(4);
    assertThat(Syrtis.GAME.symmetries(choose.play(SyrtisMove.TAKE_LIGHT))).hasSize(8);
    assertThat(symmetries(MAJOR + " towers - - 0/0 0")).hasSize(8);
  }

  private static List<Symmetry> symmetries(String text) {
    return Syrtis.GAME.symmetries(position(text));
  }

  @Test
  void minorsPlacesAreTurnedOntoThemselves() {
    for (Symmetry symmetry : symmetries(MINOR + " towers - - 0/0 0")) {
      SyrtisPosition image =
          (SyrtisPosition) symmetry.position(position(MINOR + " towers - - 0/0 0"));
      assertThat(image.tiles().all()).isEqualTo(Board.MINOR.places());
    }
  }

  /// A quarter turn takes c4, place 1, to d3, place 13, and e4, place 2, to d5, place 14.
  @Test
  void swapsAreRenumbered() {
    SyrtisSymmetry quarter = new SyrtisSymmetry(Dihedral.QUARTER);
    SyrtisPosition p =
        SyrtisPosition.setup(
            Board.MAJOR, position(MAJOR + " towers - - 0/0 0").tiles(), Phase.SWAP, 1);
    assertThat(quarter.move(p, SyrtisMove.swap(1))).isEqualTo(SyrtisMove.swap(13));
    assertThat(((SyrtisPosition) quarter.position(p)).swapped()).isEqualTo(1 << 6);
  }

  @Test
  void movesAreTurnedWithTheBoard() {
    SyrtisSymmetry quarter = new SyrtisSymmetry(Dihedral.QUARTER);
    SyrtisPosition p = position("1S3/1olsO1/1OSSd1/1Olssd1/5 l 1 d1 0/0 4");
    assertThat(quarter.position(p)).hasToString("5/1OlOolS/1sSs1/1sdSdO1/5 l 1 d1 0/0 4");
    assertThat(text(quarter.move(p, SyrtisMove.tower(Frame.at(1, 1), Frame.at(2, 1)))))
        .isEqualTo("d2-d3");
    assertThat(text(quarter.move(p, SyrtisMove.slide(Frame.at(1, 1), Frame.at(0, 0)))))
        .isEqualTo("d2=e1");
    assertThat(text(quarter.move(p, SyrtisMove.sink(Frame.at(1, 0))))).isEqualTo("xe2");
    assertThat(text(quarter.move(p, SyrtisMove.placing(Frame.at(1, 0))))).isEqualTo("e2");
    assertThat(quarter.move(p, SyrtisMove.PASS)).isEqualTo(SyrtisMove.PASS);
    assertThat(quarter.move(p, SyrtisMove.TAKE_DARK)).isEqualTo(SyrtisMove.TAKE_DARK);
  }

  private static String text(int move) {
    return SyrtisNotation.NOTATION.text(move);
  }
}
