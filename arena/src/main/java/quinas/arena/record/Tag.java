package quinas.arena.record;

/// The tags that have a meaning here, in the order in which they are written. A file may have
/// others, which are kept.
public enum Tag {
  GAME("Game"),
  OPTIONS("Options"),
  SEED("Seed"),
  START("Start"),
  FIRST("First"),
  SECOND("Second"),
  FIRST_LEVEL("FirstLevel"),
  SECOND_LEVEL("SecondLevel"),
  PIE("Pie"),
  DATE("Date"),
  RESULT("Result"),
  REASON("Reason"),
  SCORE("Score"),
  KOMI("Komi"),
  TIME_CONTROL("TimeControl");

  private final String text;

  Tag(String text) {
    this.text = text;
  }

  /// Its name in a file.
  public String text() {
    return text;
  }

  /// Whether a record knows it from its game, and so does not keep it among [GameRecord#tags].
  boolean isDerived() {
    return switch (this) {
      case GAME, OPTIONS, START, RESULT, REASON, SCORE -> true;
      default -> false;
    };
  }

  static boolean isDerived(String name) {
    for (Tag tag : values()) {
      if (tag.text.equals(name)) {
        return tag.isDerived();
      }
    }
    return false;
  }
}
