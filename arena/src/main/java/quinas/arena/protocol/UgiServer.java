package quinas.arena.protocol;

import java.io.IOException;
import java.lang.System.Logger;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;

/// An engine for any number of clients at once, over TCP. Each has a session of its own.
public final class UgiServer implements AutoCloseable {

  /// How long a single answer may still take after a client has closed its side.
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /// How long to wait if a client cannot be accepted, for want of file handles for example.
  private static final Duration PAUSE = Duration.ofMillis(100);

  private static final Logger LOG = System.getLogger(UgiServer.class.getName());

  private final ServerSocket socket;
  private final String name;

  private UgiServer(ServerSocket socket, String name) {
    this.socket = socket;
    this.name = name;
  }

  /// Starts to listen.
  ///
  /// @param address with port 0, the system chooses one
  /// @param name name and version of the engine
  public static UgiServer open(InetSocketAddress address, String name) throws IOException {
    ServerSocket socket = new ServerSocket();
    try {
      socket.bind(address);
    } catch (IOException e) {
      socket.close();
      throw e;
    }
    return new UgiServer(socket, name);
  }

  /// Where it listens.
  public InetSocketAddress address() {
    return new InetSocketAddress(socket.getInetAddress(), socket.getLocalPort());
  }

  /// Serves clients until it is closed.
  public void serve() throws InterruptedException {
    while (!socket.isClosed()) {
      try {
        Socket client = socket.accept();
        Thread.ofVirtual().name("ugi-client").start(() -> serve(client));
      } catch (IOException e) {
        if (!socket.isClosed()) {
          LOG.log(Logger.Level.WARNING, "a client could not be accepted", e);
          Thread.sleep(PAUSE);
        }
      }
    }
  }

  private void serve(Socket client) {
    try (client) {
      client.setTcpNoDelay(true);
      UgiConnection.serve(client.getInputStream(), client.getOutputStream(), name, PATIENCE);
    } catch (IOException e) {
      LOG.log(Logger.Level.DEBUG, "a client is gone", e);
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
