package quinas.e2e;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The way from one browser to the server, which can be cut and mended.
final class Cable implements AutoCloseable {

  private final ServerSocket near;
  private final int port;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private volatile boolean isCut;

  /// @param port where the server listens
  Cable(int port) throws IOException {
    this.port = port;
    near = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::accept);
  }

  /// Where the browser finds the server: `http://127.0.0.1:PORT`.
  String address() {
    return "http://127.0.0.1:" + near.getLocalPort();
  }

  /// Everything that is connected breaks, and nothing can be connected any more.
  void cut() throws IOException {
    isCut = true;
    for (Socket socket : open) {
      socket.close();
    }
  }

  void mend() {
    isCut = false;
  }

  private void accept() {
    try {
      while (true) {
        Socket socket = near.accept();
        if (isCut) {
          socket.close();
        } else {
          Thread.ofVirtual().start(() -> connect(socket));
        }
      }
    } catch (IOException e) {
      // closed
    }
  }

  private void connect(Socket client) {
    try (client;
        Socket server = new Socket(InetAddress.getLoopbackAddress(), port)) {
      open.add(client);
      open.add(server);
      Thread back = Thread.ofVirtual().start(() -> copy(server, client));
      copy(client, server);
      back.join();
    } catch (IOException e) {
      // The server is not there: neither is the connection.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      open.remove(client);
    }
  }

  /// Copies until one of the two ends, and ends both.
  private void copy(Socket from, Socket to) {
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      in.transferTo(out);
    } catch (IOException e) {
      // cut, or over
    } finally {
      open.remove(from);
      open.remove(to);
    }
  }

  @Override
  public void close() throws IOException {
    near.close();
    cut();
  }
}
