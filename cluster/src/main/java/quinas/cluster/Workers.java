package quinas.cluster;

import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import org.apache.spark.api.java.JavaSparkContext;

/// How many executors there are.
final class Workers {

  private static final long PERIOD_MILLIS = 500;

  private Workers() {}

  /// Tells `changed` the number of executors, and again whenever it is another one.
  static void watch(JavaSparkContext spark, IntConsumer changed) {
    Thread.ofPlatform()
        .daemon()
        .start(() -> {
          int before = -1;
          try {
            while (!spark.sc().isStopped()) {
              int now = number(spark);
              if (now != before) {
                changed.accept(now);
                before = now;
              }
              TimeUnit.MILLISECONDS.sleep(PERIOD_MILLIS);
            }
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
  }

  private static int number(JavaSparkContext spark) {
    int known = spark.statusTracker().getExecutorInfos().length;
    return spark.sc().isLocal() ? known : known - 1; // the driver is one of those known
  }
}
