package quinas.arena.protocol;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import quinas.arena.picture.TextBoard;
import quinas.rules.Games;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.infection.InfectionPosition;

/// What can be said of a position without thinking.
///
/// @param state with the position at hand
record UgiAnswers(UgiState state) {

  /// The response to a `query`.
  String query(List<String> words) throws UgiException {
    if (words.size() != 1) {
      throw new UgiException("query takes one word");
    }
    Position position = state.position();
    Outcome outcome = position.outcome();
    String response =
        switch (words.getFirst()) {
          case "gameover" -> " " + outcome.isOver();
          case "p1turn" -> " " + (position.turn() == Seat.FIRST);
          case "result" -> " " + result(outcome);
          case "reason" -> " " + outcome.reason().text();
          case "score" -> " " + score();
          case "fen" -> " " + state.notation().text(position);
          case "moves" -> moves().stream().map(move -> " " + move).reduce("", String::concat);
          default ->
              throw new UgiException(
                  "query: \""
                      + words.getFirst()
                      + "\" is none of gameover, p1turn, result, reason, score, fen, moves");
        };
    return "response" + response;
  }

  private static String result(Outcome outcome) {
    return switch (outcome.result()) {
      case FIRST -> "p1win";
      case SECOND -> "p2win";
      case DRAW -> "draw";
      case NONE -> "none";
    };
  }

  private String score() {
    return state.game().hasPoints()
        ? state.position().points(Seat.FIRST) + " " + state.position().points(Seat.SECOND)
        : "none";
  }

  /// The legal moves, sorted.
  private List<String> moves() {
    int[] moves = new int[Games.MAX_MOVES];
    int end = state.position().legalMoves(moves, 0);
    return Arrays.stream(moves, 0, end).mapToObj(state.notation()::text).sorted().toList();
  }

  /// The board, and what is to be known beside it.
  List<String> drawing() {
    Position position = state.position();
    List<String> lines = new ArrayList<>(board());
    lines.add("game " + (state.game().id() + " " + state.settings().options()).strip());
    lines.add("fen " + state.notation().text(position));
    lines.add("turn " + (position.isOver() ? "none" : position.turn() == Seat.FIRST ? "p1" : "p2"));
    lines.add("result " + result(position.outcome()));
    return lines;
  }

  private List<String> board() {
    List<String> lines = new ArrayList<>(TextBoard.lines(state.position()));
    if (state.dialect() == Dialect.UAI) {
      for (int row = 1; row <= InfectionPosition.SIZE; row++) {
        String number = " " + (InfectionPosition.SIZE + 1 - row);
        lines.set(row, number + lines.get(row).substring(number.length()));
      }
    }
    return lines;
  }
}
