package quinas.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import quinas.e2e.Situation.Thing;

/// The ways in which people choose things on a page.
enum Input {
  /// With everything that moves.
  MOUSE {
    @Override
    void prepare(Browser.NewContextOptions settings) {
      settings.setReducedMotion(ReducedMotion.NO_PREFERENCE);
    }

    @Override
    void choose(Page page, Situation situation, Thing thing) {
      page.mouse().click(thing.x(), thing.y());
    }
  },

  TOUCH {
    @Override
    void prepare(Browser.NewContextOptions settings) {
      settings.setHasTouch(true).setIsMobile(true).setViewportSize(390, 844);
    }

    @Override
    void choose(Page page, Situation situation, Thing thing) {
      page.touchscreen().tap(thing.x(), thing.y());
    }
  },

  /// Tab leads to the board, arrows to the square, Enter chooses; a word beside a square has the
  /// focus already, one on a button comes after the board.
  KEYBOARD {
    @Override
    void choose(Page page, Situation situation, Thing thing) {
      Keyboard keyboard = page.keyboard();
      if (situation.picks().contains(thing)) {
        for (int at = 0; !focused(page).equals(thing.name()); at++) {
          check(at < situation.picks().size(), thing);
          keyboard.press("ArrowRight");
        }
      } else if (situation.words().contains(thing)) {
        tabTo(page, "button " + thing.name());
      } else {
        walk(page, situation, thing);
      }
      keyboard.press("Enter");
    }

    private void walk(Page page, Situation situation, Thing thing) {
      if (situation.cells().stream().noneMatch(cell -> cell.name().equals(focused(page)))) {
        tabTo(page, BOARD);
      }
      String at = focused(page);
      for (int steps = 0; !at.equals(thing.name()); steps++) {
        check(steps < 40, thing);
        Thing from = situation.cell(at);
        double across = thing.x() - from.x();
        double down = thing.y() - from.y();
        String key =
            Math.abs(across) > NEAR
                ? across > 0 ? "ArrowRight" : "ArrowLeft"
                : down > 0 ? "ArrowDown" : "ArrowUp";
        page.keyboard().press(key);
        at = focused(page);
      }
    }

    private void tabTo(Page page, String what) {
      for (int at = 0; at < MOST_TABS; at++) {
        page.keyboard().press("Tab");
        String now = focused(page);
        if (now.equals(what) || (what.equals(BOARD) && now.matches("[a-z]+\\d+"))) {
          return;
        }
      }
      throw new AssertionError("Tab does not lead to " + what);
    }
  };

  private static final String BOARD = "the board";

  /// However long the game is, its moves are one place where Tab stops.
  private static final int MOST_TABS = 40;

  /// Half a rim, in pixels: what is nearer lies in the same column.
  private static final double NEAR = 8;

  /// What the browser has to have for it.
  void prepare(Browser.NewContextOptions settings) {}

  abstract void choose(Page page, Situation situation, Thing thing);

  /// The place or word that has the focus; otherwise `button` and what stands on it.
  private static String focused(Page page) {
    return (String)
        page.evaluate(
            """
            () => {
              let at = document.activeElement;
              while (at?.shadowRoot?.activeElement) {
                at = at.shadowRoot.activeElement;
              }
              return at?.dataset?.place ?? at?.dataset?.word ?? `button ${at?.textContent.trim()}`;
            }
            """);
  }

  private static void check(boolean condition, Thing thing) {
    if (!condition) {
      throw new AssertionError("arrow keys do not lead to " + thing);
    }
  }
}
