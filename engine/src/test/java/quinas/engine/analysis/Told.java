package quinas.engine.analysis;

import java.util.ArrayList;
import java.util.List;
import quinas.engine.analysis.Remark.Kind;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;

/// What is told of a move that was bad, in a position.
record Told(Game game, Position start) {

  static Told in(Game game, String options, String start) throws NotationException {
    return new Told(game, game.notation().position(start, Options.read(game, options)));
  }

  /// @param better the moves that would have been better: the move, and what was expected then
  /// @param played the move that was made, and what is expected now
  Remark of(String better, String played) throws NotationException {
    List<Integer> moves = line(played);
    Position after = start.play(moves.getFirst());
    return of(
        hopeful(better),
        played,
        after.isOver()
            ? Assessment.ofFinished(game, after)
            : guess(500, moves.subList(1, moves.size())));
  }

  /// The same of values that are known.
  Remark of(Assessment before, String played, Assessment after) throws NotationException {
    return Verdict.of(game, start, move(played), before, after).remark().orElseThrow();
  }

  Kind kind(String better, String played) throws NotationException {
    return of(better, played).kind();
  }

  /// What was hoped for before: nearly a win.
  Assessment hopeful(String better) throws NotationException {
    return guess(start.turn() == Seat.FIRST ? 900 : 100, line(better));
  }

  /// A proven win, or a solved margin.
  Assessment known(Worth worth, String line) throws NotationException {
    return new Assessment(worth, Chances.of(game, worth), line(line));
  }

  /// The same after a move.
  Assessment known(Worth worth) {
    return new Assessment(worth, Chances.of(game, worth), List.of());
  }

  static Assessment guess(int chance, List<Integer> line) {
    return new Assessment(new Worth.Guess(0), chance, line);
  }

  /// The first move of a line.
  int move(String line) throws NotationException {
    return line(line).getFirst();
  }

  Detail moveDetail(String line) throws NotationException {
    return Remark.move(move(line));
  }

  /// The last move of a line.
  Detail reply(String line) throws NotationException {
    return Remark.move(line(line).getLast());
  }

  private List<Integer> line(String moves) throws NotationException {
    List<Integer> line = new ArrayList<>();
    Position at = start;
    for (String text : moves.split(" ", -1)) {
      int move = game.notation().move(at, text);
      line.add(move);
      at = at.play(move);
    }
    return line;
  }

  /// A square by its name.
  static Detail at(String square) {
    return Remark.place(new Square(square.charAt(0) - 'a', square.charAt(1) - '1'));
  }
}
