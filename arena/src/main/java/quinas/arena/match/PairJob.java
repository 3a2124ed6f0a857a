package quinas.arena.match;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import quinas.arena.job.Job;
import quinas.arena.record.GameRecord;
import quinas.arena.record.RecordException;
import quinas.arena.record.RecordReader;
import quinas.arena.record.RecordWriter;
import quinas.arena.record.Tag;
import quinas.rules.NotationException;
import quinas.rules.Seat;

/// A match as work for other machines. A piece is a pair, and its result the records of the two
/// games. Where the players are programs, every machine must have them in the same place.
public final class PairJob implements Job {

  public static final String KIND = "match";

  private final MatchJob match;
  private final String text;
  private final Queue<Board> idle = new ConcurrentLinkedQueue<>();

  private volatile boolean isClosed;

  /// @param match without verdicts that its text does not tell of
  public PairJob(MatchJob match) {
    assert match.verdicts().equals(Verdicts.NONE) || match.verdicts().equals(Verdicts.PROVEN);
    this.match = match;
    text = match + "\n" + match.openings().book().map(Book::text).orElse("");
  }

  /// Reads a job's text: that of the match, and after a line feed its book.
  public static PairJob read(String text) throws NotationException, RecordException, IOException {
    int end = text.indexOf('\n');
    return new PairJob(JobText.read(text.substring(0, end), name -> text.substring(end + 1)));
  }

  public MatchJob match() {
    return match;
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public String text() {
    return text;
  }

  @Override
  public String run(int piece) throws IOException, InterruptedException {
    Board board = idle.poll();
    if (board == null) {
      board = new HomeBoard();
    }
    try {
      String result = RecordWriter.write(board.play(match, piece).games());
      idle.add(board);
      board = null;
      return result;
    } catch (UnplayableException e) {
      throw new IOException(e.getMessage(), e);
    } finally {
      // Players who were left in mid-game would go on thinking in their next.
      if (board != null) {
        board.close();
      }
      if (isClosed) {
        close();
      }
    }
  }

  /// The pair that a result tells of. Its players are called what they are called here, which the
  /// text of the job does not tell.
  PairResult pair(int index, String result) throws RecordException {
    List<GameRecord> games = RecordReader.read(result);
    PairResult pair = new PairResult(index, games.get(0), games.get(1));
    return new PairResult(
        index, named(pair.first(), pair.firstSeat()), named(pair.second(), pair.secondSeat()));
  }

  /// @param seat where the match's first entrant sat in the end
  private GameRecord named(GameRecord game, Seat seat) {
    boolean isFirst = seat == Seat.FIRST;
    Map<String, String> tags = new LinkedHashMap<>(game.tags());
    tags.put(Tag.FIRST.text(), isFirst ? match.firstName() : match.secondName());
    tags.put(Tag.SECOND.text(), isFirst ? match.secondName() : match.firstName());
    return new GameRecord(game.options(), game.start(), tags, game.line(), game.outcome());
  }

  @Override
  public void close() {
    isClosed = true;
    for (Board board = idle.poll(); board != null; board = idle.poll()) {
      board.close();
    }
  }
}
