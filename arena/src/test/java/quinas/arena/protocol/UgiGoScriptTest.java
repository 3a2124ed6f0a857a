package quinas.arena.protocol;

import static quinas.arena.protocol.ScriptedSession.assertConversation;

import org.junit.jupiter.api.Test;

/// Conversations in which it is to move.
class UgiGoScriptTest {

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
  void stopWithoutASearchIsNothing() throws Exception {
    assertConversation(
        """
        > stop
        > isready
        readyok
        """);
  }
}
