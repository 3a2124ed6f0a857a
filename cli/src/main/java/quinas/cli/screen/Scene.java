package quinas.cli.screen;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/// What is to be seen during a game, laid out for the size of the screen.
///
/// ```
///   board        panel         the panel goes below a board that leaves it no room,
///   board        panel         and is left out where there is none there either
///   message
///   keys
/// ```
///
/// @param board as it is drawn
/// @param boardWidth its width
/// @param panel what there is to know, in lines as wide as it likes
/// @param now what is to be done, also in the panel; the message where there is neither
/// @param moves those that have been played, the latest last; as many as there is room for
/// @param message what there is to say just now
/// @param keys the keys that do something now, the most important first
record Scene(
    List<AttributedString> board,
    int boardWidth,
    List<AttributedString> panel,
    AttributedString now,
    List<AttributedString> moves,
    List<AttributedString> message,
    List<AttributedString> keys) {

  private static final int GAP = 3;
  private static final int PANEL_WIDTH = 20;
  private static final int LEAST_PANEL = 5;
  private static final int MOST_MESSAGE = 3;

  /// Whether a board of this size can be played on such a screen.
  static boolean fits(int boardWidth, int boardHeight, int width, int height) {
    return boardWidth <= width && boardHeight + 2 <= height;
  }

  /// The lines of a screen, from the top, exactly `height` of them.
  List<AttributedString> lines(int width, int height) {
    List<AttributedString> above = new ArrayList<>(board);
    int room = messageTop(height);
    if (isBeside(width)) {
      above = beside(width - boardWidth - GAP, room);
    } else {
      Wrap.lines(panel, width).stream().filter(line -> line.length() > 0).forEach(above::add);
    }
    List<AttributedString> lines = new ArrayList<>();
    for (int y = 0; y < room; y++) {
      lines.add(y < above.size() ? Wrap.cut(above.get(y), width) : AttributedString.EMPTY);
    }
    boolean isSilent = message.stream().allMatch(line -> line.length() == 0);
    List<AttributedString> said =
        Wrap.lines(isSilent && !hasPanel(width, height) ? List.of(now) : message, width);
    for (int y = 0; y < messageHeight(height); y++) {
      lines.add(y < said.size() ? said.get(y) : AttributedString.EMPTY);
    }
    lines.add(footer(width));
    return lines;
  }

  /// Whether a screen of this size leaves room for the panel.
  boolean hasPanel(int width, int height) {
    return isBeside(width) || messageTop(height) - board.size() >= LEAST_PANEL;
  }

  private boolean isBeside(int width) {
    return width - boardWidth - GAP >= PANEL_WIDTH;
  }

  /// The first line of the message on a screen of this height.
  int messageTop(int height) {
    return height - 1 - messageHeight(height);
  }

  /// How many lines a message may have.
  int messageHeight(int height) {
    return Math.clamp(height - 1L - board.size(), 1, MOST_MESSAGE);
  }

  private List<AttributedString> beside(int width, int room) {
    List<AttributedString> right = new ArrayList<>(Wrap.lines(panel, width));
    int count = Math.clamp(room - right.size() - 1L, 0, moves.size());
    if (count > 0) {
      right.add(AttributedString.EMPTY);
      right.addAll(moves.subList(moves.size() - count, moves.size()));
    }
    List<AttributedString> lines = new ArrayList<>();
    for (int y = 0; y < Math.max(board.size(), right.size()); y++) {
      AttributedStringBuilder line = new AttributedStringBuilder();
      line.append(y < board.size() ? board.get(y) : AttributedString.EMPTY);
      if (y < right.size()) {
        line.append(" ".repeat(boardWidth + GAP - line.length()));
        line.append(Wrap.cut(right.get(y), width));
      }
      lines.add(line.toAttributedString());
    }
    return lines;
  }

  /// As many keys as there is room for.
  private AttributedString footer(int width) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    for (AttributedString key : keys) {
      int gap = line.length() == 0 ? 0 : 2;
      if (line.length() + gap + key.length() <= width) {
        line.append(" ".repeat(gap)).append(key);
      }
    }
    return line.toAttributedString();
  }
}
