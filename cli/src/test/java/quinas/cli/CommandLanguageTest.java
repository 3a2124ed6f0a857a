package quinas.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;

/// What commands that are mostly used by programs say to people.
class CommandLanguageTest {

  @TempDir Path directory;

  /// What a command says, and its exit status.
  private record Said(String text, int status) {}

  private static Said run(String... arguments) {
    StringWriter said = new StringWriter();
    PrintWriter writer = new PrintWriter(said);
    int status =
        Main.commandLine(Texts.of(Language.ENGLISH))
            .setOut(writer)
            .setErr(writer)
            .execute(arguments);
    return new Said(said.toString().strip(), status);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "perft chess --depth 1|perft: não há nenhum jogo \"chess\"",
        "perft infection --depth 100|perft: --depth: 100 não é um número de 0 a 99",
        "engine --idle 3|engine: --idle é para clientes por TCP: precisa de --listen",
        "engine --listen 80|engine: --listen: \"80\" não é MÁQUINA:PORTA",
        "engine --listen localhost:0 --max-line 0|--max-line: 0 não é um número de 1 a 1048576",
        "selfplay infection a --games 0|selfplay: --games, --nodes e --threads: pelo menos 1",
        "selfplay infection a --games 1 --plies 9-6|--plies: \"9-6\" não é um intervalo como 6-15",
        "train a b --trust 2|train: --epochs e --threads: pelo menos 1; --trust: de 0 a 1",
        "train a nowhere.lines|train: nowhere.lines: o ficheiro ou a pasta"
      })
  void anErrorIsSaidInTheLanguageThatWasAskedFor(String command, String answer) {
    Said said = run((command + " --lang pt").split(" ", -1));

    assertThat(said.text()).contains(answer).hasLineCount(1);
    assertThat(said.status()).isEqualTo(2);
  }

  @Test
  void anErrorIsSaidInEnglishToo() {
    assertThat(run("perft", "infection", "--depth", "100", "--lang", "en").text())
        .isEqualTo("quinas perft: --depth: 100 is not a number from 0 to 99");
  }

  @Test
  void aTakenAddressIsToldInThePlayersLanguage() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String address = "127.0.0.1:" + taken.getLocalPort();

      assertThat(run("engine", "--listen", address, "--lang", "pt").text())
          .startsWith("quinas engine: não é possível atender em " + address + ": ");
    }
  }

  @Test
  void progressIsToldInThePlayersLanguage() {
    String games = directory.resolve("games").toString();
    String net = directory.resolve("net").toString();
    String[] play = {"selfplay", "infection", games, "--games", "2", "--nodes", "5"};

    assertThat(run(with(play, "--lang", "pt")).text()).isEqualTo("jogos 2");
    assertThat(run("train", net, games, "--epochs", "1", "--lang", "pt").text())
        .containsPattern("^posições [0-9]+\\R+época 1 erro 0\\.[0-9]{5} verificação ");
    assertThat(run("train", net, games, "--epochs", "1", "--lang", "en").text())
        .containsPattern("^positions [0-9]+\\R+epoch 1 error 0\\.[0-9]{5} check ");
  }

  private static String[] with(String[] arguments, String... more) {
    String[] all = Arrays.copyOf(arguments, arguments.length + more.length);
    System.arraycopy(more, 0, all, arguments.length, more.length);
    return all;
  }

  @Test
  void aFileOfSomethingElseIsNamedInThePlayersLanguage() throws Exception {
    Path file = Files.writeString(directory.resolve("other"), "1. b6\n");

    assertThat(run("train", "net", file.toString(), "--lang", "pt").text())
        .isEqualTo("quinas train: " + file + ": não é um ficheiro de jogos do motor consigo");
  }
}
