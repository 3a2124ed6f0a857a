package quinas.arena.store;

/// What never changes about a game.
///
/// @param id unguessable, safe in addresses
/// @param game the id of the game
/// @param options as [quinas.rules.Options] writes them
/// @param createdAt milliseconds since 1970
public record Heading(String id, String game, String options, long createdAt) {}
