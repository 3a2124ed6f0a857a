package quinas.arena.match;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import quinas.arena.rating.Sprt;

/// Which pairs are played, which are under way, and what follows from them. Any number of threads.
///
/// Only the pairs before the first that is missing count, in the order of their indices: then
/// neither the number of threads nor the length of games has a share in the result, in particular
/// in when a sequential test ends. Nobody runs far ahead of the first missing pair, so that what
/// waits to be counted stays small.
final class Standings {

  private final int pairs;
  private final int window;
  private final Optional<Sprt> test;
  private final Map<Integer, Summary> waiting = new HashMap<>();

  private int next;
  private int counted;
  private Summary summary = Summary.NONE;
  private Optional<Sprt.Verdict> verdict = Optional.empty();
  private boolean isStopped;

  /// @param pairs how many are to be played at most
  /// @param window by how many indices one may run ahead of the first pair that is missing
  Standings(int pairs, int window, Optional<Sprt> test) {
    this.pairs = pairs;
    this.window = window;
    this.test = test;
  }

  /// The index of a pair to play; empty if there is none any more.
  synchronized OptionalInt take() throws InterruptedException {
    while (!isOver()) {
      while (next < counted || waiting.containsKey(next)) {
        next++;
      }
      if (next >= pairs) {
        return OptionalInt.empty();
      }
      if (next < counted + window) {
        return OptionalInt.of(next++);
      }
      wait();
    }
    return OptionalInt.empty();
  }

  /// Counts a pair that has been played.
  ///
  /// @return whether it was news
  synchronized boolean finish(int index, Summary pair) {
    if (index < counted || waiting.putIfAbsent(index, pair) != null) {
      return false;
    }
    while (verdict.isEmpty() && counted < pairs) {
      Summary first = waiting.remove(counted);
      if (first == null) {
        break;
      }
      counted++;
      summary = summary.plus(first);
      verdict =
          test.map(sprt -> sprt.verdict(summary.tally()))
              .filter(said -> said != Sprt.Verdict.CONTINUE);
    }
    notifyAll();
    return true;
  }

  /// No pair is given out any more.
  synchronized void stop() {
    isStopped = true;
    notifyAll();
  }

  /// Whether nothing is left to do but to wait for pairs under way.
  synchronized boolean isOver() {
    return isStopped || verdict.isPresent() || counted >= pairs;
  }

  synchronized Progress progress() {
    return new Progress(summary, pairs, waiting.size(), verdict);
  }
}
