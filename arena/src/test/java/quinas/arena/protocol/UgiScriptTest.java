package quinas.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import quinas.engine.level.Level;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Position;

/// Conversations, as in [Transcript].
class UgiScriptTest {

  /// Plays the first of the legal moves.
  private record First(String id) implements Level {
    @Override
    public int choose(Position position, RandomGenerator random) {
      int[] moves = new int[Games.MAX_MOVES];
      return position.legalMoves(moves, 0) == 0 ? -1 : moves[0];
    }
  }

  /// Plays nothing but what has a game over already.
  private record Never(String id) implements Level {
    @Override
    public boolean plays(Position position) {
      return false;
    }

    @Override
    public int choose(Position position, RandomGenerator random) {
      throw new AssertionError("it does not play this");
    }
  }

  private static List<Level> levels(Game game) {
    return List.of(new First(game.id() + ":easy"), new Never("never"));
  }

  private static void assertConversation(String script) throws InterruptedException {
    SessionLimits limits = new SessionLimits(1 << 20, 100_000, 64, SearchSlots.UNLIMITED);
    assertThat(
            Transcript.of(
                script, out -> new UgiSession("Quinas test", out, limits, UgiScriptTest::levels)))
        .isEqualTo(script);
  }

  @Test
  void itIntroducesItself() throws Exception {
    assertConversation(
        """
        > ugi
        id name Quinas test
        id author the authors of Quinas
        option name Game type combo default shiftago var shiftago var syrtis var pushee var catsdogs var infection
        option name Options type string default <empty>
        option name Hash type spin default 16 min 1 max 64
        option name Threads type spin default 1 min 1 max 256
        option name Seed type spin default 0 min -9223372036854775808 max 9223372036854775807
        option name Level type combo default full var full var shiftago:easy var never var syrtis:easy var pushee:easy var catsdogs:easy var infection:easy
        ugiok
        > isready
        readyok
        """);
  }

  @Test
  void itAnswersWhatItIsAsked() throws Exception {
    assertConversation(
        """
        > setoption name Game value infection
        > query fen
        response o5x/7/7/7/7/7/x5o x 0
        > query p1turn
        response true
        > position startpos moves f1 a2
        > query fen
        response o4xx/o6/7/7/7/7/x5o x 0
        > position startpos moves f1
        > query p1turn
        response false
        > query moves
        response a1a3 a1c1 a1c3 a2 b1 b2 f6 f7 g6 g7e5 g7e7 g7g5
        > query score
        response 3 2
        > query gameover
        response false
        > query result
        response none
        > query reason
        response none
        > position fen 7/1o5/7/x6/7/7/7 x 7 moves a3
        > query gameover
        response true
        > query result
        response p1win
        > query reason
        response wiped out
        > query score
        response 3 0
        > query moves
        response
        > perft 1
        nodes 0
        > perft 0
        nodes 1
        > go depth 1
        info string error go: the game is over
        > position fen xxxooox/xxxxooo/xxxxooo/xxxxooo/xxxxooo/xxxoooo/xxxooo- o 100
        > query result
        response p1win
        > query reason
        response board full
        > position fen o6/7/7/7/7/7/7 x 0
        > query result
        response p2win
        """);
  }

  @Test
  void aGameWithoutPointsHasNoScore() throws Exception {
    assertConversation(
        """
        > position startpos moves left3
        > query score
        response none
        > query fen
        response 7/7/x6/7/7/7/7 o 21 22
        """);
  }

  @Test
  void perftIsExact() throws Exception {
    assertConversation(
        """
        > setoption name Game value infection
        > setoption name Options value jumps=ring
        > position fen x5o/7/7/7/7/7/o5x x 0
        > perft 4
        nodes 155888
        > perft 5
        nodes 4752668
        """);
  }

  @Test
  void itDrawsTheBoard() throws Exception {
    assertConversation(
        """
        > setoption name Game value infection
        > setoption name Options value gaps=d4
        > position startpos moves f1
        > d
           a b c d e f g
         1 o . . . . x x
         2 . . . . . . .
         3 . . . . . . .
         4 . . . - . . .
         5 . . . . . . .
         6 . . . . . . .
         7 x . . . . . o
        game infection gaps=d4
        fen o4xx/7/7/3-3/7/7/x5o o 0
        turn p2
        result none
        > position fen o6/7/7/7/7/7/7 x 0
        > d
           a b c d e f g
         1 o . . . . . .
         2 . . . . . . .
         3 . . . . . . .
         4 . . . . . . .
         5 . . . . . . .
         6 . . . . . . .
         7 . . . . . . .
        game infection gaps=d4
        fen o6/7/7/7/7/7/7 x 0
        turn none
        result p2win
        """);
  }

