package quinas.arena.job;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// A driver for tests: says of each piece what it was told of its job, and all of that twice.
final class Parrot {

  private Parrot() {}

  public static void main(String[] arguments) throws IOException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    String job = "";
    out.println("some library says hello");
    out.println("workers 3");
    for (String text = in.readLine(); text != null; text = in.readLine()) {
      JobLine line = JobLine.read(text).orElseThrow();
      if (line.word().equals(JobLine.JOB)) {
        job = line.parts(3).get(2);
      } else if (line.parts(2).get(1).equals("13")) {
        out.println("error no thirteen,\\nplease");
        return;
      } else {
        out.println(new JobLine(JobLine.RESULT, line.text() + " " + job));
        out.println(new JobLine(JobLine.RESULT, line.text() + " again"));
      }
    }
  }
}
