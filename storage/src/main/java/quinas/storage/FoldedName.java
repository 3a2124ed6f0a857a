package quinas.storage;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/// Names as they are compared: neither case nor accents matter.
final class FoldedName {

  private static final Pattern MARKS = Pattern.compile("\\p{M}+");
  private static final Pattern SPACES = Pattern.compile("[\\s\\p{Z}\\p{Cc}]+");

  /// `João Sá` is `joao sa`.
  static String of(String name) {
    String bare = MARKS.matcher(Normalizer.normalize(name, Normalizer.Form.NFKD)).replaceAll("");
    String lower = bare.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    return SPACES.matcher(lower).replaceAll(" ").strip();
  }

  /// Two names as one text, in which no part of a name reaches into the other.
  static String lines(String first, String second) {
    return of(first) + "\n" + of(second);
  }

  /// A pattern of SQL's `like ... escape '!'` for texts with this part of a name.
  static String pattern(String part) {
    return "%" + of(part).replaceAll("[!%_]", "!$0") + "%";
  }

  private FoldedName() {}
}
