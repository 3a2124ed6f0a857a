package quinas.cli.screen;

/// A key that was pressed, or what happened instead.
///
/// @param text of a [Kind#CHARACTER], the character
record Key(Kind kind, String text) {

  enum Kind {
    UP,
    DOWN,
    LEFT,
    RIGHT,
    HOME,
    END,
    PAGE_UP,
    PAGE_DOWN,
    ENTER,
    ESCAPE,
    TAB,
    BACKSPACE,
    DELETE,
    CHARACTER,
    /// Ctrl-C.
    INTERRUPT,
    /// A key that means nothing here. [Screen] keeps it to itself.
    OTHER,
    /// The terminal has another size now.
    RESIZED,
    /// No key was pressed for as long as one was waited for.
    NONE,
    /// There will be no more keys.
    CLOSED
  }

  static Key of(Kind kind) {
    return new Key(kind, "");
  }

  static Key of(String character) {
    return new Key(Kind.CHARACTER, character);
  }

  boolean is(Kind other) {
    return kind == other;
  }

  boolean is(String character) {
    return kind == Kind.CHARACTER && text.equals(character);
  }

  /// Whether the players want to go.
  boolean isFarewell() {
    return is(Kind.INTERRUPT) || is(Kind.CLOSED) || is("q");
  }
}
