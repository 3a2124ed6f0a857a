package quinas.rules.pushee;

import quinas.rules.Options;

/// What the options say about play.
///
/// @param chains how many tiers of pushes run at most
/// @param walls whether a row at the edge holds instead of losing its outermost piece
/// @param rotation whether a piece that is moved turns a quarter
public record PusheeRules(int chains, boolean walls, boolean rotation, Impossibru impossibru) {

  static PusheeRules of(Options options) {
    return new PusheeRules(
        options.is("chains", "unlimited") ? Integer.MAX_VALUE : options.number("chains"),
        options.is("walls", "on"),
        options.is("rotation", "on"),
        Impossibru.of(options));
  }
}
