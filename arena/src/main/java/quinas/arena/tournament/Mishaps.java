package quinas.arena.tournament;

import quinas.arena.match.Faults;

/// The games that an entrant of a tournament lost by a mishap, and not on the board.
///
/// @param faults how many by what, and words about the first
/// @param place the round and the board of the first, `3.2`; empty if there is none
public record Mishaps(Faults faults, String place) {

  /// No mishap.
  public static final Mishaps NONE = new Mishaps(Faults.NONE, "");

  static Mishaps at(String place, Faults faults) {
    return faults.counts().isEmpty() ? NONE : new Mishaps(faults, place);
  }

  /// These and those of later rounds and boards.
  Mishaps plus(Mishaps later) {
    return new Mishaps(faults.plus(later.faults), faults.first().isPresent() ? place : later.place);
  }
}
