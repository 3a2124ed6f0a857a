package quinas.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import quinas.rules.SplitMix64;

/// Thousands of lines that nobody would say.
class UgiFuzzTest {

  private static final String SPICE = " \t\0\r/0123456789abcdxoXOlsS,=+-<>\u00e9\uFFFD\u2028;\"";

  private static final List<String> LINES =
      List.of(
          "isready",
          "uginewgame",
          "stop",
          "query fen",
          "query moves",
          "query result",
          "setoption name Seed value 7",
          "setoption name Level value full",
          "setoption name Hash value 2",
          "setoption name Options value jumps=ring,gaps=c3+e5",
          "setoption name Options value size=5,specials=off",
          "setoption name Game value catsdogs",
          "setoption name Game value infection",
          "setoption name Game value syrtis",
          "setoption name Game value pushee",
          "setoption name Game value shiftago",
          "position startpos moves left3 up1 right7 down4",
          "position fen 7/7/7/7/7/7/7 x 22 22 moves left1",
          "position fen o5x/7/7/7/7/7/x5o x 0 moves b2 f2",
          "uai",
          "ugi",
          "uainewgame",
          "go btime 10 wtime 20 binc 1 winc 2 movestogo 3",
          "position startpos moves g2 b1 g1f3 a1a2",
          "position fen x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1 moves f1 b1",
          "position fen #4/2#2/2#2/3##/#2#1 c place 0 0 moves a2 d1",
          "position fen 2oso2/1SSsoo1/ssSOOoO/SOs1Olso/sSssoOO/1SSOoo1/2SOS2 towers - - 0/0 0",
          "position fen 000000/022220/021320/023120/022220/000000 6/1X4/2o3/3X2/6/6 o 13 14",
          "go depth 1",
          "go nodes 10 movetime 5 p1time 7",
          "perft 1",
          "d");

  /// Lines answered, and the fen after each, are gathered here.
  private final List<String> said = Collections.synchronizedList(new ArrayList<>());

  private final UgiSession session = new UgiSession("Quinas", said::add);

  private String fen() {
    said.clear();
    session.accept("query fen");
    assertThat(said).hasSize(1);
    return said.removeFirst();
  }

  @Test
  void noLineDoesHarm() throws Exception {
    RandomGenerator random = new SplitMix64(20);
    int refused = 0;
    for (int i = 0; i < 20_000; i++) {
      String before = fen();
      String line = mutated(random);
      boolean goesOn = session.accept(line);
      assertThat(goesOn).isEqualTo(!line.strip().equals("quit"));
      session.stop();
      session.finish(Duration.ofMinutes(1));
      List<String> answers = List.copyOf(said);
      assertThat(answers).noneMatch(answer -> answer.contains("should not happen"));
      if (answers.stream().anyMatch(answer -> answer.startsWith("info string error "))) {
        refused++;
        assertThat(answers).as(line).hasSize(1);
        assertThat(fen()).as(line).isEqualTo(before);
      }
    }
    assertThat(refused).isBetween(8_000, 19_000);
  }

  private static String mutated(RandomGenerator random) {
    StringBuilder line = new StringBuilder(LINES.get(random.nextInt(LINES.size())));
    for (int n = random.nextInt(4); n > 0; n--) {
      int at = random.nextInt(line.length() + 1);
      int end = Math.min(line.length(), at + 1 + random.nextInt(6));
      char spice = SPICE.charAt(random.nextInt(SPICE.length()));
      switch (random.nextInt(4)) {
        case 0 -> line.insert(at, spice);
        case 1 -> line.delete(at, end);
        case 2 -> line.insert(at, line.substring(at, end));
        default -> line.replace(at, Math.min(line.length(), at + 1), String.valueOf(spice));
      }
    }
    return line.toString();
  }
}
