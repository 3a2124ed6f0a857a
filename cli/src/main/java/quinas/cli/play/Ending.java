package quinas.cli.play;

/// How the players leave a table.
///
/// @param table as they leave it
/// @param next what they want then
public record Ending(Table table, Next next) {

  /// What comes after a game.
  public enum Next {
    AGAIN,
    SWAP,
    MENU,
    QUIT
  }
}
