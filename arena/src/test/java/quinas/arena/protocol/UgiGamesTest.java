package quinas.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.SplitMix64;

/// Whole games, where a program asks everything that can be asked at every move.
class UgiGamesTest {

  private final List<String> said = Collections.synchronizedList(new ArrayList<>());
  private final UgiSession session = new UgiSession("Quinas", said::add);

  /// All answers to a line, among them what it took thinking to find.
  private List<String> answers(String line) throws InterruptedException {
    said.clear();
    session.accept(line);
    session.finish(Duration.ofMinutes(1));
    return List.copyOf(said);
  }

  private String response(String question) throws InterruptedException {
    List<String> answers = answers("query " + question);
    assertThat(answers).singleElement().asString().startsWith("response");
    return answers.getFirst().substring("response".length()).strip();
  }

  @ParameterizedTest
  @CsvSource({
    "shiftago, ''",
    "syrtis, ''",
    "syrtis, 'board=minor,tiles=pairs'",
    "pushee, ''",
    "catsdogs, ''",
    "infection, jumps=ring",
  })
  void everyQuestionHasItsAnswerInEveryPhase(String id, String options) throws Exception {
    Game game = Games.byId(id).orElseThrow();
    SplitMix64 random = new SplitMix64(6);
    assertThat(answers("setoption name Game value " + id)).isEmpty();
    assertThat(answers("setoption name Options value " + options)).isEmpty();
    while (response("gameover").equals("false")) {
      List<String> moves = List.of(response("moves").split(" ", -1));
      assertEverythingIsAnswered(game);
      assertThat(response("result")).isEqualTo("none");
      assertThat(response("reason")).isEqualTo("none");
      assertThat(answers("perft 1")).containsExactly("nodes " + moves.size());
      List<String> thought = answers("go nodes 200");
      assertThat(thought).hasSizeGreaterThan(1);
      assertThat(thought.subList(0, thought.size() - 1))
          .allMatch(line ->
              line.matches(
                  "info depth [0-9]+ score (cp|mate) -?[0-9]+ nodes [0-9]+ nps [0-9]+ time [0-9]+ pv"
                      + "( \\S+)+"));
      String best = thought.getLast().substring("bestmove ".length());
      assertThat(thought.get(thought.size() - 2).replaceFirst(".* pv ", "") + " ")
          .startsWith(best + " ");
      assertThat(moves).contains(best);
      String move = moves.get(random.nextInt(moves.size()));
      assertThat(answers("position fen " + response("fen") + " moves " + move)).isEmpty();
    }
    assertEverythingIsAnswered(game);
    assertThat(response("result")).isIn("p1win", "p2win", "draw");
    assertThat(response("reason")).isNotEmpty().isNotEqualTo("none");
    assertThat(response("moves")).isEmpty();
    assertThat(answers("perft 1")).containsExactly("nodes 0");
    assertThat(answers("go infinite")).containsExactly("info string error go: the game is over");
  }

  private void assertEverythingIsAnswered(Game game) throws Exception {
    String fen = response("fen");
    assertThat(answers("position fen " + fen)).isEmpty();
    assertThat(response("fen")).isEqualTo(fen);
    assertThat(response("p1turn")).isIn("true", "false");
    assertThat(response("score")).matches(game.hasPoints() ? "[0-9]+ [0-9]+" : "none");
    String turn =
        response("gameover").equals("true")
            ? "none"
            : response("p1turn").equals("true") ? "p1" : "p2";
    List<String> drawn = answers("d");
    assertThat(drawn.getFirst()).startsWith("   a");
    assertThat(drawn.subList(drawn.size() - 3, drawn.size()))
        .containsExactly("fen " + fen, "turn " + turn, "result " + response("result"));
  }
}
