package quinas.testkit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// Deals and games as text for people.
final class Transcript {

  private static final int MOVES_BETWEEN_POSITIONS = 10;

  /// One game of random moves: each with its number, the seat that made it, how many others there
  /// were to choose from, and the position with its hash now and then.
  static String of(Subject subject, Options options, long seed) {
    RandomGenerator random = new SplitMix64(seed);
    Position position = subject.game().deal(options, random);
    List<String> lines = new ArrayList<>();
    lines.add("game     " + subject.game().id());
    lines.add(("options  " + options).strip());
    lines.add("seed     " + seed);
    int number = 0;
    while (!position.isOver()) {
      if (number % MOVES_BETWEEN_POSITIONS == 0) {
        lines.add("");
        addPosition(lines, subject, position);
      }
      number++;
      List<String> moves = subject.moveTexts(position);
      String move = moves.get(random.nextInt(moves.size()));
      lines.add(
          "%4d  %-6s  %-8s of %d".formatted(number, subject.turn(position), move, moves.size()));
      position = position.play(subject.moves(position)[indexOf(subject, position, move)]);
    }
    lines.add("");
    addPosition(lines, subject, position);
    lines.add(subject.result(position));
    return String.join("\n", lines) + "\n";
  }

  /// The hash too, since it is promised to be the same in every version.
  private static void addPosition(List<String> lines, Subject subject, Position position) {
    lines.add(subject.text(position));
    lines.add("hash " + HexFormat.of().toHexDigits(position.hash()));
  }

  private static int indexOf(Subject subject, Position position, String text) {
    int[] moves = subject.moves(position);
    for (int i = 0; i < moves.length; i++) {
      if (subject.text(moves[i]).equals(text)) {
        return i;
      }
    }
    throw new AssertionError(text);
  }

  /// For each option set a few deals, and how many different ones a hundred seeds give.
  static String deals(Subject subject) {
    StringBuilder text = new StringBuilder();
    for (Options options : subject.optionSets()) {
      text.append(("options  " + options).strip()).append('\n');
      Set<String> different = new HashSet<>();
      for (long seed = 1; seed <= 100; seed++) {
        String deal = subject.text(subject.game().deal(options, new SplitMix64(seed)));
        different.add(deal);
        if (seed <= 3) {
          text.append("seed ").append(seed).append("   ").append(deal).append('\n');
        }
      }
      text.append("100 seeds give ").append(different.size()).append(" different\n\n");
    }
    return text.toString();
  }

  private Transcript() {}
}
