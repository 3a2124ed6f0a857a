package quinas.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import quinas.server.api.Code;
import tools.jackson.databind.JsonNode;

/// The document for programs says what the server does.
class OpenApiTest {

  @Test
  void theDocumentNamesEveryRouteAndNoOther() throws IOException, InterruptedException {
    try (TestServer server = TestServer.start()) {
      Caller caller = new Caller(server);
      JsonNode document = Caller.json(caller.get("/api/openapi.json"));
      for (String path : document.path("paths").propertyNames()) {
        HttpResponse<String> response =
            Caller.send(
                HttpRequest.newBuilder(server.uri(path.replace("{id}", "some-id")))
                    .method("PATCH", BodyPublishers.noBody()));
        assertThat(response.statusCode()).as(path).isEqualTo(405);
        Set<String> allowed =
            new TreeSet<>(
                List.of(response.headers().firstValue("Allow").orElseThrow().split(", ", -1)));
        Set<String> documented = new TreeSet<>();
        document
            .path("paths")
            .path(path)
            .propertyNames()
            .forEach(method -> documented.add(method.toUpperCase(java.util.Locale.ROOT)));
        assertThat(documented).as(path).isEqualTo(allowed);
      }
      assertThat(document.path("paths").propertyNames()).containsAll(server.paths());
      assertThat(server.paths()).containsAll(document.path("paths").propertyNames());
    }
  }

  @Test
  void theDocumentNamesEveryCode() throws IOException, InterruptedException {
    try (TestServer server = TestServer.start()) {
      JsonNode codes =
          Caller.json(new Caller(server).get("/api/openapi.json"))
              .path("components")
              .path("schemas")
              .path("ApiError")
              .path("properties")
              .path("code")
              .path("enum");
      List<String> documented = new ArrayList<>();
      codes.forEach(code -> documented.add(code.stringValue()));
      assertThat(documented)
          .containsExactlyInAnyOrderElementsOf(
              java.util.Arrays.stream(Code.values()).map(Code::text).toList());
    }
  }
}
