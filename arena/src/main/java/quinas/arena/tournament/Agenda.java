package quinas.arena.tournament;

import java.util.ArrayList;
import java.util.Arrays;
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
  private record Found(Signature match, Map<Integer, PlayedPairs> pairs) {}

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
    String place = pair.first().tags().getOrDefault(Tournament.ROUND, "");
    Signature match = Signature.of(pair.first());
    Found found = restored.computeIfAbsent(place, key -> new Found(match, new LinkedHashMap<>()));
    if (!found.match.equals(match)) {
      throw foreign(place, found.match, match);
    }
    if (found.pairs.put(pair.index(), PlayedPairs.of(pair)) != null) {
      throw new ForeignGamesException("round %s: pair %d is there twice", place, pair.index() + 1);
    }
  }

  private static UnplayableException foreign(String place, Signature there, Signature here) {
    return new ForeignGamesException(
        "round %s is of another tournament, which differs (there, here) in %s",
        place, there.differences(here));
  }

  /// Begins with the first round, and goes through all that were played earlier.
  ///
  /// @throws UnplayableException if these are not of this tournament
  synchronized void begin() throws UnplayableException {
    while (canBegin() && (current == rounds.size() || !restored.isEmpty()) && beginRound()) {
      advance();
    }
    if (!restored.isEmpty()) {
      throw new ForeignGamesException(
          "round %s is of another tournament: here, nobody plays there",
          restored.keySet().iterator().next());
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
              tournament.schedule().pairs(pairing, tournament.pairs()),
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
    Signature here = Signature.of(encounter.job());
    if (!found.match.equals(here)) {
      throw foreign(place, found.match, here);
    }
    for (Map.Entry<Integer, PlayedPairs> pair : found.pairs.entrySet()) {
      if (!encounter.restore(pair.getKey(), pair.getValue())) {
        throw new ForeignGamesException(
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

  /// What the entrants lost by mishaps, in the order of rounds and boards.
  private List<Mishaps> mishaps() {
    Mishaps[] mishaps = new Mishaps[tournament.schedule().entrants()];
    Arrays.fill(mishaps, Mishaps.NONE);
    for (int round = 0; round < rounds.size(); round++) {
      List<Pairing> pairings = rounds.get(round).pairings();
      for (int board = 0; board < pairings.size(); board++) {
        String place = Tournament.place(round, board);
        PlayedPairs played = encounters.get(round).get(board).played();
        int first = pairings.get(board).first();
        int second = pairings.get(board).second();
        mishaps[first] = mishaps[first].plus(Mishaps.at(place, played.firstFaults()));
        mishaps[second] = mishaps[second].plus(Mishaps.at(place, played.secondFaults()));
      }
    }
    return List.of(mishaps);
  }

  synchronized TournamentProgress progress() {
    long expected = tournament.schedule().allPairs(tournament.pairs());
    boolean isComplete =
        current == rounds.size() && tournament.schedule().rounds() == rounds.size();
    long further = 0;
    for (List<Encounter> round : encounters) {
      for (Encounter encounter : round) {
        further += Math.max(0, encounter.tally().pairs().count() - tournament.pairs());
      }
    }
    return new TournamentProgress(
        tournament, played(), mishaps(), pairs, expected + further, isComplete);
  }
}
