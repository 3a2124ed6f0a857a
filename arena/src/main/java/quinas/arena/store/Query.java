package quinas.arena.store;

import java.util.Optional;

/// Which games are looked for. Each part that is there narrows the choice.
///
/// @param player part of the name of either player; neither case nor accents matter, `joao` finds
///   `João`
/// @param level of either player
/// @param result as in [Finished]; games that were broken off, `none`, are found only if asked for
/// @param from the first day, `2026-03-21`
/// @param to the last day
public record Query(
    Optional<String> game,
    Optional<String> player,
    Optional<String> level,
    Optional<String> result,
    Optional<String> from,
    Optional<String> to) {

  /// All games, except those that were broken off.
  public static final Query ALL =
      new Query(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());
}
