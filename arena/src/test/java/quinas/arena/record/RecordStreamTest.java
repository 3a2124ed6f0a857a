package quinas.arena.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quinas.arena.record.RecordStream.Entry;

class RecordStreamTest {

  private static final String GAME =
      """
      [Game "infection"]
      [Start "x5o/7/7/7/7/7/o5x x 0"]
      [Event "a \\"quoted\\" [Game \\\\"]

      {before [Game "x"] \\} it} 1. b1 {é [ and ; and \\}
      more} 2. f1 ; the rest [Game of the line
      3. c1 (3. a2 {so [ so}) *
      """;

  private static RecordStream stream(String text) {
    return new RecordStream(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static List<Entry> all(RecordStream stream) throws IOException, RecordException {
    List<Entry> all = new ArrayList<>();
    for (Optional<Entry> next = stream.next(); next.isPresent(); next = stream.next()) {
      all.add(next.get());
    }
    return all;
  }

  @Test
  void gamesComeOneAfterAnotherAsTheReaderReadsThemAtOnce() throws IOException, RecordException {
    for (String text : List.of(GAME, GAME + GAME, GAME + "\n" + GAME + "\n\n" + GAME)) {
      List<GameRecord> streamed = all(stream(text)).stream().map(Entry::game).toList();

      assertThat(streamed).isEqualTo(RecordReader.read(text));
    }
  }

  @Test
  void eachIsToldWithItsPlace() throws IOException, RecordException {
    List<Entry> all = all(stream(GAME + "\n" + GAME));
    int bytes = GAME.getBytes(StandardCharsets.UTF_8).length;

    assertThat(all).extracting(Entry::line).containsExactly(1, 9);
    assertThat(all).extracting(Entry::end).containsExactly((long) bytes, 2L * bytes + 1);
    assertThat(all).extracting(Entry::isComplete).containsExactly(true, true);
  }

  @Test
  void aGameWithoutItsLastLineFeedIsNotComplete() throws IOException, RecordException {
    Entry entry = all(stream(GAME.strip())).getFirst();

    assertThat(entry.isComplete()).isFalse();
    assertThat(entry.end()).isEqualTo(GAME.getBytes(StandardCharsets.UTF_8).length - 1);
  }

  @Test
  void aLineMayEndAsOnAnySystem() throws IOException, RecordException {
    for (String end : List.of("\n", "\r\n", "\r")) {
      String text = GAME.replace("\n", end);
      List<Entry> all = all(stream(text + text));

      assertThat(all).extracting(Entry::isComplete).containsExactly(true, true);
      assertThat(all.getLast().end()).isEqualTo(2L * text.getBytes(StandardCharsets.UTF_8).length);
    }
  }

  @Test
  void nothingHoldsNoGame() throws IOException, RecordException {
    assertThat(all(stream(""))).isEmpty();
    assertThat(all(stream("\n \n"))).isEmpty();
  }

  @Test
  void aByteOrderMarkAndForeignLineEndsAreTaken() throws IOException, RecordException {
    String text = "\uFEFF" + (GAME + GAME).replace("\n", "\r\n");

    assertThat(all(stream(text)).stream().map(Entry::game).toList())
        .isEqualTo(RecordReader.read(text));
  }

  @Test
  void anErrorNamesItsPlaceInTheWholeText() throws IOException {
    for (String separator : List.of("\n", "\r\n", "", " ")) {
      String text = GAME.strip() + separator + GAME.replace("2. f1", "2. g1");
      RecordException whole = readAll(text);

      assertThatThrownBy(() -> all(stream(text)))
          .isInstanceOf(RecordException.class)
          .hasMessage(whole.getMessage());
    }
  }

  private static RecordException readAll(String text) {
    try {
      RecordReader.read(text);
      throw new AssertionError("it is wrong");
    } catch (RecordException e) {
      return e;
    }
  }

  @Test
  void afterAnErrorItGoesOnWithTheNextGame() throws IOException, RecordException {
    RecordStream stream = stream(GAME.replace("3. c1", "3. zz") + GAME);

    assertThatThrownBy(stream::next).isInstanceOf(RecordException.class);
    assertThat(stream.isAtEnd()).isFalse();
    assertThat(stream.next()).isPresent();
    assertThat(stream.isAtEnd()).isTrue();
    assertThat(stream.next()).isEmpty();
  }

  @Test
  void aMillionBytesAreReadWithOneGameInMemory() throws IOException, RecordException {
    byte[] game = GAME.getBytes(StandardCharsets.UTF_8);
    int count = 5000;
    List<InputStream> parts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      parts.add(new ByteArrayInputStream(game));
    }
    InputStream endless = new SequenceInputStream(Collections.enumeration(parts));
    RecordStream stream = new RecordStream(endless);
    int read = 0;
    while (stream.next().isPresent()) {
      assertThat(stream.text()).hasSizeLessThanOrEqualTo(game.length);
      read++;
    }

    assertThat(read).isEqualTo(count);
  }
}
