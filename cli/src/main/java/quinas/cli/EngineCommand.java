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
import quinas.arena.protocol.ServiceLimits;
import quinas.arena.protocol.UgiConnection;
import quinas.arena.protocol.UgiServer;

/// `quinas engine`: talks to other programs.
@Command(
    name = "engine",
    description =
        "Speak UGI, or UAI for Ataxx, on standard input and output or over TCP, so that programs can"
            + " play.",
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
      description = "Serve many clients at once over TCP; port 0 lets the system choose.")
  private @Nullable String listen;

  @Option(
      names = "--max-connections",
      paramLabel = "NUMBER",
      description = "How many clients may be connected at once (standard: 64).")
  private @Nullable Integer connections;

  @Option(
      names = "--max-line",
      paramLabel = "NUMBER",
      description = "How many characters a client's line may have (standard: 65536).")
  private @Nullable Integer line;

  @Option(
      names = "--max-searches",
      paramLabel = "NUMBER",
      description = "How many searches and counts may be under way at once (standard: 16).")
  private @Nullable Integer searches;

  @Option(
      names = "--max-hash",
      paramLabel = "MIB",
      description =
          "How much memory each client may have for its search (standard: together half of what there"
              + " is, at most 64 each).")
  private @Nullable Integer hash;

  @Option(
      names = "--idle",
      paramLabel = "SECONDS",
      description = "When a client that says nothing is sent away (standard: 600).")
  private @Nullable Integer idle;

  @Override
  public Integer call() throws InterruptedException {
    String name = "Quinas " + Main.version();
    ServiceLimits limits = limits();
    try {
      if (listen == null) {
        UgiConnection.serve(System.in, new FileOutputStream(FileDescriptor.out), name, PATIENCE);
      } else {
        listen(address(listen), name, limits);
      }
      return 0;
    } catch (IOException e) {
      System.err.println("quinas engine: " + e.getMessage());
      return REFUSED;
    }
  }

  private ServiceLimits limits() {
    ServiceLimits standard = ServiceLimits.STANDARD;
    int clients = limit("--max-connections", connections, standard.connections(), 10_000);
    long share = (Runtime.getRuntime().maxMemory() >> 21) / clients;
    return new ServiceLimits(
        clients,
        limit("--max-line", line, standard.line(), 1 << 20),
        limit("--max-searches", searches, standard.searches(), 10_000),
        limit("--max-hash", hash, Math.clamp(share, 1, standard.mebibytes()), 8192),
        Duration.ofSeconds(limit("--idle", idle, (int) standard.idle().toSeconds(), 1_000_000)),
        standard.patience());
  }

  private int limit(String option, @Nullable Integer given, int standard, int most) {
    if (given == null) {
      return standard;
    }
    if (listen == null) {
      throw new ParameterException(
          spec.commandLine(), option + " is for clients over TCP: it needs --listen");
    }
    if (given < 1 || given > most) {
      throw new ParameterException(
          spec.commandLine(), option + ": " + given + " is not a number from 1 to " + most);
    }
    return given;
  }

  private static void listen(InetSocketAddress address, String name, ServiceLimits limits)
      throws IOException, InterruptedException {
    try (UgiServer server = open(address, name, limits)) {
      InetSocketAddress bound = server.address();
      System.out.println("listening on " + text(bound.getAddress()) + ":" + bound.getPort());
      System.out.flush();
      server.serve();
    }
  }

  private static UgiServer open(InetSocketAddress address, String name, ServiceLimits limits)
      throws IOException {
    try {
      return UgiServer.open(address, name, limits);
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
