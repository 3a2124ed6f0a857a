import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Starts the server that the arguments name, does what every first visitor does, and ends it: so
/// that the JVM which runs it sees the classes that every server needs. Run from its source.
final class Visitor {

  private static final Pattern ADDRESS = Pattern.compile("http://[^ ]*/");
  private static final Pattern CREATED =
      Pattern.compile("\"id\":\"([^\"]+)\".*\"token\":\"([^\"]+)\"");

  private static final List<String> FILES =
      List.of("", "page/main.js", "worker/worker.js", "rules/rules.wasm", "api/about");

  private static final String GAME =
      """
      {"game": "infection", "options": "", "seat": "second", "name": "A",
       "opponent": {"kind": "computer", "level": "classic:easy"}}
      """;

  public static void main(String[] command) throws Exception {
    Process server =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try (BufferedReader out = server.inputReader()) {
      visit(address(out));
    } finally {
      server.destroy();
      if (!server.waitFor(2, TimeUnit.MINUTES)) {
        server.destroyForcibly();
      }
    }
  }

  private static URI address(BufferedReader out) throws IOException {
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      Matcher address = ADDRESS.matcher(line);
      if (address.find()) {
        return URI.create(address.group());
      }
    }
    throw new IOException("the server did not start");
  }

  private static void visit(URI server) throws Exception {
    try (HttpClient client = HttpClient.newHttpClient()) {
      for (String file : FILES) {
        ask(client, HttpRequest.newBuilder(server.resolve(file)).header("Accept-Encoding", "gzip"));
      }
      String created =
          ask(
              client,
              HttpRequest.newBuilder(server.resolve("api/games"))
                  .header("Content-Type", "application/json")
                  .POST(BodyPublishers.ofString(GAME)));
      Matcher game = CREATED.matcher(created);
      if (!game.find()) {
        throw new IOException(created);
      }
      URI live = URI.create(server.toString().replaceFirst("http", "ws")).resolve("api/live");
      WebSocket socket =
          client.newWebSocketBuilder().buildAsync(live, new WebSocket.Listener() {}).join();
      String watch =
          "{\"type\":\"watch\",\"id\":\"%s\",\"token\":\"%s\"}"
              .formatted(game.group(1), game.group(2));
      socket.sendText(watch, true).join();
      ask(client, HttpRequest.newBuilder(server.resolve("api/archive")));
      TimeUnit.MILLISECONDS.sleep(500); // the computer's move
      socket.abort();
    }
  }

  private static String ask(HttpClient client, HttpRequest.Builder request) throws Exception {
    return client.send(request.build(), BodyHandlers.ofString()).body();
  }

  private Visitor() {}
}
