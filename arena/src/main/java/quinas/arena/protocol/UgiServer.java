package quinas.arena.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;

/// An engine for many clients at once, over TCP. Each has a session of its own.
///
/// Each client has a platform thread: on virtual ones, which only give way when they wait, a few
/// clients that write without pause would keep all others from being read.
public final class UgiServer implements AutoCloseable {

  /// How long to wait if a client cannot be accepted, for want of file handles for example.
  private static final Duration PAUSE = Duration.ofMillis(100);

  /// How often clients are looked at, at least.
  private static final Duration LOOK = Duration.ofMillis(500);

  /// How long one who is refused has to read why.
  private static final Duration FAREWELL = Duration.ofSeconds(1);

  /// How many are told at once why they are refused.
  private static final int FAREWELLS = 64;

  private static final Logger LOG = System.getLogger(UgiServer.class.getName());

  private final ServerSocket socket;
  private final String name;
  private final ServiceLimits limits;
  private final SessionLimits share;
  private final Set<UgiClient> clients = ConcurrentHashMap.newKeySet();
  private final Semaphore farewells = new Semaphore(FAREWELLS);

  private UgiServer(ServerSocket socket, String name, ServiceLimits limits) {
    this.socket = socket;
    this.name = name;
    this.limits = limits;
    share = limits.session();
  }

  /// Starts to listen.
  ///
  /// @param address with port 0, the system chooses one
  /// @param name name and version of the engine
  public static UgiServer open(InetSocketAddress address, String name, ServiceLimits limits)
      throws IOException {
    ServerSocket socket = new ServerSocket();
    try {
      socket.bind(address);
    } catch (IOException e) {
      socket.close();
      throw e;
    }
    return new UgiServer(socket, name, limits);
  }

  /// Where it listens.
  public InetSocketAddress address() {
    return new InetSocketAddress(socket.getInetAddress(), socket.getLocalPort());
  }

  /// Serves clients until it is closed.
  public void serve() throws InterruptedException {
    Thread.ofVirtual().name("ugi-watch").start(this::watch);
    while (!socket.isClosed()) {
      try {
        welcome(socket.accept());
      } catch (IOException e) {
        if (!socket.isClosed()) {
          LOG.log(Logger.Level.WARNING, "a client could not be accepted", e);
          Thread.sleep(PAUSE);
        }
      }
    }
  }

  private void welcome(Socket arrived) throws IOException {
    if (clients.size() >= limits.connections()) {
      refuse(arrived);
      return;
    }
    UgiClient client;
    try {
      client = new UgiClient(arrived, name, share);
    } catch (IOException e) {
      LOG.log(Logger.Level.DEBUG, "a client was gone at once", e);
      return;
    }
    clients.add(client);
    Thread.ofPlatform()
        .daemon()
        .name("ugi-client")
        .start(() -> {
          try {
            client.serve();
          } finally {
            clients.remove(client);
          }
        });
  }

  private void refuse(Socket arrived) throws IOException {
    if (!farewells.tryAcquire()) {
      arrived.close();
      return;
    }
    Thread.ofVirtual()
        .start(() -> {
          try (arrived) {
            sayFarewell(arrived);
          } catch (IOException e) {
            LOG.log(Logger.Level.DEBUG, "a client did not wait to be refused", e);
          } finally {
            farewells.release();
          }
        });
  }

  /// Tells the limit. What has come in must be read before the end, or the line might be lost.
  private void sayFarewell(Socket arrived) throws IOException {
    String line = "info string error " + limits.connections() + " connections at most, try later\n";
    arrived.getOutputStream().write(line.getBytes(StandardCharsets.UTF_8));
    arrived.shutdownOutput();
    arrived.setSoTimeout((int) FAREWELL.toMillis());
    InputStream in = arrived.getInputStream();
    long began = System.nanoTime();
    byte[] ignored = new byte[1 << 10];
    int count = 0;
    while (count >= 0 && System.nanoTime() - began < FAREWELL.toNanos()) {
      count = in.read(ignored);
    }
  }

  /// Looks after the clients as long as there are any or may be.
  private void watch() {
    Duration pause = LOOK;
    for (Duration limit : new Duration[] {limits.idle(), limits.patience()}) {
      Duration part = limit.dividedBy(4).plusMillis(1);
      pause = part.compareTo(pause) < 0 ? part : pause;
    }
    try {
      while (!socket.isClosed() || !clients.isEmpty()) {
        Thread.sleep(pause);
        clients.forEach(client -> client.look(limits));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Stops listening. Clients that are connected are served to their end.
  @Override
  public void close() throws IOException {
    socket.close();
  }
}
