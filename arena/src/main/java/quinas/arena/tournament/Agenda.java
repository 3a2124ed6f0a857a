package quinas.arena.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import quinas.arena.match.PairResult;
import quinas.arena.match.UnplayableException;
import quinas.arena.rating.Tally;

/// What is to be played next: rounds, encounters, pairs. Any number of threads.
final class Agenda {

  /// A pair to play.
  record Task(Encounter encounter, int index) {}

  /// The pairs of an encounter that were played earlier.
  ///
  /// @param match which encounter they say they are of
  private record Found(String match, Map<Integer, Tally> pairs) {}

  private final Tournament tournament;

  /// What was played earlier in encounters whose round has not begun, by the encounter's place.
  private final Map<String, Found> restored = new LinkedHashMap<>();

  private final List<Round> rounds = new ArrayList<>();
  private final List<List<Encounter>> encounters = new ArrayList<>();

  /// The first round that is not over.
  private int current;

  private long pairs;
  private boolean isStopped;

  Agenda(Tournament tournament) {
    this.tournament = tournament;
  }

  /// Keeps a pair that was played earlier, until its round begins.
  ///
  /// @throws UnplayableException if it is there twice, or its games are of no tournament
  synchronized void restore(PairResult pair) throws UnplayableException {
    Map<String, String> tags = pair.first().tags();
    String place = tags.getOrDefault(Tournament.ROUND, "");
    String match = Encounter.signature(tags);
    Found found = restored.computeIfAbsent(place, key -> new Found(match, new HashMap<>()));
    if (!found.match.equals(match)) {
      throw foreign(place, match);
    }
    if (found.pairs.put(pair.index(), Results.tally(pair)) != null) {
      throw new UnplayableException("round %s: pair %d is there twice", place, pair.index() + 1);
    }
  }

  private static UnplayableException foreign(String place, String match) {
    return new UnplayableException("round %s is of another tournament: %s", place, match);
  }

  /// Begins with the first round, and goes through all that were played earlier.
  ///
  /// @throws UnplayableException if these are not of this tournament
  synchronized void begin() throws UnplayableException {
    while (canBegin() && (current == rounds.size() || !restored.isEmpty()) && beginRound()) {
      advance();
    }
    if (!restored.isEmpty()) {
      Map.Entry<String, Found> left = restored.entrySet().iterator().next();
      throw foreign(left.getKey(), left.getValue().match);
    }
  }

  /// The next pair to play; waits until there is one. Nothing once none will come.
  synchronized Optional<Task> take() throws InterruptedException, UnplayableException {
    while (!isStopped) {
      for (int round = current; round < rounds.size(); round++) {
        for (Encounter encounter : encounters.get(round)) {
          OptionalInt index = encounter.take();
          if (index.isPresent()) {
            return Optional.of(new Task(encounter, index.getAsInt()));
          }
        }
      }
      if (!canBegin() || !beginRound()) {
        if (current == rounds.size()) {
          return Optional.empty();
        }
        wait();
      }
    }
    return Optional.empty();
  }

  /// Counts a pair.
  synchronized void finish(Encounter encounter, PairResult pair) {
    encounter.finish(pair);
    pairs++;
    advance();
    notifyAll();
  }

  synchronized void stop() {
    isStopped = true;
    notifyAll();
  }

  private void advance() {
    while (current < rounds.size() && isOver(current)) {
      current++;
    }
  }

  private boolean isOver(int round) {
    return encounters.get(round).stream().allMatch(Encounter::isOver);
  }

  private boolean canBegin() {
    return current == rounds.size() || !tournament.schedule().needsResults();
  }

  /// Begins the next round, if there is one.
  private boolean beginRound() throws UnplayableException {
    Optional<Round> next = tournament.schedule().next(played());
    if (next.isEmpty()) {
      return false;
    }
    int number = rounds.size();
    List<Encounter> begun = new ArrayList<>();
    for (int board = 0; board < next.get().pairings().size(); board++) {
      Pairing pairing = next.get().pairings().get(board);
      Encounter encounter =
          new Encounter(
              tournament.job(number, board, pairing),
              tournament.pairs(),
              tournament.schedule().furtherPairs());
      begun.add(encounter);
      restore(encounter, Tournament.place(number, board));
    }
    rounds.add(next.get());
    encounters.add(begun);
    return true;
  }

  private void restore(Encounter encounter, String place) throws UnplayableException {
    Found found = restored.remove(place);
    if (found == null) {
      return;
    }
    if (!found.match.equals(Encounter.signature(encounter.job()))) {
      throw foreign(place, found.match);
    }
    for (Map.Entry<Integer, Tally> pair : found.pairs.entrySet()) {
      if (!encounter.restore(pair.getKey(), pair.getValue())) {
        throw new UnplayableException(
            "round %s: pair %d is more than an encounter has now", place, pair.getKey() + 1);
      }
      pairs++;
    }
  }

  private List<PlayedRound> played() {
    List<PlayedRound> played = new ArrayList<>();
    for (int i = 0; i < rounds.size(); i++) {
      List<Tally> tallies = encounters.get(i).stream().map(Encounter::tally).toList();
      played.add(new PlayedRound(rounds.get(i), tallies));
    }
    return played;
  }

  synchronized TournamentProgress progress() {
    long expected = tournament.schedule().encounters() * tournament.pairs();
    boolean isComplete =
        current == rounds.size() && tournament.schedule().rounds() == rounds.size();
    long further = 0;
    for (List<Encounter> round : encounters) {
      for (Encounter encounter : round) {
        further += Math.max(0, encounter.tally().pairs().count() - tournament.pairs());
      }
    }
    return new TournamentProgress(tournament, played(), pairs, expected + further, isComplete);
  }
}
