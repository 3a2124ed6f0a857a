package quinas.arena.program;

/// Words of another program, fit to be printed.
final class Quotation {

  /// The words with every control character replaced, cut after so many characters.
  static String of(String words, int longest) {
    String head = words.length() <= longest ? words : words.substring(0, longest) + "…";
    return head.strip().replaceAll("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]", "?");
  }

  private Quotation() {}
}
