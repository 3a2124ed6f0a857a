package quinas.arena.program;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.Optional;

/// A program on the other side of a TCP connection.
final class RemoteProgram implements Connection {

  /// How long it may take to say so when there is nothing more to say.
  private static final Duration QUITTING = Duration.ofMillis(500);

  private final Socket socket;
  private final LineWriter writer;

  private RemoteProgram(Socket socket, String name) throws IOException {
    this.socket = socket;
    writer = LineWriter.to(socket.getOutputStream(), name + "-in");
  }

  static RemoteProgram call(Endpoint.Address address, Hearer hearer, Duration patience)
      throws IOException {
    Socket socket = new Socket();
    try {
      int millis = Math.clamp(patience.toMillis(), 1, Integer.MAX_VALUE);
      socket.connect(new InetSocketAddress(address.host(), address.port()), millis);
      socket.setTcpNoDelay(true);
      RemoteProgram program = new RemoteProgram(socket, address.toString());
      var in = socket.getInputStream();
      Thread.ofPlatform()
          .daemon()
          .name(address + "-out")
          .start(() -> {
            LineReader.readAll(in, line -> hearer.hear(line, System.nanoTime()));
            hearer.end();
          });
      return program;
    } catch (IOException e) {
      socket.close();
      throw e;
    }
  }

  @Override
  public void send(String line) {
    writer.write(line);
  }

  @Override
  public Optional<Duration> processorTime() {
    return Optional.empty();
  }

  @Override
  public String ending() {
    return "closed the connection";
  }

  /// The program itself is somebody else's: it hears `quit`, if it still listens.
  @Override
  public void close() {
    writer.write("quit");
    writer.end();
    try (socket) {
      writer.await(QUITTING);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      // A connection that cannot be closed is none.
    }
  }
}
