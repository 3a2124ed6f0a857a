package quinas.arena.program;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

/// A conversation with another program, in lines. What it says goes to a [Hearer].
interface Connection extends AutoCloseable {

  /// Starts or calls a program.
  ///
  /// @param patience how long to wait until somebody answers the call
  static Connection open(Endpoint endpoint, Hearer hearer, Duration patience)
      throws IOException, InterruptedException {
    return switch (endpoint) {
      case Endpoint.Command command -> RunningProgram.start(command.words(), hearer);
      case Endpoint.Address address -> RemoteProgram.call(address, hearer, patience);
    };
  }

  /// Says a line. Never waits: a program that does not listen keeps nobody.
  void send(String line);

  /// The processor time of the program and all that it has started, since it began; empty if the
  /// system does not tell.
  Optional<Duration> processorTime();

  /// How it ended, if it has: a part of a sentence. Waits a moment for the program's last words.
  ///
  /// @throws InterruptedException also if it was killed because this program ends: that is no fault
  ///   of its own
  String ending() throws InterruptedException;

  /// Asks the program to quit, waits a moment, and then leaves nothing of it behind. May be called
  /// by any thread and more than once.
  @Override
  void close();
}
