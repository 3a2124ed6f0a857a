package quinas.arena.store;

/// The database could not do what it was asked. What was to be kept is not.
public final class StoreException extends Exception {

  private static final long serialVersionUID = 1L;

  public StoreException(String message, Throwable cause) {
    super(message, cause);
  }
}
