package quinas.cli.play;

import java.util.ArrayList;
import java.util.List;
import quinas.arena.record.Pie;
import quinas.rules.Position;
import quinas.rules.Seat;

/// What was played at a table, and what of it was taken back: moves, and where the pie rule holds,
/// an answer between two of them. Each is a step. Immutable.
///
/// @param moves all moves, those that were taken back too
/// @param positions the start, and the position after each of them
/// @param answer what was answered: [Pie#OPEN] until then, [Pie#UNASKED] without the rule
/// @param asked how many moves came before the answer; more than there are until then
/// @param at how many steps stand
record History(List<Integer> moves, List<Position> positions, Pie answer, int asked, int at) {

  private static final int NEVER = Integer.MAX_VALUE;

  static History of(Position start, boolean hasPie) {
    return new History(List.of(), List.of(start), hasPie ? Pie.OPEN : Pie.UNASKED, NEVER, 0);
  }

  boolean hasPie() {
    return answer != Pie.UNASKED;
  }

  /// How many steps there are, those that were taken back too.
  int steps() {
    return moves.size() + (answer.isAsked() ? 1 : 0);
  }

  /// How many moves stand.
  int count() {
    return at > asked ? at - 1 : at;
  }

  /// What became of the pie rule, as far as it stands.
  Pie pie() {
    return answer.isAsked() && at <= asked ? Pie.OPEN : answer;
  }

  Position position() {
    return positions.get(count());
  }

  /// Whether somebody is to say now whether he changes seats: who does not begin, when he is first
  /// to act.
  boolean isOfferDue() {
    return pie() == Pie.OPEN
        && !position().isOver()
        && position().turn() != positions.getFirst().turn();
  }

  /// Where he sat at the beginning who sits here now.
  Seat origin(Seat seat) {
    return pie().seat(seat);
  }

  /// After one more move. What was taken back is forgotten.
  History play(int move) {
    History now = cut();
    List<Integer> longer = new ArrayList<>(now.moves);
    longer.add(move);
    List<Position> more = new ArrayList<>(now.positions);
    more.add(position().play(move));
    return new History(List.copyOf(longer), List.copyOf(more), now.answer, now.asked, now.at + 1);
  }

  /// After the answer. What was taken back is forgotten.
  History answered(boolean isSwap) {
    History now = cut();
    assert now.answer == Pie.OPEN : "it was asked and answered";
    Pie given = isSwap ? Pie.SWAPPED : Pie.KEPT;
    return new History(now.moves, now.positions, given, now.at, now.at + 1);
  }

  /// With so many steps standing, and the others taken back.
  History at(int step) {
    return new History(moves, positions, answer, asked, step);
  }

  /// Without what was taken back.
  History cut() {
    int count = count();
    Pie pie = pie();
    return new History(
        moves.subList(0, count),
        positions.subList(0, count + 1),
        pie,
        pie.isAsked() ? asked : NEVER,
        at);
  }
}
