package quinas.arena.program;

import java.time.Duration;
import java.util.List;
import quinas.rules.NotationException;

/// Where a program is to be found. Immutable.
public sealed interface Endpoint {

  /// A program that is started here.
  record Command(List<String> words) implements Endpoint {

    public Command {
      words = List.copyOf(words);
    }

    @Override
    public void check(boolean onProcessor) throws NotationException {
      Executable.check(words.getFirst());
      if (onProcessor && !ProcessTree.tellsProcessorTime()) {
        throw new NotationException("this system does not tell the processor time of programs");
      }
    }

    @Override
    public Duration mostLag() {
      return Duration.ofMillis(50);
    }

    @Override
    public String toString() {
      return words.getFirst();
    }
  }

  /// A program that listens at an address.
  record Address(String host, int port) implements Endpoint {

    /// Reads `host:port`; the host may stand in brackets.
    public static Address read(String text) throws NotationException {
      int colon = text.lastIndexOf(':');
      String host = text.substring(0, Math.max(0, colon)).replaceAll("^\\[|\\]$", "");
      String port = text.substring(colon + 1);
      if (host.isEmpty() || !port.matches("[1-9][0-9]{0,4}") || Integer.parseInt(port) > 65_535) {
        throw new NotationException("\"%s\" is no address such as 127.0.0.1:60001", text);
      }
      return new Address(host, Integer.parseInt(port));
    }

    @Override
    public void check(boolean onProcessor) throws NotationException {
      if (onProcessor) {
        throw new NotationException("%s does not tell its processor time", this);
      }
    }

    @Override
    public Duration mostLag() {
      return Duration.ofSeconds(1);
    }

    @Override
    public String toString() {
      return host.contains(":") ? "[" + host + "]:" + port : host + ":" + port;
    }
  }

  /// Makes sure, as far as one can without starting it, that the program is there.
  ///
  /// @param onProcessor whether its processor time must be known
  /// @throws NotationException which says what is missing
  void check(boolean onProcessor) throws NotationException;

  /// More than this is not forgiven for the way there and back.
  Duration mostLag();
}
