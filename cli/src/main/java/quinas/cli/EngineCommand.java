package quinas.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import quinas.arena.protocol.UgiConnection;
import quinas.arena.protocol.UgiServer;

/// `quinas engine`: talks to other programs.
@Command(
    name = "engine",
    description = "Speak UGI on standard input and output, or over TCP, so that programs can play.",
    mixinStandardHelpOptions = true)
final class EngineCommand implements Callable<Integer> {

  private static final int REFUSED = 2;

  /// How long a single answer may still take after the end of the input. Long enough for any count
  /// that a script asks for; but an engine that nobody reads any more must end some day.
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Option(
      names = "--listen",
      paramLabel = "HOST:PORT",
      description = "Serve any number of clients over TCP; port 0 lets the system choose.")
  private @Nullable String listen;

  @Override
  public Integer call() throws InterruptedException {
    String name = "Quinas " + Main.version();
    try {
      if (listen == null) {
        UgiConnection.serve(System.in, new FileOutputStream(FileDescriptor.out), name, PATIENCE);
      } else {
        listen(address(listen), name);
      }
      return 0;
    } catch (IOException e) {
      System.err.println("quinas engine: " + e.getMessage());
      return REFUSED;
    }
  }

  private static void listen(InetSocketAddress address, String name)
      throws IOException, InterruptedException {
    try (UgiServer server = open(address, name)) {
      InetSocketAddress bound = server.address();
      System.out.println("listening on " + text(bound.getAddress()) + ":" + bound.getPort());
      System.out.flush();
      server.serve();
    }
  }

  private static UgiServer open(InetSocketAddress address, String name) throws IOException {
    try {
      return UgiServer.open(address, name);
    } catch (IOException e) {
      String where = text(address.getAddress()) + ":" + address.getPort();
      throw new IOException("cannot listen on " + where + ": " + e.getMessage(), e);
    }
  }

  /// An address as one can write it in front of a port.
  private static String text(InetAddress address) {
    String host = address.getHostAddress();
    return host.indexOf(':') < 0 ? host : "[" + host + "]";
  }

  private InetSocketAddress address(String text) {
    int colon = text.lastIndexOf(':');
    String host = colon < 0 ? "" : text.substring(0, colon);
    String port = text.substring(colon + 1);
    if (host.isEmpty() || !port.matches("[0-9]{1,5}") || Integer.parseInt(port) > 65_535) {
      throw new ParameterException(
          spec.commandLine(),
          "--listen: \"" + text + "\" is not HOST:PORT, such as 127.0.0.1:60001");
    }
    InetSocketAddress address = new InetSocketAddress(host, Integer.parseInt(port));
    if (address.isUnresolved()) {
      throw new ParameterException(spec.commandLine(), "--listen: there is no host " + host);
    }
    return address;
  }
}
