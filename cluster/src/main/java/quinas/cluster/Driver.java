package quinas.cluster;

import java.util.BitSet;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/// Has the pieces of one job done on Spark.
///
/// The pieces go out in waves, each a Spark job of some dozens of chunks, and results are handed on
/// as they come, so that the memory needed here does not grow with the number of pieces. There are
/// always two waves under way: while the last chunks of one are being done, the next one fills the
/// machines that have become idle. Spark does the chunks of a lost machine again, and reports each
/// chunk once.
final class Driver {

  /// Takes results, from several threads.
  interface Results {
    void take(int piece, String result);
  }

  private static final int WAVES = 2;

  private final JavaSparkContext spark;
  private final Results results;

  Driver(JavaSparkContext spark, Results results) {
    this.spark = spark;
    this.results = results;
  }

  /// Does these pieces, and returns when all results have been handed on.
  ///
  /// @throws ExecutionException if a chunk fails again and again, or Spark itself does
  void run(String kind, String text, BitSet pieces)
      throws ExecutionException, InterruptedException {
    Labour labour = new Labour(kind, text);
    Chunks chunks = new Chunks(pieces);
    try (ExecutorService threads = Executors.newFixedThreadPool(WAVES)) {
      List<Future<?>> ends =
          List.of(
              threads.submit(() -> waves(labour, chunks)),
              threads.submit(() -> waves(labour, chunks)));
      for (Future<?> end : ends) {
        end.get();
      }
    }
  }

  private void waves(Labour labour, Chunks chunks) {
    while (true) {
      List<Chunk> wave = chunks.next(spark.defaultParallelism());
      if (wave.isEmpty()) {
        return;
      }
      RDD<Chunk> distributed = spark.parallelize(wave, wave.size()).rdd();
      ClassTag<Chunk.Harvest> tag = ClassTag$.MODULE$.apply(Chunk.Harvest.class);
      spark.sc().runJob(distributed, labour, new Arrival(chunks), tag);
    }
  }

  /// Called once for each chunk that is done.
  private final class Arrival extends AbstractFunction2<Object, Chunk.Harvest, BoxedUnit> {

    private final Chunks chunks;

    Arrival(Chunks chunks) {
      this.chunks = chunks;
    }

    @Override
    public BoxedUnit apply(Object partition, Chunk.Harvest harvest) {
      chunks.learn(harvest);
      for (int i = 0; i < harvest.results().size(); i++) {
        results.take(harvest.chunk().pieces().get(i), harvest.results().get(i));
      }
      return BoxedUnit.UNIT;
    }
  }
}
