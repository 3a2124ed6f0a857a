package quinas.arena.tournament;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import quinas.arena.match.Faults;
import quinas.arena.match.MatchJob;
import quinas.arena.match.PairResult;
import quinas.arena.rating.Crosstable;
import quinas.arena.rating.Tally;
import quinas.arena.record.GameRecord;
import quinas.arena.record.RecordException;
import quinas.arena.record.RecordStream;
import quinas.arena.record.Tag;
import quinas.rules.Outcome;
import quinas.rules.Seat;

/// Results out of files of records, of any size: one game at a time is in memory, and the table.
///
/// Two games that follow each other make a pair if their tags say so (`12.1`, `12.2`) and the same
/// two players have begun them in changed seats. All others stand alone.
public final class RecordedResults {

  private static final Pattern PAIR = Pattern.compile("([1-9][0-9]{0,8})\\.([12])");

  private final Crosstable table = new Crosstable();
  private final Map<String, Faults> faults = new HashMap<>();
  private long games;
  private long unfinished;
  private long nameless;

  /// A first game that waits for its second.
  private @Nullable GameRecord waiting;

  /// Adds all games of a file.
  ///
  /// @throws RecordException if the text is none of records; what comes before has been added
  public void add(InputStream in) throws IOException, RecordException {
    try (RecordStream stream = new RecordStream(new BufferedInputStream(in))) {
      for (Optional<RecordStream.Entry> next = stream.next();
          next.isPresent();
          next = stream.next()) {
        add(next.get().game());
      }
    } finally {
      settle();
    }
  }

  private void add(GameRecord game) {
    games++;
    if (game.outcome().result() == Outcome.Result.NONE) {
      unfinished++;
      settle();
    } else if (name(game, Seat.FIRST).equals(name(game, Seat.SECOND))) {
      nameless++;
      settle();
    } else {
      blame(game);
      count(game);
    }
  }

  private void count(GameRecord game) {
    if (waiting != null && isPair(waiting, game)) {
      int one = PairResult.halfPoints(waiting, Seat.FIRST);
      // Both games of whoever ended the first one there.
      Seat back = waiting.pie().seat(Seat.FIRST).other();
      int other = PairResult.halfPoints(game, game.pie().seat(back));
      add(waiting, Tally.pair(one, other));
      waiting = null;
    } else {
      settle();
      waiting = game;
    }
  }

  private void blame(GameRecord game) {
    Faults fault = Faults.of(game);
    if (!fault.counts().isEmpty() && game.outcome().result() != Outcome.Result.DRAW) {
      Seat loser = game.outcome().isWonBy(Seat.FIRST) ? Seat.SECOND : Seat.FIRST;
      faults.merge(name(game, loser), fault, Faults::plus);
    }
  }

  /// Counts the game that waits by itself.
  private void settle() {
    if (waiting != null) {
      add(waiting, Tally.game(PairResult.halfPoints(waiting, Seat.FIRST)));
      waiting = null;
    }
  }

  private void add(GameRecord game, Tally tally) {
    table.add(name(game, Seat.FIRST), name(game, Seat.SECOND), tally);
  }

  private static boolean isPair(GameRecord one, GameRecord other) {
    Matcher first = PAIR.matcher(one.tags().getOrDefault(MatchJob.PAIR, ""));
    Matcher second = PAIR.matcher(other.tags().getOrDefault(MatchJob.PAIR, ""));
    return first.matches()
        && second.matches()
        && first.group(1).equals(second.group(1))
        && first.group(2).equals("1")
        && second.group(2).equals("2")
        && one.options().equals(other.options())
        && one.start().equals(other.start())
        && round(one).equals(round(other))
        && beginner(one, Seat.FIRST).equals(beginner(other, Seat.SECOND))
        && beginner(one, Seat.SECOND).equals(beginner(other, Seat.FIRST));
  }

  /// Who had a seat at the beginning.
  private static String beginner(GameRecord game, Seat seat) {
    return name(game, game.pie().seat(seat));
  }

  private static String round(GameRecord game) {
    return game.tags().getOrDefault(Tournament.ROUND, "");
  }

  /// Who played: the name, or else what kind of player.
  private static String name(GameRecord game, Seat seat) {
    Map<String, String> tags = game.tags();
    boolean isFirst = seat == Seat.FIRST;
    String level = tags.get((isFirst ? Tag.FIRST_LEVEL : Tag.SECOND_LEVEL).text());
    String name = tags.get((isFirst ? Tag.FIRST : Tag.SECOND).text());
    return Objects.requireNonNullElse(name, Objects.requireNonNullElse(level, "?"));
  }

  /// All results so far, the players in the order in which they came.
  public Crosstable table() {
    return table;
  }

  /// The games that a player lost by a mishap, of those that count.
  public Faults faults(String player) {
    return faults.getOrDefault(player, Faults.NONE);
  }

  /// How many games there were.
  public long games() {
    return games;
  }

  /// How many of them have no result, and do not count.
  public long unfinished() {
    return unfinished;
  }

  /// How many of them have two players of the same name, or of none, and do not count.
  public long nameless() {
    return nameless;
  }
}
