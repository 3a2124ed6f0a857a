package quinas.cli;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quinas.arena.job.PerftJob;
import quinas.cli.text.Texts;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;

/// What sequences of moves are counted.
final class PerftSubject {

  @Mixin private StartOptions start = new StartOptions();
  @Mixin private LanguageOption language = new LanguageOption();

  @Option(
      names = "--depth",
      required = true,
      paramLabel = "N",
      description = "How many moves a sequence has, 0 to 99.")
  private int depth;

  int depth() throws NotationException {
    if (depth < 0 || depth > PerftJob.MAX_DEPTH) {
      throw new NotationException(
          "%s: %d is not a number from %d to %d", "--depth", depth, 0, PerftJob.MAX_DEPTH);
    }
    return depth;
  }

  Texts texts() {
    return language.texts();
  }

  Game game() throws NotationException {
    return start.game();
  }

  Options options() throws NotationException {
    return start.options();
  }

  Position start() throws NotationException {
    return start.position();
  }
}
