package quinas.cli.play;

/// The players have gone: the input has ended, or they want to quit.
public final class Departure extends Exception {

  private static final long serialVersionUID = 1L;

  public Departure() {
    super("the players have gone");
  }
}
