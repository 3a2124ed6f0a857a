package quinas.cli.tournament;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import quinas.arena.tournament.TournamentProgress;
import quinas.cli.match.Figures;
import quinas.cli.text.Texts;

/// How a tournament stands, on one line.
public final class TournamentLine {

  private final Texts texts;
  private final long began;

  /// How many pairs an earlier run had played; known with the first line.
  private long restored = -1;

  /// @param began when this run did, in nanoseconds of [System#nanoTime]
  public TournamentLine(Texts texts, long began) {
    this.texts = texts;
    this.began = began;
  }

  /// The line.
  ///
  /// @param now in nanoseconds of [System#nanoTime]
  public String text(TournamentProgress progress, long now) {
    if (restored < 0) {
      restored = progress.pairs();
    }
    double seconds = (now - began) / 1e9;
    double rate = (progress.pairs() - restored) / seconds;
    List<String> parts = new ArrayList<>();
    parts.add(
        texts.say(
            "tournament.live.round",
            progress.rounds().size(),
            progress.tournament().schedule().rounds()));
    parts.add(texts.say("match.live.games", 2 * progress.pairs(), 2 * progress.expected()));
    if (rate > 0) {
      Duration left = Duration.ofSeconds((long) ((progress.expected() - progress.pairs()) / rate));
      parts.add(texts.say("match.live.rate", Figures.plain(2 * rate)));
      parts.add(texts.say("match.live.eta", Figures.time(left)));
    }
    return String.join("  ", parts);
  }
}
