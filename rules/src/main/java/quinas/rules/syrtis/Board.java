package quinas.rules.syrtis;

import quinas.rules.Options;

/// The frame, and the numbered places on which the tiles lie at first. Places 2k − 1 and 2k are
/// mirror images through the middle.
@SuppressWarnings("ImmutableEnumChecker") // arrays that nobody writes to
public enum Board {
  MINOR(
      "minor",
      """
       .  . 15 13  .
       5  7  9 11  .
       3  1  .  2  4
       . 12 10  8  6
       . 14 16  .  .
      """),
  MAJOR(
      "major",
      """
       .  . 31 33 35  .  .
       . 29 27 25 23 21  .
       7  9 11 13 15 17 19
       5  3  1  .  2  4  6
      20 18 16 14 12 10  8
       . 22 24 26 28 30  .
       .  . 36 34 32  .  .
      """);

  /// The number of pairs of places on the larger board.
  static final int MAX_PAIRS = 18;

  private final String word;
  private final int size;
  private final long places;
  private final int[] squareOfPlace;
  private final int[] placeOfSquare = new int[Long.SIZE];

  Board(String word, String picture) {
    this.word = word;
    String[] cells = picture.strip().split("\\s+", -1);
    size = (int) Math.sqrt(cells.length);
    squareOfPlace = new int[cells.length];
    long numbered = 0;
    for (int i = 0; i < cells.length; i++) {
      if (!cells[i].equals(".")) {
        int square = Frame.at(i % size, i / size);
        int place = Integer.parseInt(cells[i]);
        squareOfPlace[place] = square;
        placeOfSquare[square] = place;
        numbered |= Frame.bit(square);
      }
    }
    places = numbered;
  }

  static Board of(Options options) {
    return options.is("board", MINOR.word) ? MINOR : MAJOR;
  }

  /// The board with sides of 5 or 7.
  static Board of(int size) {
    return size == MINOR.size ? MINOR : MAJOR;
  }

  /// The length of a side of the frame: 5 or 7.
  public int size() {
    return size;
  }

  /// The numbered places.
  public long places() {
    return places;
  }

  /// How many pairs of numbered places there are.
  public int pairs() {
    return Long.bitCount(places) / 2;
  }

  /// The square of a numbered place.
  public int square(int place) {
    return squareOfPlace[place];
  }

  /// The number of the place on a square, 0 if it has none.
  public int place(int square) {
    return placeOfSquare[square];
  }
}
