package quinas.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The 3D board, which has no elements to click: only a picture, and places where it shows them.
final class SolidBoard {

  /// Waits for moves that can be made, of which all places are seen, and takes one by a number.
  private static final String MOVE =
      """
      async (board, number) => {
        for (const until = performance.now() + 60_000; performance.now() < until; ) {
          const seen = board.gestures
            .filter(({ word, places }) => word === "" && places.length > 0)
            .map(({ move, places }) => ({ move, points: places.map((place) => board.screenPoint(place)) }))
            .filter(({ points }) => points.every((point) => point !== null));
          if (seen.length > 0) {
            return seen[number % seen.length];
          }
          await new Promise(requestAnimationFrame);
        }
        throw new Error("no move can be seen on the board");
      }
      """;

  /// Counts the frames that are drawn.
  static final String COUNTING =
      """
      window.drawnFrames = 0;
      const clear = WebGL2RenderingContext.prototype.clear;
      WebGL2RenderingContext.prototype.clear = function (...mask) {
        window.drawnFrames++;
        return clear.apply(this, mask);
      };
      """;

  /// Waits for a second in which none is drawn.
  private static final String STILLNESS =
      """
      async () => {
        for (let seconds = 0; seconds < 60; seconds++) {
          const before = window.drawnFrames;
          await new Promise((after) => setTimeout(after, 1000));
          if (before > 0 && window.drawnFrames === before) {
            return;
          }
        }
        throw new Error("the board is drawn again and again");
      }
      """;

  private static final String POINT =
      """
      async (board, place) => {
        for (const until = performance.now() + 60_000; performance.now() < until; ) {
          const point = board.screenPoint(place);
          if (point !== null) {
            return point;
          }
          await new Promise(requestAnimationFrame);
        }
        throw new Error(`${place} cannot be seen on the board`);
      }
      """;

  private static final int STEPS_OF_A_DRAG = 24;

  private final Locator element;

  private SolidBoard(Locator element) {
    this.element = element;
  }

  /// Has the board shown from the side.
  static SolidBoard of(PlayPage play) {
    play.button("3D").click();
    return on(play.table().locator("quinas-board3d"));
  }

  static SolidBoard on(Locator element) {
    element.locator("canvas").waitFor();
    return new SolidBoard(element);
  }

  /// Moves the pressed mouse from one place over those between to another.
  void drag(String from, String to) {
    Map<?, ?> start = (Map<?, ?>) element.evaluate(POINT, from);
    Map<?, ?> end = (Map<?, ?>) element.evaluate(POINT, to);
    Mouse mouse = element.page().mouse();
    mouse.move(pixels(start, "x"), pixels(start, "y"));
    mouse.down();
    mouse.move(
        pixels(end, "x"), pixels(end, "y"), new Mouse.MoveOptions().setSteps(STEPS_OF_A_DRAG));
    mouse.up();
  }

  /// Waits until nothing is drawn any more.
  void awaitStillness() {
    element.page().evaluate(STILLNESS);
  }

  /// Makes one of the moves that can be seen, with the mouse.
  ///
  /// @param number which of them, counted round
  /// @return the move in notation
  String play(int number) {
    Map<?, ?> move = (Map<?, ?>) element.evaluate(MOVE, number);
    Page page = element.page();
    for (Object point : (List<?>) Objects.requireNonNull(move.get("points"))) {
      Map<?, ?> at = (Map<?, ?>) point;
      page.mouse().click(pixels(at, "x"), pixels(at, "y"));
    }
    return (String) Objects.requireNonNull(move.get("move"));
  }

  private static double pixels(Map<?, ?> point, String axis) {
    return ((Number) Objects.requireNonNull(point.get(axis))).doubleValue();
  }
}
