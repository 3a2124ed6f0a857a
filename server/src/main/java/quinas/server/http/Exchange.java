package quinas.server.http;

import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import quinas.server.api.ApiError;
import quinas.server.api.ApiException;
import quinas.server.api.Code;
import quinas.server.api.Fields;
import quinas.server.api.Json;
import quinas.server.limit.Limit;
import quinas.server.limit.Limits;

/// One request and its answer.
///
/// @param address whom it is from
record Exchange(
    ServerRequest request, ServerResponse response, InetAddress address, Limits limits) {

  /// A part of the path, such as `{id}`.
  String part(String name) {
    return request.path().pathParameters().get(name);
  }

  /// A parameter of the query, if it is there and not empty.
  Optional<String> parameter(String name) {
    return request.query().contains(name)
        ? Optional.of(request.query().get(name)).filter(value -> !value.isEmpty())
        : Optional.empty();
  }

  /// A number of the query.
  int number(String name, int standard, int most) throws ApiException {
    Optional<String> text = parameter(name);
    if (text.isEmpty()) {
      return standard;
    }
    if (!text.get().matches("[0-9]{1,9}")
        || Integer.parseInt(text.get()) < 1
        || Integer.parseInt(text.get()) > most) {
      throw new ApiException(
          ApiError.of(Code.BAD_VALUE, "\"%s\" is a number from 1 to %d", name, most)
              .at("?" + name));
    }
    return Integer.parseInt(text.get());
  }

  /// The body, which must be a JSON object.
  Fields json() throws ApiException, IOException {
    return Fields.read(body("application/json", Limit.BODY_BYTES));
  }

  /// The body as text.
  String body(String type, Limit limit) throws ApiException, IOException {
    String given =
        request.headers().contentType().map(media -> media.mediaType().text()).orElse("");
    if (!given.equals(type)) {
      throw new ApiException(Code.WRONG_TYPE, "the body must be %s", type);
    }
    long most = limits.of(limit);
    if (request.headers().contentLength().orElse(0) > most) {
      throw new ApiException(limits.tooLarge(limit));
    }
    byte[] bytes;
    try (InputStream in = request.content().inputStream()) {
      bytes = in.readNBytes((int) most + 1);
    }
    if (bytes.length > most) {
      throw new ApiException(limits.tooLarge(limit));
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new ApiException(Code.MALFORMED, "the body is not UTF-8");
    }
  }

  /// The secret of the one who asks, if he has sent one.
  Optional<String> token() {
    return request
        .headers()
        .first(HeaderNames.AUTHORIZATION)
        .filter(value -> value.regionMatches(true, 0, "Bearer ", 0, 7))
        .map(value -> value.substring(7).strip());
  }

  void json(int status, Object body) {
    response.status(status);
    response.header("Content-Type", "application/json");
    response.header("Cache-Control", "no-store");
    response.send(Json.write(body).getBytes(StandardCharsets.UTF_8));
  }

  void text(String body) {
    response.header("Content-Type", "text/plain; charset=utf-8");
    response.header("Cache-Control", "no-store");
    response.send(body.getBytes(StandardCharsets.UTF_8));
  }
}
