package quinas.server.http;

import io.helidon.http.Method;
import java.io.IOException;
import quinas.server.api.ApiException;

/// One thing that can be asked for.
///
/// @param path with names in braces for what varies
record Route(Method method, String path, Task task) {

  /// What is then done.
  @FunctionalInterface
  interface Task {
    void run(Exchange exchange) throws ApiException, IOException, InterruptedException;
  }

  static Route get(String path, Task task) {
    return new Route(Method.GET, path, task);
  }

  static Route post(String path, Task task) {
    return new Route(Method.POST, path, task);
  }
}
