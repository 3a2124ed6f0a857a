package quinas.arena.store;

import java.util.Optional;

/// Which games are looked for. Each part that is there narrows the choice.
///
/// @param player part of the name of either player, whatever its case
/// @param level of either player
/// @param from the first day, `2026-03-21`
/// @param to the last day
public record Query(
    Optional<String> game,
    Optional<String> player,
    Optional<String> level,
    Optional<String> result,
    Optional<String> from,
    Optional<String> to) {}
