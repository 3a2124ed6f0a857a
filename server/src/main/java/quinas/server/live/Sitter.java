package quinas.server.live;

import quinas.server.api.GameState.Kind;

/// Who sits in a seat.
///
/// @param name perhaps empty
/// @param level of a computer, otherwise empty
/// @param token what is kept of the secret that opens the seat, see [Secrets]; empty if nothing
///   does
public record Sitter(Kind kind, String name, String level, String token) {

  /// A seat that waits for somebody.
  public static Sitter open() {
    return new Sitter(Kind.OPEN, "", "", "");
  }

  /// A seat that waits for a program.
  public static Sitter openToBots() {
    return new Sitter(Kind.BOT, "", "", "");
  }

  public static Sitter computer(String level) {
    return new Sitter(Kind.COMPUTER, "", level, "");
  }

  /// Whether the seat waits for somebody.
  public boolean isOpen() {
    return kind == Kind.OPEN || (kind == Kind.BOT && token.isEmpty());
  }

  boolean isComputer() {
    return kind == Kind.COMPUTER;
  }
}
