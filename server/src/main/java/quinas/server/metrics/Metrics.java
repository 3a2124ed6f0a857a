package quinas.server.metrics;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/// Everything that is counted, in the text form of Prometheus.
public final class Metrics {

  private record Gauge(String name, String help, LongSupplier value) {}

  private final LongAdder created = new LongAdder();
  private final LongAdder moves = new LongAdder();
  private final Histogram moveSeconds = new Histogram();
  private final Map<String, LongAdder> refused = new ConcurrentSkipListMap<>();
  private final Map<String, LongAdder> dropped = new ConcurrentSkipListMap<>();
  private final List<Gauge> gauges = new ArrayList<>();

  /// A game was made.
  public void created() {
    created.increment();
  }

  /// A move was kept, so long after it had come.
  public void moved(long nanos) {
    moves.increment();
    moveSeconds.add(nanos);
  }

  /// Something was refused.
  ///
  /// @param code why
  public void refused(String code) {
    refused.computeIfAbsent(code, _ -> new LongAdder()).increment();
  }

  /// A connection was cut off.
  ///
  /// @param why one of a few words
  public void dropped(String why) {
    dropped.computeIfAbsent(why, _ -> new LongAdder()).increment();
  }

  /// Something to be looked up whenever somebody asks. All are named before anybody does.
  public void gauge(String name, String help, LongSupplier value) {
    gauges.add(new Gauge(name, help, value));
  }

  /// All there is to tell.
  public String text() {
    StringBuilder text = new StringBuilder();
    head(text, "quinas_games_created_total", "counter", "Games made since the start.");
    line(text, "quinas_games_created_total", "", created.sum());
    head(text, "quinas_moves_total", "counter", "Moves kept since the start.");
    line(text, "quinas_moves_total", "", moves.sum());
    head(text, "quinas_move_seconds", "histogram", "Time from a move's arrival until it is kept.");
    moveSeconds.write(text, "quinas_move_seconds");
    labelled(text, "quinas_refused_total", "Requests and messages refused.", "code", refused);
    labelled(text, "quinas_dropped_total", "Connections cut off.", "reason", dropped);
    for (Gauge gauge : gauges) {
      head(text, gauge.name, "gauge", gauge.help);
      line(text, gauge.name, "", gauge.value.getAsLong());
    }
    Runtime runtime = Runtime.getRuntime();
    head(text, "quinas_memory_used_bytes", "gauge", "Heap in use.");
    line(text, "quinas_memory_used_bytes", "", runtime.totalMemory() - runtime.freeMemory());
    head(text, "quinas_memory_max_bytes", "gauge", "The most that the heap can become.");
    line(text, "quinas_memory_max_bytes", "", runtime.maxMemory());
    residentBytes()
        .ifPresent(bytes -> {
          String name = "process_resident_memory_bytes";
          head(text, name, "gauge", "Memory that the process holds, of all kinds.");
          line(text, name, "", bytes);
        });
    return text.toString();
  }

  /// Linux tells it; elsewhere nobody knows.
  private static OptionalLong residentBytes() {
    try (Stream<String> status = Files.lines(Path.of("/proc/self/status"))) {
      return status
          .filter(line -> line.startsWith("VmRSS:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) * 1024)
          .findFirst();
    } catch (IOException e) {
      return OptionalLong.empty();
    }
  }

  private static void labelled(
      StringBuilder text, String name, String help, String label, Map<String, LongAdder> counts) {
    head(text, name, "counter", help);
    counts.forEach(
        (value, count) -> line(text, name, "{" + label + "=\"" + value + "\"}", count.sum()));
  }

  private static void head(StringBuilder text, String name, String type, String help) {
    text.append("# HELP ").append(name).append(' ').append(help).append('\n');
    text.append("# TYPE ").append(name).append(' ').append(type).append('\n');
  }

  private static void line(StringBuilder text, String name, String labels, long value) {
    text.append(name).append(labels).append(' ').append(value).append('\n');
  }
}
