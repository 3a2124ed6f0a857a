package quinas.storage;

import java.util.concurrent.CompletableFuture;

/// A write that somebody waits for.
final class Pending {

  final Write write;
  final CompletableFuture<Boolean> isKept = new CompletableFuture<>();

  Pending(Write write) {
    this.write = write;
  }
}
