package quinas.cli.screen;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.jline.keymap.BindingReader;
import org.jline.keymap.KeyMap;
import org.jline.reader.EndOfFileException;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.Terminal.SignalHandler;
import org.jline.utils.AttributedString;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlockingReader;
import quinas.cli.board.Look;

/// The whole terminal, taken over until [#close]: keys come one by one, lines are shown all at
/// once. Whatever ends the process, the terminal is given back as it was.
final class Screen implements AutoCloseable {

  /// How long an Esc waits for the rest of an arrow key.
  private static final long ESCAPE_MILLIS = 60;

  /// How soon a new size is noticed.
  private static final long GLANCE_MILLIS = 100;

  /// Leaves the second screen, shows the cursor, gives the arrow keys back.
  private static final String RESTORE = "\033[?1049l\033[?25h\033[?1l\033>\033[0m";

  private final Terminal terminal;
  private final Look look;
  private final BindingReader reader;
  private final KeyMap<Key.Kind> keys;
  private final Attributes before;
  private final SignalHandler resizing;
  private final SignalHandler interrupting;
  private final Thread rescue = new Thread(this::rescue, "screen");

  /// The lines as they were last sent.
  private final List<String> shown = new ArrayList<>();

  private Size size = Size.of(1, 1);
  private volatile boolean resized;
  private volatile boolean interrupted;
  private boolean closed;

  /// Takes the terminal over.
  Screen(Terminal terminal, Look look) {
    this.terminal = terminal;
    this.look = look;
    reader = new BindingReader(terminal.reader());
    keys = keys(terminal);
    before = terminal.enterRawMode();
    Attributes raw = terminal.getAttributes();
    raw.setLocalFlag(Attributes.LocalFlag.ISIG, false);
    terminal.setAttributes(raw);
    resizing = terminal.handle(Signal.WINCH, signal -> resized = true);
    interrupting = terminal.handle(Signal.INT, signal -> interrupted = true);
    Runtime.getRuntime().addShutdownHook(rescue);
    terminal.puts(Capability.enter_ca_mode);
    terminal.puts(Capability.keypad_xmit);
    terminal.flush();
    resize();
  }

  private static KeyMap<Key.Kind> keys(Terminal terminal) {
    KeyMap<Key.Kind> keys = new KeyMap<>();
    keys.setAmbiguousTimeout(ESCAPE_MILLIS);
    bind(keys, Key.Kind.UP, terminal, Capability.key_up, "\033[A", "\033OA");
    bind(keys, Key.Kind.DOWN, terminal, Capability.key_down, "\033[B", "\033OB");
    bind(keys, Key.Kind.RIGHT, terminal, Capability.key_right, "\033[C", "\033OC");
    bind(keys, Key.Kind.LEFT, terminal, Capability.key_left, "\033[D", "\033OD");
    bind(keys, Key.Kind.HOME, terminal, Capability.key_home, "\033[H", "\033OH", "\033[1~");
    bind(keys, Key.Kind.END, terminal, Capability.key_end, "\033[F", "\033OF", "\033[4~");
    bind(keys, Key.Kind.PAGE_UP, terminal, Capability.key_ppage, "\033[5~");
    bind(keys, Key.Kind.PAGE_DOWN, terminal, Capability.key_npage, "\033[6~");
    bind(keys, Key.Kind.DELETE, terminal, Capability.key_dc, "\033[3~");
    keys.bind(Key.Kind.ENTER, "\r", "\n");
    keys.bind(Key.Kind.TAB, "\t");
    keys.bind(Key.Kind.BACKSPACE, KeyMap.del(), KeyMap.ctrl('H'));
    keys.bind(Key.Kind.ESCAPE, KeyMap.esc());
    // JLine makes a signal of it besides.
    keys.bind(Key.Kind.OTHER, KeyMap.ctrl('C'));
    keys.bind(Key.Kind.CLOSED, KeyMap.ctrl('D'));
    KeyMap.range(" -~").forEach(sign -> keys.bind(Key.Kind.CHARACTER, sign));
    keys.setUnicode(Key.Kind.CHARACTER);
    keys.setNomatch(Key.Kind.OTHER);
    return keys;
  }

  private static void bind(
      KeyMap<Key.Kind> keys,
      Key.Kind kind,
      Terminal terminal,
      Capability capability,
      String... usual) {
    String own = KeyMap.key(terminal, capability);
    if (own != null) {
      keys.bind(kind, own);
    }
    keys.bind(kind, usual);
  }

