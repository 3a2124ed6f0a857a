package quinas.testkit;

import java.util.List;
import java.util.stream.Stream;
import quinas.rules.Game;

/// A published number of move sequences.
public record PerftLine(String game, String options, String position, int depth, long nodes) {

  /// All lines of a game.
  public static List<PerftLine> of(Game game) {
    return Stream.of("/vectors/perft.tsv", "/vectors/ataxx-perft.tsv")
        .flatMap(file -> Resources.lines(file).stream().skip(1))
        .map(PerftLine::read)
        .filter(line -> line.game.equals(game.id()))
        .toList();
  }

  private static PerftLine read(String line) {
    List<String> cells = List.of(line.split("\t", -1));
    return new PerftLine(
        cells.get(0),
        cells.get(1),
        cells.get(2),
        Integer.parseInt(cells.get(3)),
        Long.parseLong(cells.get(4)));
  }
}
