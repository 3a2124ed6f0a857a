package quinas.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import quinas.rules.infection.Infection;
import quinas.testkit.PerftLine;

/// Conversations in the Ataxx dialect, as in [Transcript].
class UaiScriptTest {

  private static final SessionLimits LIMITS =
      new SessionLimits(1 << 20, 100, 64, SearchSlots.UNLIMITED);

  /// A conversation that is in UAI from the start, unless it begins with that.
  private static void assertConversation(String script) throws InterruptedException {
    String intro = "> uai\n";
    String whole = script.startsWith(intro) ? script : intro + script;
    String said = Transcript.of(whole, out -> new UgiSession("Quinas test", out, LIMITS));
    if (!script.startsWith(intro)) {
      said = said.substring(said.indexOf("uaiok\n") + "uaiok\n".length());
    }
    assertThat(said).isEqualTo(script);
  }

  @Test
  void aRefereeOfAtaxxFindsWhatItExpects() throws Exception {
    assertConversation(
        """
        > uai
        id name Quinas test
        id author the authors of Quinas
        option name Hash type spin default 16 min 1 max 64
        option name Threads type spin default 1 min 1 max 256
        option name Seed type spin default 0 min -9223372036854775808 max 9223372036854775807
        option name Level type combo default full var full var level:1 var level:2 var level:3 var level:4 var level:5 var level:6 var level:7 var level:8 var level:9 var level:10 var classic:easy var classic:medium var engine
        uaiok
        > setoption name Hash value 4
        > uainewgame
        > isready
        readyok
        > position startpos
        > go depth 3
        info depth 1 score cp S nodes N nps T time T pv M
        info depth 2 score cp S nodes N nps T time T pv M
        info depth 3 score cp S nodes N nps T time T pv M
        bestmove M
        > position fen x5o/7/7/7/7/7/o5x x 0 1
        > go nodes 1 btime 1000 wtime 1 binc 0 winc 0 movestogo 40
        info depth 1 score cp S nodes N nps T time T pv M
        bestmove M
        > position fen 7/1o5/7/x6/7/7/7 x 7 1
        > go movetime 500
        info depth 1 score mate 1 nodes N nps T time T pv a5
        bestmove a5
        > position startpos moves g2 b1 g1f3 a1a2
        > query fen
        response x5o/7/7/7/5x1/o5x/oo5 x 0
        > position startpos moves g1g2
        > query fen
        response x5o/7/7/7/7/6x/o5x o 0
        > perft 1
        nodes 16
        > query p1turn
        response false
        > query moves
        response a1a3 a1b3 a1c1 a1c2 a1c3 a2 b1 b2 f6 f7 g6 g7e5 g7e6 g7e7 g7f5 g7g5
        > d
           a b c d e f g
         7 x . . . . . o
         6 . . . . . . .
         5 . . . . . . .
         4 . . . . . . .
         3 . . . . . . .
         2 . . . . . . x
         1 o . . . . . x
        game infection jumps=ring
        fen x5o/7/7/7/7/6x/o5x o 0
        turn p2
        result none
        """);
  }

  @Test
  void whoCannotMovePasses() throws Exception {
    assertConversation(
        """
        > position fen x--4/---4/---4/7/7/7/6o x 3 9
        > go depth 1
        info depth 1 score cp S nodes N nps T time T pv M
        bestmove M
        > setoption name Level value classic:medium
        > go
        info time T pv 0000
        bestmove 0000
        > position fen x--4/---4/---4/7/7/7/6o x 3 9 moves 0000 f1
        > query fen
        response x--4/---4/---4/7/7/7/5oo x 0
        > position fen x--4/---4/---4/7/7/7/6o x 3 9 moves a6
        info string error move 1, a6: "a6" is not a legal move here
        """);
  }

  @Test
  void aRefereeWithOtherRulesIsAnsweredInAGameThatIsOver() throws Exception {
    assertConversation(
        """
        > position fen x6/7/7/7/7/7/7 o 0 1
        > go btime 1000 wtime 1000 binc 10 winc 10
        info string the game is over
        bestmove 0000
        > query result
        response p1win
        """);
  }

  @Test
  void anErrorIsOneLineAndChangesNothing() throws Exception {
    assertConversation(
        """
        > position startpos moves g2 a7
        info string error move 2, a7: "a7" is not a legal move here
        > position startpos moves g2 a2b9
        info string error move 2, a2b9: "b9" is no square; the squares are a1 to g7
        > position fen x5o/7/7 x 0 1
        info string error fen: the board has 3 rows, expected 7
        > setoption name Game value syrtis
        info string error there is no option "Game"; there are Hash, Threads, Seed, Level
        > setoption name Level value classic:hard
        info string error Level: "classic:hard" is none of full, level:1, level:2, level:3, level:4, level:5, level:6, level:7, level:8, level:9, level:10, classic:easy, classic:medium, engine
        > uginewgame
        info string error "uginewgame" is no command; there are uai, isready, uainewgame, setoption, position, go, stop, quit, query, perft, d
        > go p1time 100
        info string error go: "p1time" is none of movetime, depth, nodes, btime, wtime, binc, winc, movestogo, or infinite alone
        > go btime
        info string error go: after btime stands a number
        > query fen
        response x5o/7/7/7/7/7/o5x x 0
        """);
  }

  @Test
  void eachProtocolKeepsToItself() throws Exception {
    List<String> said = new CopyOnWriteArrayList<>();
    UgiSession session = new UgiSession("Quinas", said::add);
    for (String line :
        List.of(
            "setoption name Game value syrtis",
            "uai",
            "position startpos moves g2",
            "uai",
            "query fen",
            "ugi",
            "query fen",
            "position startpos moves b1",
            "query fen")) {
      session.accept(line);
    }
    assertThat(said.stream().filter(line -> !line.matches("(id|option) .*")))
        .containsExactly(
            "uaiok",
            "uaiok",
            "response x5o/7/7/7/7/6x/o5x o 0",
            "ugiok",
            "response o5x/7/7/7/7/7/x5o x 0",
            "info string error move 1, b1: none of your microbes is next to b1",
            "response o5x/7/7/7/7/7/x5o x 0");
  }

  @Test
  void perftIsWhatAtaxxEnginesPublish() throws Exception {
    List<PerftLine> published =
        PerftLine.of(Infection.GAME).stream()
            .filter(line -> line.options().equals("jumps=ring") && line.nodes() < 50_000)
            .toList();
    assertThat(published).hasSizeGreaterThan(50);
    List<String> said = new CopyOnWriteArrayList<>();
    UgiSession session = new UgiSession("Quinas", said::add);
    session.accept("uai");
    said.clear();
    for (PerftLine line : published) {
      session.accept("position fen " + line.position() + " 1");
      session.accept("perft " + line.depth());
      session.finish(Duration.ofMinutes(1));
    }
    assertThat(said).isEqualTo(published.stream().map(line -> "nodes " + line.nodes()).toList());
  }
}
