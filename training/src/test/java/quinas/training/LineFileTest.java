package quinas.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.infection.Infection;
import quinas.rules.shiftago.Shiftago;

class LineFileTest {

  @TempDir private Path directory;

  static List<Game> games() {
    return Games.ALL;
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsPlayedIsReadBack(Game game) throws Exception {
    SelfPlay play = new SelfPlay(Options.standard(game), 5, 40, 2, 6);
    Path file = directory.resolve("lines");

    SelfPlayRun.run(play, file, 3, 1, count -> {});

    assertThat(LineFile.head(file)).isEqualTo(play);
    List<PlayedLine> expected = new ArrayList<>();
    for (int index = 0; index < 3; index++) {
      expected.add(play.play(index));
    }
    assertThat(read(file)).isEqualTo(expected);
    assertThat(expected).allMatch(line -> line.end().isOver());
  }

  @Test
  void wherevertheLastGameIsCutOffTheRunGoesOnFromTheOneBefore() throws Exception {
    Path file = directory.resolve("lines");
    SelfPlayRun.run(play(), file, 2, 1, count -> {});
    int first = (int) Files.size(file);
    SelfPlayRun.run(play(), file, 3, 1, count -> {});
    byte[] whole = Files.readAllBytes(file);
    for (int end = first; end < whole.length; end += 13) {
      Files.write(file, Arrays.copyOf(whole, end));
      assertThat(read(file)).as("%d bytes", end).hasSize(2);
      SelfPlayRun.run(play(), file, 3, 1, count -> {});
      assertThat(Files.readAllBytes(file)).as("%d bytes", end).isEqualTo(whole);
    }
  }

  @Test
  void moreRandomMovesThanAGameHasAreCutShort() {
    SelfPlay play = new SelfPlay(Options.standard(Shiftago.GAME), 5, 40, 90, 95);

    assertThat(play.play(0).plies()).isNotEmpty();
  }

  @Test
  void severalThreadsPlayTheSameGames() throws Exception {
    Path one = directory.resolve("one");
    Path two = directory.resolve("two");

    SelfPlayRun.run(play(), one, 6, 1, count -> {});
    SelfPlayRun.run(play(), two, 6, 2, count -> {});

    assertThat(read(two)).containsExactlyInAnyOrderElementsOf(read(one));
  }

  @Test
  void aByteThatWasChangedIsNoticed() throws Exception {
    Path file = directory.resolve("lines");
    SelfPlayRun.run(play(), file, 2, 1, count -> {});
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);

    assertThatThrownBy(() -> read(file))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("byte ");
  }

  @Test
  void otherSelfPlayIsNotMixedIn() throws Exception {
    Path file = directory.resolve("lines");
    SelfPlayRun.run(play(), file, 1, 1, count -> {});
    SelfPlay other = new SelfPlay(play().options(), 6, 40, 2, 6);

    assertThatThrownBy(() -> SelfPlayRun.run(other, file, 1, 1, count -> {}))
        .hasMessageEndingWith("belongs to infection seed=5 nodes=40 plies=2-6");
  }

  @Test
  void onlyOneRunWritesAFile() throws Exception {
    Path file = directory.resolve("lines");
    SelfPlayRun.run(play(), file, 1, 1, count -> {});
    byte[] bytes = Files.readAllBytes(file);
    try (LineFile first = LineFile.append(file, play(), index -> {})) {
      assertThatThrownBy(() -> LineFile.append(file, play(), index -> {}))
          .isInstanceOf(IOException.class)
          .hasMessageEndingWith("somebody else is writing it");
      assertThat(first).isNotNull();
    }
    assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
  }

  @Test
  void anyOtherFileIsRefused() throws Exception {
    Path file = Files.writeString(directory.resolve("text"), "Hello\n");

    assertThatThrownBy(() -> LineFile.head(file)).hasMessageEndingWith("not a file of self-play");
  }

  private static SelfPlay play() {
    return new SelfPlay(Options.standard(Infection.GAME), 5, 40, 2, 6);
  }

  private static List<PlayedLine> read(Path file) throws IOException {
    List<PlayedLine> lines = new ArrayList<>();
    LineFile.read(file, lines::add);
    return lines;
  }
}
