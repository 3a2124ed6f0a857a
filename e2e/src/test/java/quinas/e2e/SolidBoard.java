package quinas.e2e;

import com.microsoft.playwright.Locator;
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
        for (const until = performance.now() + 20_000; performance.now() < until; ) {
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

  private final PlayPage play;

  private SolidBoard(PlayPage play) {
    this.play = play;
  }

  /// Has the board shown from the side.
  static SolidBoard of(PlayPage play) {
    play.button("3D").click();
    SolidBoard board = new SolidBoard(play);
    board.element().locator("canvas").waitFor();
    return board;
  }

  Locator element() {
    return play.table().locator("quinas-board3d");
  }

  /// Makes one of the moves that can be seen, with the mouse.
  ///
  /// @param number which of them, counted round
  /// @return the move in notation
  String play(int number) {
    Map<?, ?> move = (Map<?, ?>) element().evaluate(MOVE, number);
    Page page = play.page();
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
