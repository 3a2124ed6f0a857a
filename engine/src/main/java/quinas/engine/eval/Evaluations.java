package quinas.engine.eval;

import java.util.Optional;
import quinas.engine.net.Net;
import quinas.engine.net.Nets;
import quinas.engine.search.Evaluation;
import quinas.rules.Game;
import quinas.rules.Position;
import quinas.rules.infection.InfectionPosition;
import quinas.rules.shiftago.ShiftagoPosition;

/// The evaluation of every game.
public final class Evaluations {

  /// What to guess with in a game; the score as it stands where there is nothing better.
  public static Evaluation of(Game game) {
    return switch (game.id()) {
      case "shiftago" -> new ShiftagoEvaluation();
      case "syrtis" -> SyrtisEvaluation.FITTED;
      case "catsdogs" -> CatsDogsEvaluation.ROOM;
      case "infection" -> new InfectionEvaluation();
      case "pushee" -> new PusheeEvaluation();
      default -> PointsEvaluation.POINTS;
    };
  }

  /// What to guess with by rules of thumb, to compare what was learned with it; where there is
  /// nothing of the kind, what [#of] gives.
  public static Evaluation byHand(Game game) {
    return switch (game.id()) {
      case "shiftago" -> ShiftagoWindows.COUNTED;
      case "syrtis" -> SyrtisIslands.COUNTED;
      case "infection" -> InfectionStones.FITTED;
      default -> of(game);
    };
  }

  /// What the levels for people guess with, whatever else is found: a better evaluation of a game
  /// comes beside the one here, or else its levels must be set anew, and people find them stronger
  /// overnight. None has a net.
  public static Evaluation ofLevels(Game game) {
    return switch (game.id()) {
      case "shiftago" -> ShiftagoWindows.COUNTED;
      case "syrtis" -> SyrtisIslands.COUNTED;
      case "catsdogs" -> CatsDogsEvaluation.ROOM;
      case "infection" -> InfectionStones.FITTED;
      default -> PointsEvaluation.POINTS;
    };
  }

  /// What to guess with by this net, whatever net the game has.
  ///
  /// @param net one that [#isFor] the game
  public static Evaluation of(Game game, Net net) {
    assert isFor(game, net) : net.patterns();
    return game.id().equals("shiftago")
        ? new ShiftagoEvaluation(net)
        : new InfectionEvaluation(net);
  }

  /// Whether a net sees what there is to see in a game.
  public static boolean isFor(Game game, Net net) {
    return Nets.patterns(game).filter(net::sees).isPresent();
  }

  /// The name of the net that the evaluation of a position needs, if it needs one. Where there are
  /// no resources it has to be given to [quinas.engine.net.Nets#keep] first.
  public static Optional<String> net(Position position) {
    return switch (position) {
      case InfectionPosition infection -> Optional.of(InfectionEvaluation.name(infection.jumps()));
      case ShiftagoPosition _ -> Optional.of(ShiftagoEvaluation.NET);
      default -> Optional.empty();
    };
  }

  private Evaluations() {}
}
