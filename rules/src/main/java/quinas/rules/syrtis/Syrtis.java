package quinas.rules.syrtis;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import quinas.rules.Dihedral;
import quinas.rules.Game;
import quinas.rules.Notation;
import quinas.rules.Option;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Reason;
import quinas.rules.Symmetry;

/// The game as data. Its rules are in [SyrtisPosition].
public enum Syrtis implements Game {
  GAME;

  /// Why a game ended, in the order in which it is looked for.
  public enum End implements Reason {
    QUICKSAND("quicksand"),
    ISLAND("island"),
    INITIATIVE("initiative");

    private final String text;

    End(String text) {
      this.text = text;
    }

    @Override
    public String text() {
      return text;
    }
  }

  private static final List<Option> OPTIONS =
      List.of(
          Option.words("board", "major", "minor", "major"),
          Option.words("tiles", "balanced", "balanced", "pairs"));

  private static final List<Symmetry> ALL =
      Arrays.stream(Dihedral.values()).<Symmetry>map(SyrtisSymmetry::new).toList();

  private static final List<Symmetry> TURNS =
      Arrays.stream(Dihedral.values())
          .filter(turned -> !turned.isFlipped())
          .<Symmetry>map(SyrtisSymmetry::new)
          .toList();

  @Override
  public String id() {
    return "syrtis";
  }

  @Override
  public String title() {
    return "Syrtis";
  }

  @Override
  public List<Option> options() {
    return OPTIONS;
  }

  /// One random number a pair, in the order of the pairs: which tile lies on place 2k − 1. The four
  /// kinds are counted in the order light circle, light square, dark circle, dark square.
  ///
  /// With `tiles=balanced` the number is one of the tiles left in the stock, kind by kind; the tile
  /// and the one that goes to place 2k are then taken out. With `tiles=pairs` it is one of the four
  /// kinds.
  @Override
  public Position deal(Options options, RandomGenerator random) {
    Board board = Board.of(options);
    boolean isBalanced = options.is("tiles", "balanced");
    int[] stock = new int[4];
    Arrays.fill(stock, board.pairs() / 2);
    long light = 0;
    long circles = 0;
    for (int place = 1; place < 2 * board.pairs(); place += 2) {
      int kind = isBalanced ? draw(stock, random) : random.nextInt(4);
      long one = Frame.bit(board.square(place));
      long two = Frame.bit(board.square(place + 1));
      light |= kind < 2 ? one : two;
      circles |= kind % 2 == 0 ? one : two;
    }
    return SyrtisPosition.dealt(board, new Tiles(board.places(), light, circles, 0, 0));
  }

  private static int draw(int[] stock, RandomGenerator random) {
    int n = random.nextInt(Arrays.stream(stock).sum());
    int kind = 0;
    while (n >= stock[kind]) {
      n -= stock[kind];
      kind++;
    }
    stock[kind]--;
    stock[3 - kind]--;
    return kind;
  }

  @Override
  public Notation notation() {
    return SyrtisNotation.NOTATION;
  }

  /// All eight in play, where only the frame matters. In the setup the outline of the numbered
  /// places does, and Minor's can only be turned.
  @Override
  public List<Symmetry> symmetries(Position position) {
    SyrtisPosition p = (SyrtisPosition) position;
    return p.board() == Board.MINOR && p.phase() != Phase.PLAY ? TURNS : ALL;
  }

  /// Not reached: two towers with a move or a slide to every square that they do not stand on, four
  /// tiles to sink around each, and pass.
  @Override
  public int maxMoves() {
    return 2 * 48 + 2 * 4 + 1;
  }
}
