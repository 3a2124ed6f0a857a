package quinas.server.limit;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Something that is limited.
public enum Limit {
  /// Bytes of a request's body.
  BODY_BYTES(64 << 10),
  /// Bytes of records that come at once.
  IMPORT_BYTES(8 << 20),
  /// Records that come at once.
  IMPORT_GAMES(2_000),
  /// Characters of a message over a WebSocket.
  MESSAGE_CHARACTERS(4 << 10),
  /// Messages a second over one WebSocket; for a moment five times as many.
  MESSAGES(20),
  /// Messages and characters that may wait for a slow client.
  WAITING_MESSAGES(512),
  WAITING_CHARACTERS(1 << 20),
  /// Games that one WebSocket may watch.
  WATCHED_GAMES(64),
  /// WebSockets of one address.
  SOCKETS(64),
  /// Requests a second of one address; for a moment ten times as many.
  REQUESTS(40),
  /// Games that one address may make in an hour.
  GAMES(240),
  /// Searches at once, all together.
  SEARCHES(Math.max(1, Runtime.getRuntime().availableProcessors() - 1)),
  /// Milliseconds that one analysis may take, and lines it may show.
  ANALYSIS_MILLIS(10_000),
  ANALYSIS_LINES(5),
  /// Analyses and moves asked for in a minute by one address.
  ANALYSES(120),
  /// Games on a page of the archive.
  PAGE(200);

  private final long standard;

  Limit(long standard) {
    this.standard = standard;
  }

  /// What holds unless somebody says otherwise.
  public long standard() {
    return standard;
  }

  /// Its name in texts: `body-bytes`.
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The limit of that name, if there is one.
  public static Optional<Limit> of(String text) {
    return Arrays.stream(values()).filter(limit -> limit.text().equals(text)).findFirst();
  }
}
