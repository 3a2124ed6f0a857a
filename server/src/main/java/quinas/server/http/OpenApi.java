package quinas.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// The description of the interface for programs.
final class OpenApi {

  /// Its text, a JSON document.
  static String text() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(OpenApi.class.getResourceAsStream("openapi.json"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  static void send(Exchange exchange) throws IOException {
    exchange.response().header("Content-Type", "application/json");
    exchange.response().send(text().getBytes(StandardCharsets.UTF_8));
  }

  private OpenApi() {}
}
