package quinas.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quinas.web.Site;

/// The page as it was built is the page that is served.
@Timeout(180)
class ServedPageTest {

  @TempDir Path directory;

  @Test
  void everyFileOfThePageIsServedAsItIs() throws Exception {
    try (ServerProcess server = ServerProcess.start(directory.resolve("games.db"));
        HttpClient client = HttpClient.newHttpClient()) {
      assertThat(Site.files()).hasSizeGreaterThan(20);
      for (String file : Site.files()) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(server.address() + file)).build();
        HttpResponse<byte[]> response = client.send(request, BodyHandlers.ofByteArray());
        assertThat(response.statusCode()).as(file).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Type")).as(file).isPresent();
        try (InputStream in = Site.open(file)) {
          assertThat(response.body()).as(file).isEqualTo(in.readAllBytes());
        }
      }
    }
  }
}
