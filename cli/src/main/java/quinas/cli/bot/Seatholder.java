package quinas.cli.bot;

/// A seat at a server.
///
/// @param server its address, such as `http://localhost:8710/`
/// @param id of the game
/// @param token the secret that opens the seat
public record Seatholder(String server, String id, String token) {}
