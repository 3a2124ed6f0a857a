package quinas.training;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import quinas.engine.net.NetEvaluation;
import quinas.engine.search.Score;
import quinas.rules.Outcome;
import quinas.rules.Position;

/// Positions, and what a net should say about each: the chance to win of the seat to act.
final class Samples {

  private final List<Position> positions = new ArrayList<>();
  private final List<Float> targets = new ArrayList<>();

  /// Reads the positions of files.
  ///
  /// @param trust how much the result of the game counts, from 0 to 1; the rest is what the engine
  ///   thought at the time
  static Samples read(List<Path> files, double trust) throws IOException {
    Samples samples = new Samples();
    for (Path file : files) {
      LineFile.read(file, line -> samples.add(line, trust));
    }
    return samples;
  }

  private void add(PlayedLine line, double trust) {
    Outcome outcome = line.end().outcome();
    Position position = line.start();
    for (PlayedLine.Ply ply : line.plies()) {
      double result =
          outcome.isWonBy(position.turn()) ? 1 : outcome.isWonBy(position.turn().other()) ? 0 : 0.5;
      positions.add(position);
      targets.add((float) (trust * result + (1 - trust) * chance(ply.score())));
      position = position.play(ply.move());
    }
  }

  private static double chance(int score) {
    if (Score.isDecided(score)) {
      return score > 0 ? 1 : 0;
    }
    return 1 / (1 + Math.exp(-(double) score / NetEvaluation.SCALE));
  }

  int size() {
    return positions.size();
  }

  Position position(int index) {
    return positions.get(index);
  }

  float target(int index) {
    return targets.get(index);
  }

  /// Mixes those from `from` on to before `to`.
  void shuffle(int from, int to, RandomGenerator random) {
    for (int i = to - 1; i > from; i--) {
      int j = random.nextInt(from, i + 1);
      Collections.swap(positions, i, j);
      Collections.swap(targets, i, j);
    }
  }
}
