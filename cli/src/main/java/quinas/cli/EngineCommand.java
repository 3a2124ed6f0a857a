package quinas.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import quinas.arena.protocol.ServiceLimits;
import quinas.arena.protocol.UgiConnection;
import quinas.arena.protocol.UgiServer;
import quinas.cli.text.Texts;
import quinas.rules.NotationException;

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

  @Mixin private LanguageOption language = new LanguageOption();

  @Override
  public Integer call() throws InterruptedException {
    String name = "Quinas " + Main.version();
    Texts texts = language.texts();
    try {
      ServiceLimits limits = limits();
      if (listen == null) {
        UgiConnection.serve(System.in, new FileOutputStream(FileDescriptor.out), name, PATIENCE);
      } else {
        return listen(address(listen), name, limits, texts);
      }
      return 0;
    } catch (NotationException e) {
      return refuse(texts.say(e));
    } catch (IOException e) {
      return refuse(texts.say(e));
    }
  }

  private int refuse(String sentence) {
    spec.commandLine().getErr().println("quinas engine: " + sentence);
    return REFUSED;
  }

  private ServiceLimits limits() throws NotationException {
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

  private int limit(String option, @Nullable Integer given, int standard, int most)
      throws NotationException {
    if (given == null) {
      return standard;
    }
    if (listen == null) {
      throw new NotationException("%s is for clients over TCP: it needs --listen", option);
    }
    if (given < 1 || given > most) {
      throw new NotationException("%s: %d is not a number from %d to %d", option, given, 1, most);
    }
    return given;
  }

  /// Serves until the server is closed. The line that it prints is one that programs wait for: it
  /// is the same in every language.
  private int listen(InetSocketAddress address, String name, ServiceLimits limits, Texts texts)
      throws IOException, InterruptedException {
    try (UgiServer server = UgiServer.open(address, name, limits)) {
      InetSocketAddress bound = server.address();
      System.out.println("listening on " + text(bound.getAddress()) + ":" + bound.getPort());
      System.out.flush();
      server.serve();
      return 0;
    } catch (BindException e) {
      String where = text(address.getAddress()) + ":" + address.getPort();
      return refuse(texts.say("engine.taken", where, texts.say(e)));
    }
  }

  /// An address as one can write it in front of a port.
  private static String text(InetAddress address) {
    String host = address.getHostAddress();
    return host.indexOf(':') < 0 ? host : "[" + host + "]";
  }

  private static InetSocketAddress address(String text) throws NotationException {
    int colon = text.lastIndexOf(':');
    String host = colon < 0 ? "" : text.substring(0, colon);
    String port = text.substring(colon + 1);
    if (host.isEmpty() || !port.matches("[0-9]{1,5}") || Integer.parseInt(port) > 65_535) {
      throw new NotationException(
          "--listen: \"%s\" is not HOST:PORT, such as 127.0.0.1:60001", text);
    }
    InetSocketAddress address = new InetSocketAddress(host, Integer.parseInt(port));
    if (address.isUnresolved()) {
      throw new NotationException("--listen: there is no host %s", host);
    }
    return address;
  }
}
