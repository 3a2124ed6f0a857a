package quinas.storage;

/// Looks out for events that were kept, here or elsewhere.
interface Watch extends AutoCloseable {

  /// This process has kept something.
  void wake();

  @Override
  void close();
}
