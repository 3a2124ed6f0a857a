package quinas.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static quinas.arena.protocol.ScriptedSession.assertConversation;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/// Conversations that go wrong.
class UgiFaultScriptTest {

  @Test
  void anErrorIsOneLineAndChangesNothing() throws Exception {
    assertConversation(
        """
        > setoption name Game value infection
        > position startpos moves f1
        > position startpos moves f1 a2 a2 a3
        info string error move 3, a2: a2 is not empty
        > position fen o5x/7/7/7/7/7 x 0
        info string error fen: the board has 6 rows, expected 7
        > position
        info string error expected position startpos or position fen <text>, and then moves
        > position fen
        info string error expected position startpos or position fen <text>, and then moves
        > position startpos f1
        info string error expected position startpos or position fen <text>, and then moves
        > setoption name Game value chess
        info string error Game: there is no game "chess"; there are shiftago, syrtis, pushee, catsdogs, infection
        > setoption name Ponder value true
        info string error there is no option "Ponder"; there are Game, Options, Hash, Threads, Seed, Level
        > setoption name Hash value 0
        info string error Hash: "0" is not a number from 1 to 64
        > setoption name Hash value 65
        info string error Hash: "65" is not a number from 1 to 64
        > setoption name Hash value 99999999999999999999
        info string error Hash: "99999999999999999999" is not a number from 1 to 64
        > setoption name Game
        info string error expected setoption name <name> value <value>
        > setoption
        info string error expected setoption name <name> value <value>
        > setoption name Seed value 1.5
        info string error Seed: the seed "1.5" is not a whole number of 64 bits
        > setoption name Seed value +5
        info string error Seed: the seed "+5" is not a whole number of 64 bits
        > setoption name Seed value 007
        info string error Seed: the seed "007" is not a whole number of 64 bits
        > setoption name Seed value \u0663
        info string error Seed: the seed "\u0663" is not a whole number of 64 bits
        > setoption name Level value hard
        info string error Level: "hard" is none of full, shiftago:easy, never, syrtis:easy, pushee:easy, catsdogs:easy, infection:easy
        > query
        info string error query takes one word
        > query mood
        info string error query: "mood" is none of gameover, p1turn, result, reason, score, fen, moves
        > perft
        info string error expected perft <depth>, a number from 0 to 99
        > perft -1
        info string error expected perft <depth>, a number from 0 to 99
        > perft 100
        info string error expected perft <depth>, a number from 0 to 99
        > go fast
        info string error go: "fast" is none of movetime, depth, nodes, p1time, p2time, p1inc, p2inc, movestogo, or infinite alone
        > go depth
        info string error go: after depth stands a number
        > go depth x
        info string error go: after depth stands a number
        > go depth 1 depth 2
        info string error go: depth is given twice
        > go nodes 9999999999999999999
        info string error go: after nodes stands a number
        > go btime 100 wtime 100
        info string error go: "btime" is none of movetime, depth, nodes, p1time, p2time, p1inc, p2inc, movestogo, or infinite alone
        > isready now
        info string error isready stands alone, without "now"
        > quit now
        info string error quit stands alone, without "now"
        > Isready
        info string error "Isready" is no command; there are ugi, isready, uginewgame, setoption, position, go, stop, quit, query, perft, d
        > uainewgame
        info string error "uainewgame" is no command; there are ugi, isready, uginewgame, setoption, position, go, stop, quit, query, perft, d
        > query fen
        response o4xx/7/7/7/7/7/x5o o 0
        """);
  }

  @Test
  void aQuotationNeverBreaksTheLine() {
    List<String> said = new CopyOnWriteArrayList<>();
    UgiSession session = new UgiSession("Quinas", said::add);
    session.accept("x\u0000\u0085\u2028y\u001b[2J");
    session.accept("z".repeat(1000));
    session.accept("position startpos moves" + " left1".repeat(200_000));
    session.accept("isready ".repeat(200_000));
    assertThat(said)
        .hasSize(4)
        .allSatisfy(line ->
            assertThat(line)
                .startsWith("info string error ")
                .hasSizeLessThan(450)
                .matches("\\P{Cc}*"));
    assertThat(said.getFirst()).contains("\"x???y?[2J\" is no command");
    assertThat(said.getLast())
        .isEqualTo("info string error the line has more than 1048576 characters");
  }
}
