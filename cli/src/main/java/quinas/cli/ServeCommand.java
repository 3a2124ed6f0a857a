package quinas.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import quinas.arena.store.GameStore;
import quinas.arena.store.StoreException;
import quinas.cli.play.Autosave;
import quinas.cli.text.Texts;
import quinas.server.Logs;
import quinas.server.Server;
import quinas.server.Settings;
import quinas.server.limit.Limit;
import quinas.server.limit.Limits;
import quinas.storage.Stores;

/// `quinas serve`: the page, and games with others over the network.
@Command(
    name = "serve",
    description = "Serve the page: play in a browser, alone or with others.",
    mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {

  private static final int FAILED = 1;
  private static final int REFUSED = 2;

  /// Where the page is unless somebody says otherwise, and how far on it may be if that is taken.
  private static final int PORT = 8710;

  private static final int MORE_PORTS = 20;

  /// Options cannot be used together or have no meaning; the message is a whole sentence.
  private static final class WrongOption extends Exception {
    private static final long serialVersionUID = 1L;

    WrongOption(String sentence) {
      super(sentence);
    }
  }

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description = "The address to listen on; 0.0.0.0 for all (standard: this machine alone).")
  private @Nullable String host;

  @Option(
      names = "--port",
      paramLabel = "NUMBER",
      description = "The port to listen on (standard: 8710 or the next that is free).")
  private @Nullable Integer port;

  @Option(
      names = "--db",
      paramLabel = "DATABASE",
      description =
          "Where games are kept: a file, or jdbc:postgresql://HOST/NAME?user=USER&password=PASSWORD.")
  private @Nullable String database;

  @Option(
      names = "--metrics-port",
      paramLabel = "NUMBER",
      description = "A port for health and metrics (standard: none).")
  private @Nullable Integer metricsPort;

  @Option(
      names = "--name",
      paramLabel = "HOST",
      description = "A name that the server may be called by, such as games.example.org.")
  private List<String> names = List.of();

  @Option(
      names = "--trust-proxy",
      paramLabel = "ADDRESS",
      description = "A reverse proxy whose X-Forwarded-For is believed.")
  private List<String> proxies = List.of();

  @Option(
      names = "--limit",
      paramLabel = "NAME=NUMBER",
      description = "Changes a limit, such as games=1000; docs/server.md has all of them.")
  private List<String> limits = List.of();

  @Option(
      names = "--log",
      paramLabel = "FORM",
      description = "How to write the log: text or json (standard: text).")
  private String log = "text";

  @Mixin private LanguageOption language = new LanguageOption();

  private Texts texts = Texts.of(Usage.language());

  @Override
  public Integer call() throws InterruptedException {
    texts = language.texts();
    Settings settings;
    try {
      settings = settings();
    } catch (WrongOption e) {
      return refuse(String.valueOf(e.getMessage()), REFUSED);
    }
    Logs.begin(log.equals("json"));
    Server.prepare();
    try (GameStore store = open()) {
      return serve(settings, store);
    } catch (StoreException e) {
      return refuse(texts.say(e), FAILED);
    } catch (IOException e) {
      return refuse(texts.say(e), FAILED);
    }
  }

  private GameStore open() throws IOException {
    if (database != null) {
      return Stores.open(database);
    }
    Path place = Autosave.place(System.getenv(), System.getProperty("user.home", "."));
    Files.createDirectories(place);
    return Stores.open(place.resolve("games.db"));
  }

  private int serve(Settings settings, GameStore store) throws IOException, InterruptedException {
    CountDownLatch end = new CountDownLatch(1);
    try (Farewell _ = new Farewell(end::countDown);
        Server server = Server.start(settings, store, InstantSource.system())) {
      PrintWriter out = spec.commandLine().getOut();
      out.println(texts.say("serve.address", address(settings.host(), server.port())));
      if (server.metricsPort() >= 0) {
        out.println(
            texts.say("serve.metrics", address(settings.host(), server.metricsPort()) + "metrics"));
      }
      out.println(texts.say("serve.end"));
      out.flush();
      end.await();
      return 0;
    }
  }

  private int refuse(String sentence, int status) {
    spec.commandLine().getErr().println("quinas serve: " + sentence);
    return status;
  }

  private static String address(InetAddress host, int port) {
    String text = host.getHostAddress();
    String name =
        host.isLoopbackAddress() || host.isAnyLocalAddress()
            ? "localhost"
            : text.contains(":") ? "[" + text + "]" : text;
    return "http://" + name + ":" + port + "/";
  }

  private Settings settings() throws WrongOption {
    if (!log.equals("text") && !log.equals("json")) {
      throw wrong("serve.log", log);
    }
    InetAddress address = host == null ? InetAddress.getLoopbackAddress() : address(host);
    int metrics = metricsPort == null ? -1 : port(metricsPort);
    Settings local = Settings.local(port(address), Main.version());
    Set<String> called = new HashSet<>();
    names.forEach(name -> called.add(name.toLowerCase(Locale.ROOT)));
    Set<InetAddress> trusted = new HashSet<>();
    for (String proxy : proxies) {
      trusted.add(address(proxy));
    }
    return new Settings(
        address,
        local.port(),
        metrics,
        called,
        trusted,
        limits(),
        local.conduct(),
        local.silence(),
        local.site(),
        local.version());
  }

  private WrongOption wrong(String key, Object... arguments) {
    return new WrongOption(texts.say(key, arguments));
  }

  private InetAddress address(String text) throws WrongOption {
    try {
      return InetAddress.getByName(text);
    } catch (UnknownHostException e) {
      throw wrong("serve.host", text);
    }
  }

  private int port(int number) throws WrongOption {
    if (number < 0 || number > 65_535) {
      throw wrong("serve.port", number);
    }
    return number;
  }

  /// The port that was asked for, or the first that is free.
  private int port(InetAddress address) throws WrongOption {
    if (port != null) {
      int number = port(port);
      if (!isFree(address, number)) {
        throw wrong("serve.taken", number);
      }
      return number;
    }
    OptionalInt free =
        IntStream.range(PORT, PORT + MORE_PORTS).filter(n -> isFree(address, n)).findFirst();
    if (free.isEmpty()) {
      throw wrong("serve.taken", PORT);
    }
    return free.getAsInt();
  }

  private static boolean isFree(InetAddress address, int number) {
    try (ServerSocket socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(address, number));
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private Limits limits() throws WrongOption {
    Limits changed = Limits.STANDARD;
    for (String text : limits) {
      int equals = text.indexOf('=');
      Optional<Limit> limit = Limit.of(equals < 0 ? text : text.substring(0, equals));
      String number = text.substring(equals + 1);
      if (limit.isEmpty() || equals < 0 || !number.matches("[1-9][0-9]{0,8}")) {
        throw wrong("serve.limit", text);
      }
      changed = changed.with(limit.get(), Long.parseLong(number));
    }
    return changed;
  }
}
