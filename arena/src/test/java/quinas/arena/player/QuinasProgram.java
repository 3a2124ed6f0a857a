package quinas.arena.player;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import quinas.arena.protocol.UgiConnection;

/// Quinas as an engine, in a process of its own.
public final class QuinasProgram {

  public static void main(String[] args) throws Exception {
    FileOutputStream out = new FileOutputStream(FileDescriptor.out);
    UgiConnection.serve(System.in, out, "Quinas", Duration.ofSeconds(10));
  }

  /// The command line that starts the `main` of a class in another Java.
  static String command(Class<?> main, String... arguments) {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    return "'%s' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx200m -cp '%s' %s %s"
        .formatted(
            java,
            System.getProperty("java.class.path"),
            main.getName(),
            String.join(" ", List.of(arguments)))
        .strip();
  }

  private QuinasProgram() {}
}
