package quinas.server.api;

import java.text.Normalizer;

/// How players call themselves.
public final class Names {

  private static final int LONGEST = 40;

  /// The field `name`, empty if it is not there: without control characters and other invisible
  /// ones, and with single spaces.
  public static String read(Fields fields) throws ApiException {
    String name =
        Normalizer.normalize(fields.optionalText("name", 200).orElse(""), Normalizer.Form.NFC);
    StringBuilder visible = new StringBuilder();
    name.codePoints().filter(Names::isVisible).forEach(visible::appendCodePoint);
    String tidy = visible.toString().strip().replaceAll("\\s+", " ");
    if (tidy.codePointCount(0, tidy.length()) > LONGEST) {
      throw fields.fault("name", "\"%s\" has more than %d characters", "name", LONGEST);
    }
    return tidy;
  }

  private static boolean isVisible(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }

  private Names() {}
}
