package quinas.server.live;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Position;
import quinas.rules.Seat;

/// The moves of a game, each linked to those before it, so that a longer course shares all of a
/// shorter one. Immutable.
///
/// @param position after the last move
/// @param move the last, in notation; empty at the start
/// @param before the course without it; null at the start
/// @param plies how many moves there are
public record Course(Position position, String move, @Nullable Course before, int plies) {

  static Course start(Position position) {
    return new Course(position, "", null, 0);
  }

  /// One move longer.
  ///
  /// @throws NotationException if it is no legal move
  Course play(Game game, String text) throws NotationException {
    int move = game.notation().move(position, text);
    return new Course(position.play(move), game.notation().text(move), this, plies + 1);
  }

  /// As many moves shorter.
  Course without(int count) {
    Course course = this;
    for (int i = 0; i < count && course.before != null; i++) {
      course = course.before;
    }
    return course;
  }

  /// How many moves must be taken back so that the last move of `seat` is one of them and the only
  /// one of its; 0 if it made none among the last `most`.
  int since(Seat seat, int most) {
    Course course = this;
    for (int count = 1; count <= most && course.before != null; count++) {
      course = course.before;
      if (course.position.turn() == seat) {
        return count;
      }
    }
    return 0;
  }

  List<String> moves() {
    List<String> moves = new ArrayList<>(plies);
    for (Course course = this; course.before != null; course = course.before) {
      moves.add(course.move);
    }
    Collections.reverse(moves);
    return moves;
  }

  Course first() {
    return without(plies);
  }
}
