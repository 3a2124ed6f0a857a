package quinas.web;

import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int8Array;

/// The doors of the engine, for the page: see [EngineDoors].
public final class EngineFace {

  /// What is told while thinking.
  @JSFunctor
  public interface Progress extends JSObject {
    void tell(String json);
  }

  private static final EngineDoors DOORS = new EngineDoors();

  @JSExport
  public static String net(String game, String options, String text, String level) {
    return DOORS.net(game, options, text, level);
  }

  @JSExport
  public static String keep(String name, Int8Array bytes) {
    return DOORS.keep(name, bytes.copyToJavaArray());
  }

  @JSExport
  public static String choose(String game, String options, String text, String level, String seed) {
    return DOORS.choose(game, options, text, level, seed);
  }

  @JSExport
  public static String analyse(
      String game, String options, String text, String lines, String millis, Progress progress) {
    return DOORS.analyse(game, options, text, lines, millis, progress::tell);
  }

  @JSExport
  public static String judge(
      String game, String options, String text, String move, String before, String after) {
    return DOORS.judge(game, options, text, move, before, after);
  }

  /// Only names the class to the compiler.
  public static void main(String[] arguments) {}

  private EngineFace() {}
}
