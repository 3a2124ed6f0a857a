package quinas.arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// Random games of every game, written, read, and broken.
class RecordFuzzTest {

  private static final String SPICE = "{}()[]\";\\*.0123456789 \n\r\tabcdxopqs#-=\0\uFEFF\u00e9";

  static List<Game> games() {
    return Games.ALL;
  }

  /// A game of random moves with random comments and variations, over or not.
  private static GameRecord random(Game game, long seed) {
    RandomGenerator random = new SplitMix64(seed);
    Options options = Options.standard(game);
    Position start = game.deal(options, new SplitMix64(seed));
    Line line = line(start, 400, 2, random);
    Position end = start;
    for (Ply ply : line.plies()) {
      end = end.play(ply.move());
    }
    return new GameRecord(options, start, Map.of("Seed", "" + seed), line, end.outcome())
        .with(Tag.FIRST, "x\\" + seed);
  }

  private static Line line(Position start, int most, int depth, RandomGenerator random) {
    List<Ply> plies = new ArrayList<>();
    Position position = start;
    while (!position.isOver() && plies.size() < most) {
      List<Note> notes = new ArrayList<>();
      if (depth > 0 && random.nextInt(10) == 0) {
        notes.add(new Note.Variation(line(position, 3, depth - 1, random)));
      }
      if (random.nextInt(10) == 0) {
        notes.add(new Note.Comment("{why} " + random.nextInt(1000) + "\n"));
      }
      int move = position.randomMove(random);
      plies.add(new Ply(move, notes));
      position = position.play(move);
    }
    return new Line(random.nextBoolean() ? List.of() : List.of("go"), plies);
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsWrittenIsReadAgain(Game game) throws Exception {
    for (long seed = 0; seed < 40; seed++) {
      GameRecord record = random(game, seed);
      String text = RecordWriter.write(record);
      assertThat(RecordReader.read(text)).containsExactly(record);
      assertThat(text.lines().filter(line -> !line.startsWith("[")))
          .allMatch(l -> l.length() <= 82);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aCutOffFileIsNoticed(Game game) {
    String text = RecordWriter.write(random(game, 5)).strip();
    int cut = text.length();
    for (int end = 0; end < cut; end++) {
      // A result word is the only proof that nothing is missing, so every proper prefix lacks it.
      assertThat(refusal(text.substring(0, end))).isNotEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aBrokenFileIsRefusedOrReadButNeverCrashes(Game game) {
    RandomGenerator random = new SplitMix64(11);
    String text = RecordWriter.write(random(game, 3));
    int refused = 0;
    for (int i = 0; i < 4000; i++) {
      StringBuilder broken = new StringBuilder(text);
      for (int n = random.nextInt(3); n >= 0; n--) {
        int at = random.nextInt(broken.length());
        char spice = SPICE.charAt(random.nextInt(SPICE.length()));
        switch (random.nextInt(3)) {
          case 0 -> broken.setCharAt(at, spice);
          case 1 -> broken.insert(at, spice);
          default -> broken.delete(at, Math.min(broken.length(), at + 1 + random.nextInt(20)));
        }
      }
      refused += refusal(broken.toString()).isEmpty() ? 0 : 1;
    }
    assertThat(refused).isGreaterThan(1000);
  }

  /// Why a text is refused; empty if it is read, and then it can be written and read again.
  private static String refusal(String text) {
    List<GameRecord> games;
    try {
      games = RecordReader.read(text);
    } catch (RecordException e) {
      long lines = text.replace("\r\n", "\n").chars().filter(c -> c == '\n' || c == '\r').count();
      assertThat(e.line()).isBetween(1, (int) lines + 1);
      assertThat(e.column()).isPositive();
      return e + "";
    }
    try {
      assertThat(RecordReader.read(RecordWriter.write(games))).isEqualTo(games);
    } catch (RecordException e) {
      throw new AssertionError("written, but not to be read: " + text, e);
    }
    return "";
  }
}
