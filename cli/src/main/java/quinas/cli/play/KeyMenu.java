package quinas.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jline.keymap.BindingReader;
import org.jline.keymap.KeyMap;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.InfoCmp.Capability;
import quinas.cli.board.Look;
import quinas.cli.text.Texts;

/// A menu played with the arrow keys, or the digits, on a few lines of the terminal. It disappears
/// when it is done.
final class KeyMenu {

  /// How the player leaves it.
  enum Exit {
    CHOSEN,
    BACK,
    END,
    INTERRUPTED
  }

  private enum Key {
    UP,
    DOWN,
    FIRST,
    LAST,
    ENTER,
    DIGIT,
    BACK,
    INTERRUPT,
    END,
    OTHER
  }

  /// How long an Esc waits for the rest of an arrow key.
  private static final long ESCAPE_MILLIS = 100;

  private final Terminal terminal;
  private final Look look;
  private final Choice choice;
  private final Texts texts;
  private int selected;

  KeyMenu(Terminal terminal, Look look, Choice choice, Texts texts) {
    this.terminal = terminal;
    this.look = look;
    this.choice = choice;
    this.texts = texts;
    this.selected = choice.standard();
  }

  /// How many lines it needs.
  static int height(Choice choice) {
    return (int) choice.title().lines().count() + choice.items().size() + 3;
  }

  /// The answer on which the player is.
  int selected() {
    return selected;
  }

  /// Lets the player choose.
  Exit run() {
    Attributes before = terminal.enterRawMode();
    Attributes raw = terminal.getAttributes();
    raw.setLocalFlag(Attributes.LocalFlag.ISIG, false);
    terminal.setAttributes(raw);
    terminal.puts(Capability.cursor_invisible);
    try {
      return read(new BindingReader(terminal.reader()), keys());
    } finally {
      terminal.puts(Capability.cursor_visible);
      terminal.flush();
      terminal.setAttributes(before);
    }
  }

  private Exit read(BindingReader reader, KeyMap<Key> keys) {
    while (true) {
      int lines = draw();
      Key key = reader.readBinding(keys);
      Optional<Exit> exit = key == null ? Optional.of(Exit.END) : press(key, reader);
      erase(lines);
      if (exit.isPresent()) {
        return exit.get();
      }
    }
  }

  private Optional<Exit> press(Key key, BindingReader reader) {
    int count = choice.items().size();
    switch (key) {
      case UP -> selected = (selected + count - 1) % count;
      case DOWN -> selected = (selected + 1) % count;
      case FIRST -> selected = 0;
      case LAST -> selected = count - 1;
      case ENTER -> {
        return Optional.of(Exit.CHOSEN);
      }
      case DIGIT -> {
        int digit = reader.getLastBinding().charAt(0) - '1';
        if (digit < count) {
          selected = digit;
          return Optional.of(Exit.CHOSEN);
        }
      }
      case BACK -> {
        return Optional.of(Exit.BACK);
      }
      case INTERRUPT -> {
        return Optional.of(Exit.INTERRUPTED);
      }
      case END -> {
        return Optional.of(Exit.END);
      }
      case OTHER -> {}
    }
    return Optional.empty();
  }

  private KeyMap<Key> keys() {
    KeyMap<Key> keys = new KeyMap<>();
    keys.setAmbiguousTimeout(ESCAPE_MILLIS);
    keys.bind(Key.UP, KeyMap.key(terminal, Capability.key_up), "\033[A", "\033OA", "k");
    keys.bind(Key.DOWN, KeyMap.key(terminal, Capability.key_down), "\033[B", "\033OB", "j", "\t");
    keys.bind(Key.FIRST, "\033[H", "\033OH", "\033[1~");
    keys.bind(Key.LAST, "\033[F", "\033OF", "\033[4~");
    keys.bind(Key.ENTER, "\r", "\n", " ");
    for (int digit = 1; digit <= 9; digit++) {
      keys.bind(Key.DIGIT, Integer.toString(digit));
    }
    keys.bind(Key.BACK, KeyMap.esc(), "0", "\033[D", "\033OD");
    keys.bind(Key.INTERRUPT, KeyMap.ctrl('C'));
    keys.bind(Key.END, KeyMap.ctrl('D'));
    keys.setNomatch(Key.OTHER);
    keys.setUnicode(Key.OTHER);
    return keys;
  }

  /// Draws the menu below the cursor and returns how many lines it took.
  private int draw() {
    List<AttributedString> lines = new ArrayList<>();
    choice
        .title()
        .lines()
        .map(line -> new AttributedString(line, look.strong()))
        .forEach(lines::add);
    for (int i = 0; i < choice.items().size(); i++) {
      boolean here = i == selected;
      String text = (here ? "> " : "  ") + (i + 1) + "  " + choice.items().get(i).text();
      lines.add(here ? new AttributedString(text, look.strong()) : new AttributedString(text));
    }
    lines.add(new AttributedString("  0  " + choice.back()));
    lines.add(new AttributedString("  " + texts.say("menu.keys"), look.frame()));
    int width = Math.max(1, TerminalConsole.width(terminal) - 1);
    for (AttributedString line : lines) {
      AttributedString fitting =
          line.columnLength() > width ? line.columnSubSequence(0, width) : line;
      terminal.writer().println(look.ansi(fitting));
    }
    terminal.flush();
    return lines.size();
  }

  private void erase(int lines) {
    for (int i = 0; i < lines; i++) {
      terminal.puts(Capability.cursor_up);
      terminal.puts(Capability.clr_eol);
    }
    terminal.writer().print("\r");
    terminal.flush();
  }
}
