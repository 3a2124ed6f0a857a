package quinas.arena.protocol;

import java.io.IOException;
import java.lang.System.Logger;
import java.net.Socket;
import java.net.StandardSocketOptions;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;

/// One client of a [UgiServer].
final class UgiClient {

  /// How long a single answer may still take after a client has closed its side.
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private static final Logger LOG = System.getLogger(UgiClient.class.getName());

  private final Socket socket;
  private final UgiConnection connection;
  private final AtomicBoolean isDismissed = new AtomicBoolean();

  /// @throws IOException if it is gone already; it is closed then
  UgiClient(Socket socket, String name, SessionLimits limits) throws IOException {
    this.socket = socket;
    try {
      socket.setTcpNoDelay(true);
      // Finds out, some day, that the other side is gone without a word.
      socket.setOption(StandardSocketOptions.SO_KEEPALIVE, true);
      connection =
          new UgiConnection(socket.getInputStream(), socket.getOutputStream(), name, limits);
    } catch (IOException e) {
      socket.close();
      throw e;
    }
  }

  /// Talks to the end.
  void serve() {
    try (socket) {
      connection.serve(PATIENCE);
    } catch (IOException e) {
      LOG.log(Logger.Level.DEBUG, "a client is gone", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Sends it away if it has nothing to say, and breaks with it if it does not listen.
  void look(ServiceLimits limits) {
    if (connection.stalled().compareTo(limits.patience()) > 0) {
      close();
    } else if (connection.idle().compareTo(limits.idle()) > 0 && !isDismissed.getAndSet(true)) {
      // Not on this thread: a client that does not listen would hold it up.
      Thread.ofVirtual().start(() -> dismiss(limits.idle()));
    }
  }

  private void dismiss(Duration idle) {
    connection.tell("info string error idle for " + text(idle) + ", good bye");
    try {
      // Its own thread finds the end of the input, and closes.
      socket.shutdownInput();
    } catch (IOException e) {
      LOG.log(Logger.Level.DEBUG, "a client was gone already", e);
    }
  }

  private static String text(Duration time) {
    return time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
  }

  /// Breaks the connection, whatever is under way.
  private void close() {
    try {
      socket.close();
    } catch (IOException e) {
      LOG.log(Logger.Level.DEBUG, "a client was gone already", e);
    }
  }
}