  int width() {
    return size.getColumns();
  }

  int height() {
    return size.getRows();
  }

  private void resize() {
    size = terminal.getSize();
    shown.clear();
  }

  /// Shows these lines, each no wider than the screen, from the top. Only those that have changed
  /// are sent.
  ///
  /// @param x where the cursor is to be; below 0 for nowhere
  synchronized void show(List<AttributedString> lines, int x, int y) {
    if (closed) {
      return;
    }
    terminal.puts(Capability.cursor_invisible);
    if (shown.isEmpty()) {
      terminal.puts(Capability.clear_screen);
    }
    for (int row = 0; row < size.getRows(); row++) {
      String line = row < lines.size() ? look.ansi(lines.get(row)) : "";
      if (row >= shown.size() || !shown.get(row).equals(line)) {
        terminal.puts(Capability.cursor_address, row, 0);
        terminal.puts(Capability.clr_eol);
        terminal.writer().print(line);
      }
      if (row < shown.size()) {
        shown.set(row, line);
      } else {
        shown.add(line);
      }
    }
    if (x >= 0 && y >= 0 && x < width() && y < height()) {
      terminal.puts(Capability.cursor_address, y, x);
      terminal.puts(Capability.cursor_visible);
    }
    terminal.flush();
  }

  /// Waits for a key.
  Key read() {
    while (true) {
      Key key = read(Duration.ofHours(1));
      if (!key.is(Key.Kind.NONE)) {
        return key;
      }
    }
  }

  /// Waits for a key, but not longer than this.
  Key read(Duration patience) {
    long end = System.nanoTime() + patience.toNanos();
    while (true) {
      if (interrupted) {
        interrupted = false;
        return Key.of(Key.Kind.INTERRUPT);
      }
      if (resized) {
        resized = false;
        resize();
        return Key.of(Key.Kind.RESIZED);
      }
      long left = (end - System.nanoTime()) / 1_000_000;
      Key key = glance(Math.clamp(left, 1, GLANCE_MILLIS));
      if (!key.is(Key.Kind.NONE) && !key.is(Key.Kind.OTHER)) {
        return key;
      }
      if (left <= 0) {
        return Key.of(Key.Kind.NONE);
      }
    }
  }

  private Key glance(long millis) {
    try {
      if (reader.peekCharacter(millis) == NonBlockingReader.READ_EXPIRED) {
        return Key.of(Key.Kind.NONE);
      }
      Key.Kind kind = reader.readBinding(keys);
      if (kind == null) {
        return Key.of(Key.Kind.CLOSED);
      }
      return kind == Key.Kind.CHARACTER ? Key.of(reader.getLastBinding()) : Key.of(kind);
    } catch (EndOfFileException gone) {
      stayIfEnding();
      return Key.of(Key.Kind.CLOSED);
    }
  }

  /// If the process has been told to end, its hooks have closed the terminal, and keep the game.
  /// All that the player's thread could do now would be in their way, so it stays here.
  private void stayIfEnding() {
    try {
      if (Runtime.getRuntime().removeShutdownHook(rescue)) {
        Runtime.getRuntime().addShutdownHook(rescue);
      }
    } catch (IllegalStateException ending) {
      while (true) {
        LockSupport.park();
      }
    }
  }

  /// Gives the terminal back.
  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    terminal.puts(Capability.exit_ca_mode);
    terminal.puts(Capability.keypad_local);
    terminal.puts(Capability.cursor_visible);
    terminal.flush();
    terminal.setAttributes(before);
    terminal.handle(Signal.WINCH, resizing);
    terminal.handle(Signal.INT, interrupting);
    try {
      Runtime.getRuntime().removeShutdownHook(rescue);
    } catch (IllegalStateException ending) {
      // The process ends already, and the hook has run or finds the screen closed.
    }
  }

  /// Gives the terminal back when the process is told to end. JLine resets its modes itself,
  /// perhaps before this runs, so what is on the screen is restored past it.
  private synchronized void rescue() {
    if (closed) {
      return;
    }
    closed = true;
    try (FileOutputStream out = new FileOutputStream(FileDescriptor.out)) {
      out.write(RESTORE.getBytes(StandardCharsets.US_ASCII));
    } catch (IOException gone) {
      // So is the terminal.
    }
  }
}
