package quinas.arena.match;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quinas.arena.clock.TimeControl;
import quinas.arena.match.Referee.Side;
import quinas.arena.player.Entrant;
import quinas.arena.record.GameRecord;
import quinas.arena.record.Tag;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Seat;

/// All that the games of a match depend on. How many of them are played, on how many threads and
/// machines, and what is concluded from them is no part of it. Immutable.
///
/// Where players depend on nothing but positions, limits in nodes or depth, and their seeds, each
/// pair is a pure function of the job and its index.
///
/// @param first the entrant that the result is told of
/// @param second its opponent
/// @param firstControl the time of the first entrant, in either seat
/// @param secondControl the second's
/// @param verdicts results that are known before the rules know them; the text tells only of
///   [Verdicts#PROVEN]
/// @param tags more tags for every record, such as `Event` and `Date`
public record MatchJob(
    Options options,
    Entrant first,
    Entrant second,
    TimeControl firstControl,
    TimeControl secondControl,
    Terms terms,
    Openings openings,
    long seed,
    Verdicts verdicts,
    Map<String, String> tags) {

  /// The tag that names a record's pair and its game in it, both from 1: `12.2`.
  public static final String PAIR = "Pair";

  /// The tag of each pair's first record that holds the text of the job.
  public static final String MATCH = "Match";

  /// The tag that says how many moves were made for the players.
  public static final String OPENING = "Opening";

  private static final int PLAYERS = 4;

  public MatchJob {
    tags = Map.copyOf(tags);
  }

  public Game game() {
    return options.game();
  }

  /// The first entrant's name; two of the same name are told apart by a number.
  public String firstName() {
    return first.name() + (first.name().equals(second.name()) ? " #1" : "");
  }

  /// The second entrant's name.
  public String secondName() {
    return second.name() + (first.name().equals(second.name()) ? " #2" : "");
  }

  /// Plays a pair of games.
  ///
  /// @param index of the pair, from 0
  /// @param one the first entrant
  /// @param two the second
  /// @throws UnplayableException if a player cannot be started at all
  /// @throws InterruptedException if the thread was interrupted or a player closed; there is no
  ///   result then
  public PairResult play(int index, Contender one, Contender two)
      throws UnplayableException, InterruptedException {
    Opening opening = openings.opening(seed, index);
    GameRecord there = play(index, 0, opening, one, two);
    GameRecord back = play(index, 1, opening, one, two);
    return new PairResult(index, there, back);
  }

  private GameRecord play(int index, int game, Opening opening, Contender one, Contender two)
      throws UnplayableException, InterruptedException {
    Side first = new Side(one.ready(), firstControl, Seeds.of(seed, PLAYERS, index, game, 0));
    Side second = new Side(two.ready(), secondControl, Seeds.of(seed, PLAYERS, index, game, 1));
    boolean isBack = game == 1;
    Referee referee = new Referee(options, terms, verdicts);
    PlayedGame played =
        isBack ? referee.play(opening, second, first) : referee.play(opening, first, second);
    Seat seat = played.seat(isBack ? Seat.SECOND : Seat.FIRST);
    // Who is closed in mid-game looks like one that has crashed.
    one.checkOpen();
    two.checkOpen();
    if (played.mishap().isPresent()) {
      (played.mishap().get().seat() == seat ? one : two).dismiss();
    }
    return tagged(played.record(), index, game, opening, seat);
  }

  /// @param seat where the first entrant sat in the end
  private GameRecord tagged(GameRecord record, int index, int game, Opening opening, Seat seat) {
    boolean isSwapped = seat == Seat.SECOND;
    Map<String, String> all = new LinkedHashMap<>();
    all.put(Tag.SEED.text(), Long.toString(opening.seed()));
    all.put(Tag.FIRST.text(), isSwapped ? secondName() : firstName());
    all.put(Tag.SECOND.text(), isSwapped ? firstName() : secondName());
    all.put(Tag.FIRST_LEVEL.text(), (isSwapped ? second : first).text());
    all.put(Tag.SECOND_LEVEL.text(), (isSwapped ? first : second).text());
    all.putAll(record.tags());
    String control = control(isSwapped);
    if (!control.equals(TimeControl.NONE.toString())) {
      all.put(Tag.TIME_CONTROL.text(), control);
    }
    tags.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(tag -> all.put(tag.getKey(), tag.getValue()));
    if (!opening.moves().isEmpty()) {
      all.put(OPENING, Integer.toString(opening.moves().size()));
    }
    all.put(PAIR, (index + 1) + "." + (game + 1));
    if (game == 0) {
      all.put(MATCH, JobText.of(this));
    }
    return new GameRecord(record.options(), record.start(), all, record.line(), record.outcome());
  }

  /// What the seats have, the first one's before a colon where they differ.
  private String control(boolean isSwapped) {
    if (firstControl.equals(secondControl)) {
      return firstControl.toString();
    }
    List<TimeControl> seats =
        isSwapped ? List.of(secondControl, firstControl) : List.of(firstControl, secondControl);
    return seats.get(0) + " : " + seats.get(1);
  }

  /// The text of the job, one line, that [JobText#read] makes it of: equal jobs have equal texts.
  @Override
  public String toString() {
    return JobText.of(this);
  }

  /// What is not the same in the texts of two jobs, as `key: one, other; …`; the first text if that
  /// is none of a job.
  public static String differences(String one, String other) {
    try {
      return String.join("; ", JobText.differences(one, other, List.of()));
    } catch (NotationException e) {
      return one;
    }
  }
}