  @Test
  void optionsStayTogether() throws Exception {
    assertConversation(
        """
        > setoption name Game value catsdogs
        > setoption name Options value size=4,obstacles=0,starter=dogs
        > query fen
        response 4/4/4/4 d place 0 0
        > setoption name Options value size=5,obstacles=0,starter=cats
        > query fen
        response 5/5/5/5/5 c place 0 0
        > position startpos moves a1
        > uginewgame
        > query fen
        response 5/5/5/5/5 c place 0 0
        > setoption name Options value size=13
        info string error Options: option size: "13" is not one of 4..12
        > query fen
        response 5/5/5/5/5 c place 0 0
        > setoption name game value catsdogs
        > setoption name OPTIONS value obstacles=0,starter=cats
        > query fen
        response 8/8/8/8/8/8/8/8 c place 0 0
        > setoption name Options value
        > setoption name Options value <empty>
        > setoption name Game value infection
        > query fen
        response o5x/7/7/7/7/7/x5o x 0
        """);
  }

  @Test
  void theSeedDealsUntilAMoveIsMade() throws Exception {
    List<String> said = new CopyOnWriteArrayList<>();
    UgiSession session = new UgiSession("Quinas", said::add);
    session.accept("setoption name Game value pushee");
    for (String seed : List.of("1", "2", "1", "-9223372036854775808")) {
      session.accept("setoption name Seed value " + seed);
      session.accept("query fen");
    }
    assertThat(said.get(2)).isEqualTo(said.get(0));
    assertThat(said.subList(1, 4)).doesNotHaveDuplicates();
    session.accept("position startpos moves ha1");
    session.accept("setoption name Seed value 1");
    session.accept("query fen");
    assertThat(said.getLast()).contains(" x5/6/").endsWith(" o 14 15");
  }

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
  void itPlaysWithTheLevelThatWasChosen() throws Exception {
    assertConversation(
        """
        > setoption name Game value infection
        > setoption name Level value infection:easy
        > go movetime 0
        info time T pv f1
        bestmove f1
        > setoption name Level value never
        > go nodes 1
        info string error go: level never does not play this position
        > setoption name Game value shiftago
        > go nodes 1
        info string error go: level never does not play this position
        > setoption name Level value full
        > go nodes 1
        info depth 1 score cp S nodes N nps T time T pv M
        bestmove M
        """);
  }

  @Test
  void itSearchesWithinTheLimits() throws Exception {
    assertConversation(
        """
        > setoption name Game value infection
        > go depth 3
        info depth 1 score cp S nodes N nps T time T pv M
        info depth 2 score cp S nodes N nps T time T pv M
        info depth 3 score cp S nodes N nps T time T pv M
        bestmove M
        > uginewgame
        > go nodes 1 p1time 1000000 p2time 1 p1inc 0 p2inc 0 movestogo 5
        info depth 1 score cp S nodes N nps T time T pv M
        bestmove M
        > position fen 7/1o5/7/x6/7/7/7 x 7
        > go depth 9
        info depth 1 score mate 1 nodes N nps T time T pv a3
        bestmove a3
        > position fen 7/1o5/7/x6/7/7/7 o 7
        > go depth 0
        info depth 1 score mate 1 nodes N nps T time T pv a3
        bestmove a3
        > position fen ooooooo/ooooooo/ooooooo/ooooooo/ooooooo/oooooxo/oooooo1 x 0
        > go depth 9
        info depth 1 score mate -1 nodes N nps T time T pv g7
        bestmove g7
        """);
  }

  @Test
  void theLevelMayBeChosenBeforeTheGame() throws Exception {
    assertConversation(
        """
        > setoption name Level value infection:easy
        > go nodes 1
        info string error go: shiftago has no level infection:easy; it has full, shiftago:easy, never
        > setoption name Game value infection
        > go nodes 1
        info time T pv f1
        bestmove f1
        """);
  }

  @Test
  void stopWithoutASearchIsNothing() throws Exception {
    assertConversation(
        """
        > stop
        > isready
        readyok
        """);
  }

  @Test
  void whiteSpaceDoesNotMatter() throws Exception {
    assertConversation(
        """
        >   isready\t
        readyok
        > \s
        > setoption  name\tGame  value infection
        > position\tfen  o5x/7/7/7/7/7/x5o  x 0   moves  f1
        > query fen
        response o4xx/7/7/7/7/7/x5o o 0
        > position startpos moves
        > query fen
        response o5x/7/7/7/7/7/x5o x 0
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
