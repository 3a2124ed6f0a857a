package quinas.server.computer;

import java.util.regex.Pattern;

/// How the engine at its full strength is written.
final class FullText {

  static final Pattern PATTERN = Pattern.compile("full:([1-9][0-9]{0,4})");
  static final int MOST_MILLIS = 20_000;

  private FullText() {}
}
