package quinas.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.cli.bench.SpeedUp;
import quinas.cli.bench.Workload;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;
import quinas.rules.Games;

class BenchCommandTest {

  // Changes only with the rules, and then the commit message says so.
  private static final long OF_RULES = 2_701_529;

  // Changes whenever the search, an evaluation or a net does.
  private static final long OF_SEARCH = 80_458;

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

  @Test
  void whatThreadsAreWorthIsToldOfEveryGame() {
    List<String> lines = run("bench", "--quick", "--threads", "2", "--positions", "2");
    assertThat(lines.getFirst()).contains("seconds", "median", "nodes");
    assertThat(lines.subList(1, lines.size()))
        .extracting(line -> line.split(" +", -1)[0])
        .containsExactlyElementsOf(SpeedUp.FULL.stream().map(row -> row.game().id()).toList());
    assertThat(lines.subList(1, lines.size()))
        .allSatisfy(line -> assertThat(Double.parseDouble(line.split(" +", -1)[3])).isPositive());
    assertThat(SpeedUp.FULL).extracting(SpeedUp::game).containsAll(Games.ALL);
  }

  @Test
  void oneGameAloneCanBeMeasured() {
    List<String> lines =
        run("bench", "--quick", "--threads", "2", "--positions", "2", "--game", "syrtis");
    assertThat(lines).hasSize(2);
    assertThat(lines.getLast()).startsWith("syrtis ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--threads 1",
        "--threads 2000",
        "--positions 1",
        "--seconds -1",
        "--game chess --threads 2"
      })
  void whatMakesNoSenseIsRefused(String arguments) {
    StringWriter err = new StringWriter();
    String[] words = ("bench " + arguments).split(" ", -1);
    int status =
        Main.commandLine(Texts.of(Language.ENGLISH), words)
            .setErr(new PrintWriter(err))
            .execute(words);
    assertThat(status).isEqualTo(2);
    assertThat(err.toString()).contains(words[1] + " cannot be \"" + words[2]);
  }

  private static List<String> run(String... arguments) {
    StringWriter out = new StringWriter();
    Main.commandLine(Texts.of(Language.ENGLISH), arguments)
        .setOut(new PrintWriter(out))
        .execute(arguments);
    return out.toString().lines().toList();
  }
}
