package quinas.arena.tournament;

import java.util.List;
import java.util.Map;
import quinas.arena.clock.TimeControl;
import quinas.arena.match.MatchJob;
import quinas.arena.match.Openings;
import quinas.arena.match.Terms;
import quinas.arena.match.Verdicts;
import quinas.arena.player.Entrant;
import quinas.rules.Bits;
import quinas.rules.Options;

/// All that is agreed on before a tournament. Immutable.
///
/// @param event its name; may be empty
/// @param pairs how many pairs of games make an encounter
/// @param control the time of all who have none of their own
/// @param seed what is left to chance comes from it
/// @param entrants two or more, of different names, as many as the schedule has
public record Tournament(
    String event,
    Options options,
    Schedule schedule,
    int pairs,
    TimeControl control,
    Terms terms,
    Openings openings,
    long seed,
    List<Entrant> entrants) {

  /// The tag that holds the tournament's name.
  public static final String EVENT = "Event";

  /// The tag that names a record's round and board in it, both from 1: `3.2`.
  public static final String ROUND = "Round";

  public Tournament {
    entrants = List.copyOf(entrants);
    assert entrants.size() == schedule.entrants() && pairs > 0;
  }

  /// The same by other terms.
  public Tournament with(Terms other) {
    return new Tournament(
        event, options, schedule, pairs, control, other, openings, seed, entrants);
  }

  /// The names of all entrants, in their order.
  public List<String> names() {
    return entrants.stream().map(Entrant::name).toList();
  }

  /// An encounter as a match. Its seed, and so its openings, are its own.
  ///
  /// @param round from 0
  /// @param board from 0
  public MatchJob job(int round, int board, Pairing pairing) {
    Entrant first = entrants.get(pairing.first());
    Entrant second = entrants.get(pairing.second());
    Map<String, String> tags =
        event.isEmpty()
            ? Map.of(ROUND, place(round, board))
            : Map.of(ROUND, place(round, board), EVENT, event);
    return new MatchJob(
        options,
        first,
        second,
        first.control().orElse(control),
        second.control().orElse(control),
        terms,
        openings,
        Bits.mix(Bits.mix(Bits.mix(seed) + round) + board),
        Verdicts.NONE,
        tags);
  }

  /// What stands in the tag [#ROUND].
  static String place(int round, int board) {
    return (round + 1) + "." + (board + 1);
  }
}
