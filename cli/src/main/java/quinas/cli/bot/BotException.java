package quinas.cli.bot;

/// The server refused something, or is not there; the message says so in its words.
public final class BotException extends Exception {

  private static final long serialVersionUID = 1L;

  BotException(String message) {
    super(message);
  }
}
