package quinas.server.http;

import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.Method;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/// The files of the page, out of the class path. Each is read, and compressed if that is of use,
/// when it is first asked for.
final class Site {

  private static final Pattern PATH =
      Pattern.compile("(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*");

  /// Names that the bundler gives anew whenever the content changes.
  private static final Pattern HASHED = Pattern.compile(".*-[A-Z0-9]{8}\\.[a-z0-9]+(?:\\.map)?");

  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json"),
          Map.entry("map", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("wasm", "application/wasm"),
          Map.entry("net", "application/octet-stream"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("webp", "image/webp"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("mp3", "audio/mpeg"),
          Map.entry("ogg", "audio/ogg"),
          Map.entry("wav", "audio/wav"),
          Map.entry("txt", "text/plain; charset=utf-8"));

  /// A file, ready to be sent.
  private static final class Page {
    final String type;
    final byte[] plain;
    final byte @Nullable [] compressed;
    final String tag;
    final boolean isLasting;

    Page(String type, byte[] plain, byte @Nullable [] compressed, boolean isLasting) {
      this.type = type;
      this.plain = plain;
      this.compressed = compressed;
      this.tag = tag(plain);
      this.isLasting = isLasting;
    }
  }

  private final ClassLoader classes;
  private final String root;
  private final Map<String, Page> pages = new ConcurrentHashMap<>();

  /// @param root where the files lie in the class path, with a slash at the end
  Site(ClassLoader classes, String root) {
    this.classes = classes;
    this.root = root;
  }

  /// Whether there is a page at all.
  boolean isThere() {
    return classes.getResource(root + "index.html") != null;
  }

  /// Answers with a file.
  ///
  /// @return false if there is none of that path
  boolean send(ServerRequest request, ServerResponse response) throws IOException {
    String path = request.path().path().substring(1);
    Optional<Page> found = page(path.isEmpty() ? "index.html" : path);
    if (found.isEmpty()) {
      return false;
    }
    Page page = found.get();
    response.header("ETag", page.tag);
    response.header("Vary", "Accept-Encoding");
    response.header(
        "Cache-Control", page.isLasting ? "public, max-age=31536000, immutable" : "no-cache");
    if (request
        .headers()
        .first(HeaderNames.IF_NONE_MATCH)
        .filter(tags -> tags.contains(page.tag))
        .isPresent()) {
      response.status(304).send();
      return true;
    }
    response.header("Content-Type", page.type);
    byte[] body = page.plain;
    if (page.compressed != null && takesGzip(request.headers())) {
      response.header("Content-Encoding", "gzip");
      body = page.compressed;
    }
    if (request.prologue().method().equals(Method.HEAD)) {
      response.header("Content-Length", Integer.toString(body.length));
      response.send();
    } else {
      response.send(body);
    }
    return true;
  }

  private static boolean takesGzip(Headers headers) {
    return headers.values(HeaderNames.ACCEPT_ENCODING).stream()
        .anyMatch(value -> value.matches(".*\\bgzip\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$)).*"));
  }

  private Optional<Page> page(String path) throws IOException {
    Page known = pages.get(path);
    if (known != null || !PATH.matcher(path).matches() || path.contains("..")) {
      return Optional.ofNullable(known);
    }
    String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
    if (type == null) {
      return Optional.empty();
    }
    try (InputStream in = classes.getResourceAsStream(root + path)) {
      if (in == null) {
        return Optional.empty();
      }
      byte[] plain = in.readAllBytes();
      byte[] packed = compressed(path, plain);
      boolean isSmaller = packed.length < plain.length * 9 / 10;
      Page page = new Page(type, plain, isSmaller ? packed : null, HASHED.matcher(path).matches());
      pages.put(path, page);
      return Optional.of(page);
    }
  }

  /// As the build compressed it, or else done now.
  private byte[] compressed(String path, byte[] plain) throws IOException {
    try (InputStream in = classes.getResourceAsStream(root + path + ".gz")) {
      if (in != null) {
        return in.readAllBytes();
      }
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new BestGzip(bytes)) {
      out.write(plain);
    }
    return bytes.toByteArray();
  }

  private static final class BestGzip extends GZIPOutputStream {
    BestGzip(ByteArrayOutputStream out) throws IOException {
      super(out, 1 << 13);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }

  private static String tag(byte[] content) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(content);
      return "\""
          + Base64.getUrlEncoder().withoutPadding().encodeToString(hash).substring(0, 22)
          + "\"";
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }
}
