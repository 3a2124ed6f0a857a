package quinas.engine.analysis;

import java.util.List;
import java.util.Locale;
import quinas.rules.Seat;
import quinas.rules.Square;

/// What a move allowed or missed: a sentence in no language. Whoever shows it has a text for each
/// kind, into which the details go in the order that is said there.
///
/// The mover is not among the details; *the other* is the seat that does not make the move.
public record Remark(Kind kind, List<Detail> details) {

  public Remark {
    details = List.copyOf(details);
  }

  /// What sort of thing is said.
  public enum Kind {
    /// Another move was better: the move, the line that it begins.
    BETTER,
    /// A proven win was missed: the move, in how many plies it wins.
    MISSES_WIN,
    /// The same, and the other has a proven win now: the move, its plies, the other, its plies.
    TURNS_WIN,
    /// The other can force a win: who, in how many plies.
    LETS_WIN,
    /// The move itself lost the game: who won.
    LOSES,
    /// The solved margin got worse: by how many points, the move that keeps it.
    GIVES_POINTS,

    /// Shiftago. The other makes five with a move: who, the row, the move.
    FIVE_IN_ROW,
    /// In a column.
    FIVE_IN_COLUMN,
    /// On a diagonal: who, its ends, the move.
    FIVE_ON_DIAGONAL,
    /// The other has four of five squares, the fifth being empty, and a move would have broken
    /// that: who, the row, the move.
    LEAVES_FOUR_IN_ROW,
    LEAVES_FOUR_IN_COLUMN,
    /// Who, the ends of the five squares, the move.
    LEAVES_FOUR_ON_DIAGONAL,
    /// The other gets four of five squares, the fifth being empty: who, the row, by which move.
    LETS_FOUR_IN_ROW,
    LETS_FOUR_IN_COLUMN,
    /// Who, the ends of the five squares, by which move.
    LETS_FOUR_ON_DIAGONAL,

    /// Syrtis. The move itself made the other's island whole: whose.
    COMPLETES_ISLAND,
    /// The other makes an island whole: who, by which move.
    LETS_ISLAND,
    /// The other sinks the last tile of a streak that wins: who, which.
    LETS_QUICKSAND,
    /// The other ends the game and has the initiative: who, by which move.
    LETS_END,
    /// The other sinks a tile that it could not have sunk: who, which, how many in a row.
    LETS_SINK,
    /// The other comes nearer to one island: who, how many tiles are still outside.
    LETS_GATHER,
    /// The mover could have come nearer to one island: the move, how many tiles were left outside.
    MISSES_GATHERING,

    /// Pushee Pieces. A piece of the mover's own leaves a valuable square: the value, the square.
    UNCOVERS,
    /// The other pushes the mover off it: who, the value, the square, by which move.
    LETS_PUSH_OFF,
    /// The other gets such a square: who, the value, the square, by which move.
    LETS_TAKE,
    /// The mover could have got it: the value, the square, by which move.
    MISSES_VALUE,

    /// Cats & Dogs. Squares fall to the other alone: who, around which square, how many.
    LETS_REGION,
    /// They could have fallen to the mover: around which square, how many, by which move.
    MISSES_REGION,

    /// Infection. The other turns microbes: who, how many, on which square it lands.
    LETS_TURN,
    /// The mover could have turned more: how many, on which square.
    MISSES_TURNING;

    /// Its name in texts and protocols: `lets-win`.
    public String text() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  static Remark of(Kind kind, Detail... details) {
    return new Remark(kind, List.of(details));
  }

  static Detail side(Seat seat) {
    return new Detail.Side(seat);
  }

  static Detail move(int move) {
    return new Detail.Moves(List.of(move));
  }

  static Detail place(Square square) {
    return new Detail.Place(square);
  }

  static Detail number(int number) {
    return new Detail.Figure(number);
  }
}
