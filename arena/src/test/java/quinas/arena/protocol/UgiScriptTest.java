package quinas.arena.protocol;

import static quinas.arena.protocol.ScriptedSession.assertConversation;

import org.junit.jupiter.api.Test;

/// Conversations: who it is, and what it is asked.
class UgiScriptTest {

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
}
