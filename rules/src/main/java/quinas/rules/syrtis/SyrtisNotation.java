package quinas.rules.syrtis;

import java.util.ArrayList;
import java.util.List;
import quinas.rules.Notation;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Rows;
import quinas.rules.Seat;
import quinas.rules.Words;

/// `2sds1/1ol1Ol1/oo1SS/1soOs/3Od1 l 1 l1 0/0 7`; `swap11`, `c3`, `light`, `dark`, `a1-b2`,
/// `a1=b2`, `xb2`, `pass`.
enum SyrtisNotation implements Notation {
  NOTATION;

  private static final String FORM =
      "<board> <swap|towers|choose|l|d> <1|2|-> <streak> <light passes>/<dark passes> <quiet>";

  /// The four kinds of tiles, as they are written.
  private static final String KINDS = "osOS";

  /// The towers of Light and of Dark.
  private static final String TOWERS = "ld";

  @Override
  public SyrtisPosition position(String text, Options options) throws NotationException {
    List<String> words = Words.split(text, 6, 6, FORM);
    Board board = board(words.get(0));
    Tiles tiles = tiles(words.get(0), board);
    String turn = words.get(1);
    SyrtisValidity.checkTiles(tiles);
    if (turn.equals("swap") || turn.startsWith("swap:")) {
      return setup(words, board, tiles, Phase.SWAP, swapped(turn, board));
    }
    return switch (Words.choice(words, 1, "swap", "towers", "choose", "l", "d")) {
      case 1 -> setup(words, board, tiles, Phase.TOWERS, 0);
      case 2 -> setup(words, board, tiles, Phase.CHOOSE, 0);
      case 3 -> play(words, board, tiles, Side.LIGHT);
      default -> play(words, board, tiles, Side.DARK);
    };
  }

  private static Board board(String word) throws NotationException {
    int size = Rows.count(word);
    if (size != Board.MINOR.size() && size != Board.MAJOR.size()) {
      throw new NotationException(
          "the board has %d rows, expected %d or %d", size, Board.MINOR.size(), Board.MAJOR.size());
    }
    return Board.of(size);
  }

  private static Tiles tiles(String word, Board board) throws NotationException {
    int size = board.size();
    long[] kinds = new long[KINDS.length()];
    long[] towers = new long[TOWERS.length()];
    Rows.forEach(
        Rows.read(word, KINDS, TOWERS, size, size),
        (column, row, symbol) -> {
          long square = Frame.bit(Frame.at(column, row));
          kinds[KINDS.indexOf(symbol.charAt(0))] |= square;
          if (symbol.length() == 2) {
            towers[TOWERS.indexOf(symbol.charAt(1))] |= square;
          }
        });
    return new Tiles(
        kinds[0] | kinds[1] | kinds[2] | kinds[3],
        kinds[0] | kinds[1],
        kinds[0] | kinds[2],
        towers[0],
        towers[1]);
  }

  /// The pairs named in `swap:1,11`.
  private static int swapped(String turn, Board board) throws NotationException {
    int swapped = 0;
    if (turn.startsWith("swap:")) {
      int before = 0;
      for (String number : turn.substring("swap:".length()).split(",", -1)) {
        int place = Words.number(number, 1, 1, 2 * board.pairs() - 1);
        if (place % 2 == 0) {
          throw new NotationException("word %d: %d is not the odd number of a pair", 2, place);
        }
        if (place <= before) {
          throw new NotationException(
              "word %d: the numbers must ascend, but %d follows %d", 2, place, before);
        }
        swapped |= 1 << (place / 2);
        before = place;
      }
    }
    return swapped;
  }

  private static SyrtisPosition setup(
      List<String> words, Board board, Tiles tiles, Phase phase, int swapped)
      throws NotationException {
    Words.choice(words, 2, "-");
    Words.choice(words, 3, "-");
    Words.choice(words, 4, "0/0");
    Words.choice(words, 5, "0");
    SyrtisPosition p = SyrtisPosition.setup(board, tiles, phase, swapped);
    SyrtisValidity.checkSetup(p);
    return p;
  }

