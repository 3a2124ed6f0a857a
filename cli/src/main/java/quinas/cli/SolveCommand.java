package quinas.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import quinas.cli.play.Phrases;
import quinas.cli.text.Texts;
import quinas.engine.proof.Claim;
import quinas.engine.proof.Proof;
import quinas.engine.proof.Verifier;
import quinas.engine.solve.CatsDogsSolver;
import quinas.engine.solve.Forcing;
import quinas.engine.solve.PusheeSolver;
import quinas.engine.solve.ShiftagoSolver;
import quinas.engine.solve.Solution;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.catsdogs.CatsDogsPosition;
import quinas.rules.pushee.PusheePosition;
import quinas.rules.shiftago.ShiftagoPosition;

/// `quinas solve`: what a position is worth, exactly.
@Command(
    name = "solve",
    description =
        "Solve a position of Cats & Dogs or an ending of Pushee, or look for a forced win in Shiftago.",
    mixinStandardHelpOptions = true)
final class SolveCommand implements Callable<Integer> {

  private static final int SOLVED = 0;
  private static final int NOT_SOLVED = 1;
  private static final int REFUSED = 2;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Mixin private StartOptions start = new StartOptions();

  @Option(
      names = "--seconds",
      paramLabel = "N",
      description = "For how long it may try (standard: 60).")
  private int seconds = 60;

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "In Shiftago, how many plies a win may take at most (standard: all).")
  private int plies = ShiftagoSolver.MOST_PLIES;

  @Option(
      names = "--verify",
      description = "Write the proof down and have it checked by the rules alone; takes longer.")
  private boolean verify;

  @Mixin private LanguageOption language = new LanguageOption();

  private Texts texts = Texts.of(Usage.language());

  @Override
  public Integer call() {
    texts = language.texts();
    try {
      return solve(start.game(), start.position());
    } catch (NotationException e) {
      return refuse(texts.say(e));
    }
  }

  private int refuse(String sentence) {
    spec.commandLine().getErr().println("quinas solve: " + sentence);
    return REFUSED;
  }

  private int solve(Game chosen, Position start) {
    long began = System.nanoTime();
    BooleanSupplier stop = () -> System.nanoTime() - began > seconds * 1_000_000_000L;
    return switch (start) {
      case Position over when over.isOver() -> refuse(texts.say("solve.over"));
      case CatsDogsPosition at when CatsDogsSolver.isInReach(at) -> {
        CatsDogsSolver solver = new CatsDogsSolver(at, stop);
        yield margin(chosen, at, solver.solve(at), seat -> solver.prove(at, seat), began);
      }
      case CatsDogsPosition _ -> refuse(texts.say("solve.large"));
      case PusheePosition at -> {
        PusheeSolver solver = new PusheeSolver(at, stop);
        yield margin(chosen, at, solver.solve(at), seat -> solver.prove(at, seat), began);
      }
      case ShiftagoPosition at -> forced(chosen, at, stop, began);
      default -> refuse(texts.say("solve.none", chosen.title()));
    };
  }

  private int margin(
      Game chosen,
      Position at,
      Optional<Solution> solved,
      Function<Seat, Optional<Proof>> proof,
      long began) {
    if (solved.isEmpty()) {
      say("solve.stopped", seconds);
      return NOT_SOLVED;
    }
    int value = solved.get().value();
    if (value == 0) {
      say("solve.draw");
    } else {
      Seat winner = value > 0 ? at.turn() : at.turn().other();
      say("solve.margin", new Phrases(texts).seat(chosen, at, winner), Math.abs(value));
    }
    tell(chosen, solved.get().line(), solved.get().nodes(), began);
    return verify
        ? Math.max(verified(proof.apply(Seat.FIRST)), verified(proof.apply(Seat.SECOND)))
        : SOLVED;
  }

  private int forced(Game chosen, ShiftagoPosition at, BooleanSupplier stop, long began) {
    ShiftagoSolver solver = new ShiftagoSolver(at.exhaustion(), stop);
    Forcing forcing = solver.solve(at, plies);
    Optional<Seat> winner = forcing.winner();
    if (winner.isEmpty()) {
      say("solve.unforced", forcing.plies());
    } else {
      String seat = new Phrases(texts).seat(chosen, at, winner.get());
      say("solve.forced", seat, forcing.plies());
    }
    tell(chosen, forcing.line(), forcing.nodes(), began);
    if (winner.isEmpty()) {
      return forcing.plies() < plies ? NOT_SOLVED : SOLVED;
    }
    return verify
        ? verified(solver.prove(at, new Claim.Win(winner.get(), forcing.plies())))
        : SOLVED;
  }

  private int verified(Optional<Proof> proof) {
    if (proof.isEmpty()) {
      say("solve.stopped", seconds);
      return NOT_SOLVED;
    }
    Optional<Position> failure = Verifier.refute(proof.get());
    if (failure.isPresent()) {
      say("solve.refuted", failure.get());
      return NOT_SOLVED;
    }
    say("solve.verified", proof.get().moves().size());
    return SOLVED;
  }

  private void tell(Game chosen, List<Integer> line, long nodes, long began) {
    if (!line.isEmpty()) {
      say(
          "solve.line",
          line.stream().map(chosen.notation()::text).collect(Collectors.joining(" ")));
    }
    say("solve.nodes", nodes);
    double time = (System.nanoTime() - began) / 1e9;
    say("solve.time", String.format(Locale.ROOT, "%.3f", time));
  }

  private void say(String key, Object... arguments) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(texts.say(key, arguments));
  }
}
