package quinas.bench;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Playout;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// A game with options, and positions of it.
///
/// Before anything is measured all games are played in the same virtual machine: a game that runs
/// alone is compiled as if there were no other, and flatters itself.
@State(Scope.Benchmark)
public class Setting {

  private static final int WARM_UP_GAMES = 2000;
  private static final int GAMES = 20;

  /// A game's id, and behind a colon its options.
  @Param({
    "shiftago",
    "syrtis",
    "syrtis:board=minor",
    "pushee",
    "catsdogs",
    "catsdogs:size=12",
    "infection",
    "infection:jumps=ring"
  })
  public String game = "";

  private Options options = Options.standard(Games.ALL.getFirst());
  private List<Position> positions = List.of();
  private SplitMix64 random = new SplitMix64(0);

  @Setup(Level.Trial)
  public void prepare() throws NotationException {
    random = new SplitMix64(1);
    playAllGames();
    String[] parts = game.split(":", 2);
    options = Options.read(Games.byId(parts[0]).orElseThrow(), parts.length > 1 ? parts[1] : "");
    positions = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      for (Position p = deal(); !p.isOver(); p = p.play(p.randomMove(random))) {
        positions.add(p);
      }
    }
  }

  private void playAllGames() {
    for (int i = 0; i < WARM_UP_GAMES; i++) {
      for (Game each : Games.ALL) {
        Playout.moves(each.deal(Options.standard(each), random), random);
      }
    }
  }

  Position deal() {
    return options.game().deal(options, random);
  }

  /// All positions of some random games that are not over.
  List<Position> positions() {
    return positions;
  }

  SplitMix64 random() {
    return random;
  }
}
