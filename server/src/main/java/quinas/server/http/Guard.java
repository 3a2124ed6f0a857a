package quinas.server.http;

import io.helidon.http.Header;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Headers;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import quinas.server.api.ApiException;
import quinas.server.api.Code;

/// Who may ask at all, and who it is that asks.
///
/// @param isLoopback whether only this machine reaches the server; then the name it is called by
///   must be this machine's, or a page from elsewhere could reach it under a name of its own
/// @param names other names that it may be called by; if any are given, only those
/// @param proxies whose word on where a request comes from is taken
public record Guard(boolean isLoopback, Set<String> names, Set<InetAddress> proxies) {

  /// What every answer says to browsers.
  static final List<Header> SECURITY =
      List.of(
          HeaderValues.create(
              "Content-Security-Policy",
              "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src"
                  + " 'self' blob: data:; connect-src 'self'; worker-src 'self'; object-src 'none';"
                  + " base-uri 'none'; frame-ancestors 'none'; form-action 'none'"),
          HeaderValues.create("X-Content-Type-Options", "nosniff"),
          HeaderValues.create("X-Frame-Options", "DENY"),
          HeaderValues.create("Referrer-Policy", "no-referrer"),
          HeaderValues.create("Cross-Origin-Opener-Policy", "same-origin"),
          HeaderValues.create("Cross-Origin-Resource-Policy", "same-origin"),
          HeaderValues.create(
              "Permissions-Policy",
              "camera=(), geolocation=(), microphone=(), payment=(), usb=()"));

  private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1", "[::1]");

  /// Refuses a request that was meant for another name, or that a foreign page makes.
  ///
  /// @param isWrite whether it could change something
  public void check(Headers headers, boolean isWrite) throws ApiException {
    String authority = headers.first(HeaderNames.HOST).orElse("").toLowerCase(Locale.ROOT);
    String host = authority.replaceFirst(":[0-9]*$", "");
    boolean isKnown = names.contains(host) || (isLoopback ? LOCAL.contains(host) : names.isEmpty());
    if (!isKnown) {
      throw new ApiException(Code.WRONG_HOST, "this server is not called by that name");
    }
    Optional<String> origin = headers.first(HeaderNames.ORIGIN);
    if (isWrite && origin.isPresent() && !isSame(origin.get(), authority)) {
      throw new ApiException(Code.FOREIGN_ORIGIN, "pages of other sites may not do that");
    }
  }

  private static boolean isSame(String origin, String authority) {
    return origin.toLowerCase(Locale.ROOT).replaceFirst("^https?://", "").equals(authority);
  }

  /// Whom a request is from: the other end of the connection or, if that is a trusted proxy, whom
  /// it says it speaks for, the last who is none himself.
  public InetAddress address(SocketAddress peer, Headers headers) {
    InetAddress address = ((InetSocketAddress) peer).getAddress();
    if (!proxies.contains(address)) {
      return address;
    }
    List<String> chain =
        headers.values(HeaderNames.X_FORWARDED_FOR).stream()
            .flatMap(value -> List.of(value.split(",", -1)).stream())
            .map(String::strip)
            .toList();
    InetAddress client = address;
    for (String text : chain.reversed()) {
      if (!text.matches("[0-9.]+|[0-9a-fA-F:.]+")) {
        return client;
      }
      try {
        client = InetAddress.ofLiteral(text);
      } catch (IllegalArgumentException e) {
        return client;
      }
      if (!proxies.contains(client)) {
        return client;
      }
    }
    return client;
  }
}
