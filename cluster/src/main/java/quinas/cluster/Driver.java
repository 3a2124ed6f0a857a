package quinas.cluster;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/// Has pieces of jobs done on Spark.
///
/// The pieces go out in waves, each a Spark job of some chunks, and results are handed on as they
/// come, so that the memory needed here does not grow with the number of pieces. Several waves are
/// under way at a time: while the last chunks of one are being done, another fills the machines
/// that have become idle. Spark does the chunks of a lost machine again, and reports each chunk
/// once.
final class Driver {

  /// Takes results, from several threads.
  interface Results {
    void take(int job, int piece, String result);
  }

  private static final int WAVES = 3;

  private final JavaSparkContext spark;
  private final Map<Integer, JobText> jobs;
  private final Results results;
  private final Chunks chunks;

  /// @param jobs by their numbers; there before any chunk of them is
  Driver(JavaSparkContext spark, Map<Integer, JobText> jobs, Chunks chunks, Results results) {
    this.spark = spark;
    this.jobs = jobs;
    this.chunks = chunks;
    this.results = results;
  }

  /// Does the chunks as they are asked for; never returns.
  ///
  /// @throws ExecutionException if a chunk fails again and again, or Spark itself does
  void run() throws ExecutionException, InterruptedException {
    ExecutorService threads = Executors.newFixedThreadPool(WAVES);
    CompletionService<Void> ends = new ExecutorCompletionService<>(threads);
    try {
      for (int i = 0; i < WAVES; i++) {
        ends.submit(this::waves);
      }
      ends.take().get();
    } finally {
      threads.shutdownNow();
    }
  }

  private Void waves() throws InterruptedException {
    ClassTag<Chunk.Harvest> tag = ClassTag$.MODULE$.apply(Chunk.Harvest.class);
    while (true) {
      List<Chunk> wave = chunks.next(spark.defaultParallelism());
      Map<Integer, JobText> concerned = new HashMap<>();
      wave.forEach(chunk -> concerned.computeIfAbsent(chunk.job(), jobs::get));
      RDD<Chunk> distributed = spark.parallelize(wave, wave.size()).rdd();
      spark.sc().runJob(distributed, new Labour(concerned), new Arrival(), tag);
    }
  }

  /// Called once for each chunk that is done.
  private final class Arrival extends AbstractFunction2<Object, Chunk.Harvest, BoxedUnit> {

    @Override
    public BoxedUnit apply(Object partition, Chunk.Harvest harvest) {
      chunks.learn(harvest);
      for (int i = 0; i < harvest.results().size(); i++) {
        int piece = harvest.chunk().pieces().get(i);
        results.take(harvest.chunk().job(), piece, harvest.results().get(i));
      }
      return BoxedUnit.UNIT;
    }
  }
}
