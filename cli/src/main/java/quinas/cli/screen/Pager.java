package quinas.cli.screen;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import quinas.cli.board.Look;
import quinas.cli.text.Texts;

/// A text that takes the whole screen, page by page.
final class Pager {

  private final Screen screen;
  private final List<AttributedString> text;
  private final AttributedString keys;
  private int top;

  Pager(Screen screen, List<AttributedString> text, Texts texts, Look look) {
    this.screen = screen;
    this.text = text;
    this.keys = new AttributedString(texts.say("screen.pager"), look.frame());
  }

  /// Shows it until the player has read enough.
  void run() {
    while (true) {
      List<AttributedString> lines = Wrap.lines(text, screen.width());
      int page = Math.max(1, screen.height() - 1);
      int last = Math.max(0, lines.size() - page);
      top = Math.clamp(top, 0, last);
      draw(lines, page);
      Key key = screen.read();
      switch (key.kind()) {
        case UP -> top--;
        case DOWN -> top++;
        case PAGE_UP, LEFT -> top -= page;
        case PAGE_DOWN, RIGHT -> top += page;
        case HOME -> top = 0;
        case END -> top = last;
        case RESIZED -> {}
        default -> {
          boolean isNext = key.is(" ") || key.is(Key.Kind.ENTER);
          if (!isNext || top == last) {
            return;
          }
          top += page;
        }
      }
    }
  }

  private void draw(List<AttributedString> lines, int page) {
    List<AttributedString> shown = new ArrayList<>();
    for (int y = top; y < top + page; y++) {
      shown.add(y < lines.size() ? lines.get(y) : AttributedString.EMPTY);
    }
    shown.add(Wrap.cut(keys, screen.width()));
    screen.show(shown, -1, -1);
  }
}
