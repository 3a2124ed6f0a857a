package quinas.web;

import org.teavm.jso.JSExport;

/// The doors of the rules, for the page: see [RulesDoors].
public final class RulesFace {

  @JSExport
  public static String games() {
    return RulesDoors.games();
  }

  @JSExport
  public static String deal(String game, String options, String seed) {
    return RulesDoors.deal(game, options, seed);
  }

  @JSExport
  public static String read(String game, String options, String text) {
    return RulesDoors.read(game, options, text);
  }

  @JSExport
  public static String play(String game, String options, String text, String move) {
    return RulesDoors.play(game, options, text, move);
  }

  @JSExport
  public static String line(String game, String options, String start, String moves) {
    return RulesDoors.line(game, options, start, moves);
  }

  @JSExport
  public static String explain(String game, String options, String text, String places) {
    return RulesDoors.explain(game, options, text, places);
  }

  @JSExport
  public static String readRecords(String text) {
    return RulesDoors.readRecords(text);
  }

  @JSExport
  public static String writeRecord(String record) {
    return RulesDoors.writeRecord(record);
  }

  /// Only names the class to the compiler.
  public static void main(String[] arguments) {}

  private RulesFace() {}
}
