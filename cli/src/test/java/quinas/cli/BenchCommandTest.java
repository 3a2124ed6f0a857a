package quinas.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import quinas.cli.bench.Workload;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;
import quinas.rules.Games;

class BenchCommandTest {

  // Changes only with the rules, and then the commit message says so.
  private static final long OF_RULES = 2_701_529;

  // Changes whenever the search, an evaluation or a net does.
  private static final long OF_SEARCH = 80_050;

  @Test
  void theQuickSignaturesAreTheSameEverywhere() {
    List<String> lines = run("bench", "--quick");
    assertThat(lines.getLast()).isEqualTo("signature rules=%d search=%d", OF_RULES, OF_SEARCH);
    assertThat(lines).hasSize(Workload.QUICK.size() + 2);
  }

  @Test
  void everyGameIsMeasured() {
    for (List<Workload> workloads : List.of(Workload.QUICK, Workload.FULL)) {
      for (Workload.Kind kind : Workload.Kind.values()) {
        assertThat(workloads)
            .filteredOn(workload -> workload.kind() == kind)
            .extracting(workload -> workload.options().game())
            .containsAll(Games.ALL);
      }
    }
  }

  private static List<String> run(String... arguments) {
    StringWriter out = new StringWriter();
    Main.commandLine(Texts.of(Language.ENGLISH), arguments)
        .setOut(new PrintWriter(out))
        .execute(arguments);
    return out.toString().lines().toList();
  }
}
