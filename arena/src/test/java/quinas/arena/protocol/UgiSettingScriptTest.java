package quinas.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static quinas.arena.protocol.ScriptedSession.assertConversation;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/// Conversations about what is played.
class UgiSettingScriptTest {

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
}
