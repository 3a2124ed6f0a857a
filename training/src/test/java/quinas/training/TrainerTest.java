package quinas.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quinas.engine.net.InfectionPatterns;
import quinas.engine.net.Net;
import quinas.engine.net.NetEvaluation;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.rules.infection.Infection;

class TrainerTest {

  @TempDir private Path directory;

  @Test
  void theGradientIsTheSlopeOfTheCrossEntropy() {
    Weights weights = new Weights(InfectionPatterns.WINDOWS, 32, new SplitMix64(1));
    Slope slope = new Slope(weights);
    Position position = position(20);
    float target = 0.8f;
    slope.add(position, target);
    int checked = 0;
    for (int i = 0; i < weights.values.length; i += i < weights.bias ? 1 : 7) {
      if (slope.values[i] == 0) {
        continue;
      }
      float step = 1e-2f;
      float value = weights.values[i];
      weights.values[i] = value + step;
      double above = crossEntropy(slope.chance(position), target);
      weights.values[i] = value - step;
      double below = crossEntropy(slope.chance(position), target);
      weights.values[i] = value;
      assertThat((above - below) / (2 * step)).isCloseTo(slope.values[i], within(2e-3));
      checked++;
    }
    assertThat(checked).isGreaterThan(500);
  }

  @Test
  void aNetLearnsWhoWins() throws Exception {
    Net net = train(2);

    NetEvaluation evaluation = new NetEvaluation(net, InfectionPatterns.WINDOWS);
    Options options = Options.standard(Infection.GAME);
    Position winning =
        Infection.GAME.notation().position("xxxxxxx/xxxxxxx/xxxxx2/xxx4/7/7/o5o x 0", options);
    Position losing =
        Infection.GAME.notation().position("xxxxxxx/xxxxxxx/xxxxx2/xxx4/7/7/o5o o 0", options);
    assertThat(evaluation.of(winning)).isGreaterThan(100);
    assertThat(evaluation.of(losing)).isLessThan(-100);
  }

  @Test
  void theSameSeedAndThreadsMakeTheSameNet() throws Exception {
    assertThat(train(2).bytes()).isEqualTo(train(2).bytes());
  }

  @Test
  void fromNoGamesNothingIsLearnt() throws Exception {
    Path file = directory.resolve("none");
    SelfPlay play = new SelfPlay(Options.standard(Infection.GAME), 3, 20, 4, 10);
    LineFile.append(file, play, index -> {}).close();

    assertThatThrownBy(() -> Trainer.of(List.of(file), 1, 32, 2, 1))
        .isInstanceOf(IOException.class)
        .hasMessageEndingWith("no games to learn from");
  }

  private Net train(int threads) throws Exception {
    SelfPlay play = new SelfPlay(Options.standard(Infection.GAME), 3, 20, 4, 10);
    Path file = directory.resolve("lines");
    SelfPlayRun.run(play, file, 60, 1, count -> {});
    List<Trainer.Progress> progress = new ArrayList<>();

    Net net = Trainer.of(List.of(file), 1, 32, 2, threads).train(30, progress::add);

    assertThat(progress).hasSize(30);
    assertThat(progress.getLast().error()).isLessThan(progress.getFirst().error());
    return net;
  }

  private static double crossEntropy(double chance, double target) {
    return -target * Math.log(chance) - (1 - target) * Math.log(1 - chance);
  }

  private static Position position(int plies) {
    SplitMix64 random = new SplitMix64(2);
    Position position = Infection.GAME.deal(Options.standard(Infection.GAME), random);
    for (int ply = 0; ply < plies; ply++) {
      position = position.play(position.randomMove(random));
    }
    return position;
  }
}
