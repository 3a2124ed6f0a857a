package quinas.cli.board;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jline.utils.AttributedStyle;
import quinas.board.Board;
import quinas.board.Boards;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.syrtis.Frame;
import quinas.rules.syrtis.Phase;
import quinas.rules.syrtis.Side;
import quinas.rules.syrtis.Syrtis;
import quinas.rules.syrtis.SyrtisPosition;

/// A ruled grid. Tiles show their shape, dark ones filled, light ones not; before its tile stands a
/// tower as `L` or `D`, and the number of a place while pairs can be swapped.
///
/// ```
///   │  ○  │ L□  │       light: a circle, a square with a light tower
///   │  ●  │11■  │       dark: a circle, a square on place 11
/// ```
enum SyrtisPicture implements GridPicture {
  PICTURE;

  private static final List<Grid> GRIDS =
      IntStream.rangeClosed(0, 7)
          .mapToObj(size -> Grid.ruled(size, 5, 1, Grid.Labels.ONE_SIDE))
          .toList();

  @Override
  public Board board() {
    return Boards.of(Syrtis.GAME);
  }

  @Override
  public Grid squares(Position position) {
    return GRIDS.get(((SyrtisPosition) position).board().size());
  }

  @Override
  public Content content(Position position, Square square, Look look) {
    SyrtisPosition p = (SyrtisPosition) position;
    int at = Frame.at(square.column(), square.row());
    if (!contains(p.tiles().all(), at)) {
      return Content.empty("   ", look);
    }
    String tile = tile(p, at, look);
    for (Side side : Side.values()) {
      if (contains(p.tiles().towers(side), at)) {
        return Content.of(letter(side) + tile + " ", tower(p, side, look));
      }
    }
    String text = p.phase() == Phase.SWAP ? number(p, at) + tile : " " + tile + " ";
    return Content.of(text, AttributedStyle.DEFAULT);
  }

  /// Nobody's towers have a colour before sides are chosen.
  private AttributedStyle tower(SyrtisPosition p, Side side, Look look) {
    return p.phase() == Phase.PLAY ? style(p.seat(side), look) : look.strong();
  }

  private static String tile(SyrtisPosition p, int at, Look look) {
    boolean isLight = contains(p.tiles().light(), at);
    if (contains(p.tiles().circles(), at)) {
      return isLight ? look.either("○", "o") : look.either("●", "O");
    }
    return isLight ? look.either("□", "s") : look.either("■", "S");
  }

  /// The number of a place whose pair can still be swapped, two characters wide.
  private static String number(SyrtisPosition p, int at) {
    int place = p.board().place(at);
    boolean isSwapped = (p.swapped() >>> ((place - 1) / 2) & 1) != 0;
    return isSwapped ? "  " : (place < 10 ? " " : "") + place;
  }

  private static boolean contains(long set, int square) {
    return Frame.contains(set, square);
  }

  private static String letter(Side side) {
    return side.letter().toUpperCase(Locale.ROOT);
  }

  @Override
  public String sign(Position position, Seat seat) {
    SyrtisPosition p = (SyrtisPosition) position;
    if (p.phase() != Phase.PLAY) {
      return "";
    }
    return letter(p.seat(Side.LIGHT) == seat ? Side.LIGHT : Side.DARK);
  }
}
