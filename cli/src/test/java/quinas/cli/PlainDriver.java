package quinas.cli;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import quinas.arena.job.Job;
import quinas.arena.job.JobLine;
import quinas.arena.job.PerftJob;
import quinas.arena.match.PairJob;

/// A driver without a cluster: does what it is told at once, by itself.
final class PlainDriver {

  private PlainDriver() {}

  public static void main(String[] arguments) throws Exception {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    Map<String, Job> jobs = new HashMap<>();
    for (String text = in.readLine(); text != null; text = in.readLine()) {
      JobLine line = JobLine.read(text).orElseThrow();
      if (line.word().equals(JobLine.JOB)) {
        List<String> job = line.parts(3);
        jobs.put(job.get(0), job(job.get(1), job.get(2)));
      } else {
        List<String> piece = line.parts(2);
        Job job = jobs.get(piece.get(0));
        String result = job == null ? "" : job.run(Integer.parseInt(piece.get(1)));
        out.println(JobLine.of(JobLine.RESULT, piece.get(0), piece.get(1), result));
      }
    }
  }

  private static Job job(String kind, String text) throws Exception {
    return kind.equals(PairJob.KIND) ? PairJob.read(text) : PerftJob.read(text);
  }
}