  private static SyrtisPosition play(List<String> words, Board board, Tiles tiles, Side side)
      throws NotationException {
    Seat light = Seat.of(Words.choice(words, 2, "1", "2"));
    int streak = streak(words.get(3));
    String[] passes = words.get(4).split("/", -1);
    if (passes.length != 2) {
      throw new NotationException(
          "word %d: \"%s\" is not two numbers with / between them", 5, words.get(4));
    }
    int forLight = Words.number(passes[0], 4, 0, SyrtisPosition.PASS_LIMIT);
    int forDark = Words.number(passes[1], 4, 0, SyrtisPosition.PASS_LIMIT);
    int quiet = Words.number(words, 5, 0, SyrtisPosition.QUIET_LIMIT);
    SyrtisValidity.checkTowers(tiles, 2, 2);
    return new SyrtisPosition(
        board, tiles, Phase.PLAY, side, light, 0, streak, forLight, forDark, quiet);
  }

  private static int streak(String word) throws NotationException {
    if (word.equals("-")) {
      return 0;
    }
    if (!word.matches("[ld][1-4]")) {
      throw new NotationException(
          "word %d: \"%s\" is neither - nor l or d with a number from %d to %d",
          4, word, 1, SyrtisPosition.STREAK_LIMIT);
    }
    return (word.charAt(1) - '0') * (word.charAt(0) == 'l' ? 1 : -1);
  }

  @Override
  public String text(Position position) {
    SyrtisPosition p = (SyrtisPosition) position;
    Tiles tiles = p.tiles();
    String board =
        Rows.write(p.board().size(), (column, row) -> symbol(tiles, Frame.at(column, row)));
    if (p.phase() != Phase.PLAY) {
      return board + " " + p.phase().text() + swappedText(p.swapped()) + " - - 0/0 0";
    }
    String streak = p.streak() == 0 ? "-" : (p.streak() > 0 ? "l" : "d") + Math.abs(p.streak());
    return String.join(
        " ",
        board,
        p.side().letter(),
        p.lightSeat() == Seat.FIRST ? "1" : "2",
        streak,
        p.lightPasses() + "/" + p.darkPasses(),
        Integer.toString(p.quiet()));
  }

  private static String symbol(Tiles tiles, int square) {
    if (!Frame.contains(tiles.all(), square)) {
      return "";
    }
    int kind =
        (Frame.contains(tiles.light(), square) ? 0 : 2)
            + (Frame.contains(tiles.circles(), square) ? 0 : 1);
    String tower =
        Frame.contains(tiles.lightTowers(), square)
            ? "l"
            : Frame.contains(tiles.darkTowers(), square) ? "d" : "";
    return KINDS.charAt(kind) + tower;
  }

  private static String swappedText(int swapped) {
    List<String> numbers = new ArrayList<>();
    for (int left = swapped; left != 0; left &= left - 1) {
      numbers.add(Integer.toString(2 * Integer.numberOfTrailingZeros(left) + 1));
    }
    return numbers.isEmpty() ? "" : ":" + String.join(",", numbers);
  }

  @Override
  public String text(int move) {
    String to = Frame.name(SyrtisMove.to(move));
    String from = Frame.name(SyrtisMove.from(move));
    return switch (SyrtisMove.kind(move)) {
      case SyrtisMove.TOWER -> from + "-" + to;
      case SyrtisMove.SLIDE -> from + "=" + to;
      case SyrtisMove.SINK -> "x" + to;
      case SyrtisMove.PLACE -> to;
      case SyrtisMove.SWAP -> "swap" + SyrtisMove.oddPlace(move);
      default ->
          move == SyrtisMove.PASS ? "pass" : move == SyrtisMove.TAKE_LIGHT ? "light" : "dark";
    };
  }

  @Override
  public int move(Position position, String text) throws NotationException {
    return SyrtisMoveReader.read((SyrtisPosition) position, text);
  }
}
