package quinas.arena.record;

/// A place in a text, as an editor shows it: both numbers from 1, characters counted as Unicode
/// does.
record Place(int line, int column) {

  /// The place of index `at` of a text whose lines end with a line feed.
  static Place of(CharSequence text, int at) {
    int line = 1;
    int column = 1;
    for (int i = 0; i < at; i++) {
      if (text.charAt(i) == '\n') {
        line++;
        column = 1;
      } else if (!Character.isLowSurrogate(text.charAt(i))) {
        column++;
      }
    }
    return new Place(line, column);
  }

  @Override
  public String toString() {
    return "line " + line + ", column " + column;
  }
}
