package quinas.web;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quinas.board.Board;
import quinas.board.Boards;
import quinas.board.Gesture;
import quinas.board.Region;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Option;
import quinas.rules.Options;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.pushee.PusheePosition;

/// Positions and moves of a game with these options as a board of the page shows them.
record Views(Options options) {

  private Game game() {
    return options.game();
  }

  private Board board() {
    return Boards.of(game());
  }

  /// The chosen options that are not standard.
  static String nonStandard(Options options) {
    Options kept = options;
    try {
      for (Option option : options.game().options()) {
        if (options.isChosen(option.key()) && options.is(option.key(), option.standard())) {
          kept = kept.without(option.key());
        }
      }
    } catch (NotationException e) {
      throw new AssertionError("the same options, said in fewer words", e);
    }
    return kept.toString();
  }

  Map<String, @Nullable Object> view(Position position) {
    return view(position, gestures(position));
  }

  private Map<String, @Nullable Object> view(
      Position position, List<Map<String, @Nullable Object>> gestures) {
    Board board = board();
    List<Square> squares = board.squares(position);
    Outcome outcome = position.outcome();
    Map<String, @Nullable Object> view = Json.object();
    view.put("game", game().id());
    view.put("options", nonStandard(options));
    view.put("text", game().notation().text(position));
    view.put("columns", board.size(position));
    view.put("rows", board.size(position));
    view.put("cells", squares.stream().map(square -> board.symbol(position, square)).toList());
    view.put("values", values(position, squares));
    view.put("turn", position.turn().index());
    view.put("isOver", outcome.isOver());
    view.put("result", Results.text(outcome.result()));
    view.put("reason", outcome.reason().text());
    view.put("points", game().hasPoints() ? points(position) : null);
    view.put("stock", stock(position));
    view.put("sides", sides(position));
    view.put("phase", board.phase(position));
    view.put("counters", board.counters(position));
    view.put("regions", board.regions(position).stream().map(this::region).toList());
    view.put("decisive", outcome.isOver() ? names(board.decisive(position)) : List.of());
    view.put("gestures", gestures);
    return view;
  }

  private static List<Integer> values(Position position, List<Square> squares) {
    return position instanceof PusheePosition pushee
        ? squares.stream().map(at -> pushee.values().at(at.column(), at.row())).toList()
        : List.of();
  }

  private static List<Integer> points(Position position) {
    return List.of(position.points(Seat.FIRST), position.points(Seat.SECOND));
  }

  private @Nullable List<Integer> stock(Position position) {
    List<Integer> stock = new ArrayList<>();
    for (Seat seat : Seat.values()) {
      board().stock(position, seat).ifPresent(stock::add);
    }
    return stock.isEmpty() ? null : stock;
  }

  private List<String> sides(Position position) {
    return List.of(board().side(position, Seat.FIRST), board().side(position, Seat.SECOND));
  }

  private Map<String, @Nullable Object> region(Region region) {
    Map<String, @Nullable Object> told = Json.object();
    told.put("kind", region.kind());
    told.put("owner", region.owner().isPresent() ? region.owner().get().index() : null);
    told.put("squares", names(region.squares()));
    return told;
  }

  private List<String> names(Collection<Square> places) {
    return places.stream().map(board()::name).toList();
  }

  private List<Map<String, @Nullable Object>> gestures(Position position) {
    List<Map<String, @Nullable Object>> gestures = new ArrayList<>();
    for (Gesture gesture : board().gestures(position)) {
      Map<String, @Nullable Object> told = Json.object();
      told.put("move", game().notation().text(gesture.move()));
      told.put("places", names(gesture.squares()));
      told.put("word", gesture.word());
      gestures.add(told);
    }
    return gestures;
  }

  /// A legal move with the boards that it goes through. Only the last can be played on from, so
  /// those before it have no gestures.
  Map<String, @Nullable Object> played(Position position, int move) {
    List<Position> boards = position.steps(move);
    List<Map<String, @Nullable Object>> steps = new ArrayList<>();
    Position before = position;
    for (Position after : boards) {
      boolean isLast = steps.size() == boards.size() - 1;
      Map<String, @Nullable Object> step = Json.object();
      step.put("view", view(after, isLast ? gestures(after) : List.of()));
      step.put("changed", names(board().changed(before, after)));
      steps.add(step);
      before = after;
    }
    Map<String, @Nullable Object> played = Json.object();
    played.put("move", game().notation().text(move));
    played.put("by", position.turn().index());
    played.put("named", names(board().named(position, move)));
    played.put("steps", steps);
    return played;
  }
}
