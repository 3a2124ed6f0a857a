package quinas.cli.board;

import java.nio.charset.Charset;
import java.util.Map;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedCharSequence.ForceMode;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.jline.utils.InfoCmp.Capability;
import quinas.rules.Seat;

/// What a terminal can show.
///
/// The seats are cobalt and terracotta; which is which, a [BoardPicture] says. Their brightness
/// lies half way, so that each stands out from black and from white by 4.5 : 1; nothing needs to
/// know the ground of the terminal.
///
/// @param ascii whether only ASCII characters are to be used
/// @param colours how many colours there are: 0, 16, 256 or 2²⁴; with 0 lines carry no style at all
public record Look(boolean ascii, int colours) {

  public static final int TRUE_COLOURS = 1 << 24;

  /// Text alone, in Unicode.
  public static final Look PLAIN = new Look(false, 0);

  private static final String THIN = "─│┌┐└┘├┤┬┴┼";
  private static final char PRIVATE = '\uE000';

  private static final Colour COBALT = new Colour(0x4C6EDA, 63, AttributedStyle.BLUE);
  private static final Colour TERRACOTTA = new Colour(0xBE581A, 130, AttributedStyle.RED);

  /// One colour in the three ways of naming it.
  private record Colour(int rgb, int of256, int of8) {}

  /// What `terminal` can show, as far as it and the environment say.
  ///
  /// @param ascii whether the player has asked for ASCII
  public static Look of(Terminal terminal, Map<String, String> environment, boolean ascii) {
    Integer most = terminal.getNumericCapability(Capability.max_colors);
    Charset charset = terminal.outputEncoding();
    return of(terminal.getType(), most == null ? 0 : most, charset, environment, ascii);
  }

  static Look of(
      String type, int most, Charset charset, Map<String, String> environment, boolean ascii) {
    boolean plain = ascii || !charset.newEncoder().canEncode("─┼●□•→");
    return new Look(plain, colours(type, most, environment));
  }

  private static int colours(String type, int most, Map<String, String> environment) {
    if (!environment.getOrDefault("NO_COLOR", "").isEmpty()
        || type.startsWith(Terminal.TYPE_DUMB)
        || environment.getOrDefault("TERM", type).equals(Terminal.TYPE_DUMB)) {
      return 0;
    }
    String most24 = environment.getOrDefault("COLORTERM", "");
    if (most24.equals("truecolor") || most24.equals("24bit") || most >= TRUE_COLOURS) {
      return TRUE_COLOURS;
    }
    return most >= 256 ? 256 : most >= 8 ? 16 : 0;
  }

  /// The pieces and the name of a seat: cobalt for the first and terracotta for the second, unless
  /// the game has reason to exchange them.
  AttributedStyle seat(Seat seat) {
    AttributedStyle style = style(seat == Seat.FIRST ? COBALT : TERRACOTTA);
    return colours == 0 ? style : style.bold();
  }

  /// Lines and coordinates.
  public AttributedStyle frame() {
    return colours == 0 ? AttributedStyle.DEFAULT : AttributedStyle.DEFAULT.faint();
  }

  /// What a picture points out, and headings.
  public AttributedStyle strong() {
    return colours == 0 ? AttributedStyle.DEFAULT : AttributedStyle.BOLD;
  }

  /// The same style where the cursor is.
  public AttributedStyle underCursor(AttributedStyle style) {
    return colours == 0 ? style : style.inverse();
  }

  private AttributedStyle style(Colour colour) {
    AttributedStyle plain = AttributedStyle.DEFAULT;
    return switch (colours) {
      case 0 -> plain;
      case 16 -> plain.foreground(AttributedStyle.BRIGHT + colour.of8);
      case 256 -> plain.foreground(colour.of256);
      default -> plain.foregroundRgb(colour.rgb);
    };
  }

  /// A legal target.
  public String dot() {
    return ascii ? "*" : "•";
  }

  /// One of two texts: `fine` where the terminal knows more than ASCII.
  public String either(String fine, String plain) {
    return ascii ? plain : fine;
  }

  /// A line as it is sent to the terminal.
  ///
  /// JLine would turn thin lines into ASCII, so they pass through it in disguise: as characters for
  /// private use.
  public String ansi(AttributedString line) {
    if (colours == 0) {
      return line.toString();
    }
    AttributedStringBuilder disguised = new AttributedStringBuilder(line.length());
    for (int i = 0; i < line.length(); i++) {
      int thin = THIN.indexOf(line.charAt(i));
      disguised.style(line.styleAt(i));
      disguised.append(thin < 0 ? line.charAt(i) : (char) (PRIVATE + thin));
    }
    ForceMode mode = colours == TRUE_COLOURS ? ForceMode.ForceTrueColors : ForceMode.None;
    StringBuilder ansi = new StringBuilder(disguised.toAnsi(colours, mode));
    for (int i = 0; i < ansi.length(); i++) {
      int thin = ansi.charAt(i) - PRIVATE;
      if (thin >= 0 && thin < THIN.length()) {
        ansi.setCharAt(i, THIN.charAt(thin));
      }
    }
    return ansi.toString();
  }
}
