package quinas.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// `quinas play` as a process of its own, without a terminal.
class PlayCommandTest {

  private static final List<String> TWO_PEOPLE = List.of("--first", "human", "--second", "human");

  @TempDir Path home;

  /// What a process has said and how it ended.
  private record Result(int status, String out, String err) {}

  private Process start(List<String> arguments, Map<String, String> environment)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of("-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path")));
    command.addAll(List.of("quinas.cli.Main", "play"));
    command.addAll(arguments);
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectOutput(home.resolve("out").toFile())
            .redirectError(home.resolve("err").toFile());
    builder.environment().put("XDG_STATE_HOME", home.toString());
    builder.environment().put("LC_ALL", "C.UTF-8");
    builder.environment().putAll(environment);
    return builder.start();
  }

  private Result end(Process process) throws IOException, InterruptedException {
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("it ends").isTrue();
    return new Result(
        process.exitValue(),
        Files.readString(home.resolve("out")),
        Files.readString(home.resolve("err")));
  }

  private Result run(String input, List<String> arguments, Map<String, String> environment)
      throws IOException, InterruptedException {
    Process process = start(arguments, environment);
    try (OutputStream in = process.getOutputStream()) {
      in.write(input.getBytes(StandardCharsets.UTF_8));
    }
    return end(process);
  }

  private Result run(String input, String... arguments) throws IOException, InterruptedException {
    return run(input, List.of(arguments), Map.of());
  }

  private static List<String> twoPeople(String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.addAll(TWO_PEOPLE);
    return all;
  }

  @Test
  void whoSaysPieIsOfferedSeatsAndFindsTheAnswerInTheRecord()
      throws IOException, InterruptedException {
    Path file = home.resolve("pie.quinas");
    List<String> arguments = twoPeople("infection", "--pie");
    Result result = run("f1\ny\nsave " + file + "\nquit\n", arguments, Map.of());

    assertThat(result.status()).isZero();
    assertThat(Files.readString(file)).contains("[Pie \"swapped\"]", "1. f1 {pie=swapped}");
  }

  @Test
  void aScriptPlaysAWholeGame() throws IOException, InterruptedException {
    List<String> arguments =
        twoPeople("infection", "--lang", "pt", "--position", "2ox3/7/7/7/7/7/7 x 0");
    Result result = run("c2\n", arguments, Map.of());

    assertThat(result.status()).isZero();
    assertThat(result.err()).isEmpty();
    assertThat(result.out()).contains("Vitória: vermelho (x); uma cor desapareceu. Resultado 3–0.");
  }

  @Test
  void theEndOfTheInputIsAGoodEnd() throws IOException, InterruptedException {
    assertThat(run("").status()).isZero();
    assertThat(run("", "pushee", "--seed", "1").status()).isZero();
    assertThat(run("moves", "catsdogs", "--set", "size=4", "--seed", "1").out())
        .containsPattern("1[0-9] moves: ");
  }

  @Test
  void theSameSeedDealsTheSameGame() throws IOException, InterruptedException {
    String first = run("position\n", "pushee", "--seed", "5").out();

    assertThat(run("position\n", "pushee", "--seed", "5").out()).isEqualTo(first);
    assertThat(run("position\n", "pushee", "--seed", "6").out()).isNotEqualTo(first);
  }

  @Test
  void asciiIsEnoughIfItMustBe() throws IOException, InterruptedException {
    assertThat(run("", "syrtis", "--ascii", "--seed", "1").out().lines().skip(3).limit(15))
        .allMatch(line -> StandardCharsets.US_ASCII.newEncoder().canEncode(line));
  }

  @Test
  void theLanguageComesFromTheSystem() throws IOException, InterruptedException {
    assertThat(run("", List.of(), Map.of("LC_ALL", "pt_PT.UTF-8")).out()).contains("Abrir um jogo");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "chess|There is no game \"chess\"; the games are shiftago,",
        "infection --first nobody|player \"nobody\" is none of human,",
        "pushee --first classic:impossibru|but can with impossibru=first.",
        "infection --set jumps|\"jumps\": write an option as key=value.",
        "infection --set jumps=far|option jumps: \"far\" is not one of lines|ring",
        "infection --set jumps=ring --set jumps=lines|option jumps is given twice",
        "infection --set legs=4|7th Guest: Infection has no option \"legs\"; it has jumps, gaps",
        "infection --position x|1 words, expected 3",
        "infection --delay soon|\"soon\" is not a time",
        "--lang xx|There is no language \"xx\"; the languages are en, pt.",
        "infection --seed many|--seed cannot be",
        "infection chess|Unknown option or argument: chess",
        "--frist human|Unknown option"
      })
  void wrongArgumentsAreAnsweredInASentence(String arguments, String sentence)
      throws IOException, InterruptedException {
    Result result = run("", arguments.split(" ", -1));

    assertThat(result.status()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).contains(sentence);
    assertThat(result.err().lines().count()).isLessThanOrEqualTo(2);
  }

  @Test
  void aScriptLeavesNoUnfinishedGame() throws IOException, InterruptedException {
    assertThat(run("f1\nquit\n", twoPeople("infection"), Map.of()).out()).contains("red (x): f1");
    assertThat(home.resolve("quinas")).doesNotExist();
  }
}
