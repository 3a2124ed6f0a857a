package quinas.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;

class SolveCommandTest {

  private record Ended(List<String> out, String err, int status) {}

  private static Ended run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        Main.commandLine(Texts.of(Language.ENGLISH))
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(arguments);
    return new Ended(out.toString().lines().toList(), err.toString().strip(), status);
  }

  @Test
  void aSmallBoardIsSolvedAndTheProofVerified() {
    Ended ended =
        run(
            "solve",
            "catsdogs",
            "--options",
            "size=4",
            "--position",
            "c2d/####/####/#### d place 1 1",
            "--verify",
            "--lang",
            "en");
    assertThat(ended.status()).as(ended.err()).isZero();
    assertThat(ended.out())
        .startsWith("With best play: dogs by 1.", "Line: c1")
        .filteredOn(line -> line.startsWith("Proof checked"))
        .hasSize(2);
  }

  @Test
  void theAnswerSpeaksPortuguese() {
    Ended ended =
        run(
            "solve",
            "catsdogs",
            "--options",
            "size=4",
            "--position",
            "c1#d/###1/####/#### c place 1 1",
            "--lang",
            "pt");
    assertThat(ended.out()).startsWith("Com o melhor jogo: empate.");
  }

  /// If X takes a three, O pushes it off and stands on a two; otherwise O takes a three himself.
  @Test
  void anEndingOfPusheeIsSolvedAndTheProofVerified() {
    Ended ended =
        run(
            "solve",
            "pushee",
            "--options",
            "values=dragons,pieces=1",
            "--position",
            "000000/022220/021320/023120/022220/000000 6/6/6/6/6/6 x 1 1",
            "--verify",
            "--lang",
            "en");
    assertThat(ended.status()).as(ended.err()).isZero();
    assertThat(ended.out())
        .startsWith("With best play: O by 1.")
        .filteredOn(line -> line.startsWith("Proof checked"))
        .hasSize(2);
  }

  /// Four Xs stand in row 1, and the fifth goes in from the left.
  @Test
  void aForcedWinIsFoundAndVerified() {
    Ended ended =
        run(
            "solve",
            "shiftago",
            "--position",
            "xxxx3/7/7/7/o6/o6/oo5 x 18 18",
            "--verify",
            "--lang",
            "en");
    assertThat(ended.status()).as(ended.err()).isZero();
    assertThat(ended.out()).startsWith("Forced win: X, in 1 plies.").contains("Line: left1");
    assertThat(ended.out().getLast()).startsWith("Proof checked by the rules alone");
  }

  @Test
  void withoutAForcedWinItSaysHowFarItLooked() {
    Ended ended = run("solve", "shiftago", "--plies", "3", "--lang", "en");
    assertThat(ended.status()).isZero();
    assertThat(ended.out()).startsWith("Nobody can force a win in 3 plies.");
  }

  @Test
  void whatTakesTooLongIsNotSolved() {
    Ended ended = run("solve", "catsdogs", "--options", "obstacles=0", "--seconds", "0");
    assertThat(ended.status()).isEqualTo(1);
  }

  @Test
  void whatCannotBeSolvedIsRefused() {
    assertThat(run("solve", "catsdogs", "--options", "size=12", "--lang", "en").err())
        .isEqualTo("quinas solve: Too many squares are still in play.");
    assertThat(run("solve", "infection", "--lang", "en").err())
        .startsWith("quinas solve: There is no solver for ");
    assertThat(run("solve", "chess").status()).isEqualTo(2);
    assertThat(
            run(
                    "solve",
                    "catsdogs",
                    "--options",
                    "size=4",
                    "--position",
                    "####/####/####/#### c place 0 0")
                .status())
        .isEqualTo(2);
  }
}
