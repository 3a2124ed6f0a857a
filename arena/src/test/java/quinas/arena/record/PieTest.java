package quinas.arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import quinas.rules.Seat;

class PieTest {

  private static final String GAME =
      """
      [Game "catsdogs"]
      [Options "size=4,specials=off"]
      [Start "##1#/####/####/#### c place 0 0"]
      [Second "Ana"]
      [SecondLevel "human"]
      [Pie "%s"]
      [Result "first"]

      1. c1 first
      """;

  @Test
  void whoeverSwappedHasTheOtherSeatInTheEnd() {
    assertThat(Pie.SWAPPED.seat(Seat.FIRST)).isEqualTo(Seat.SECOND);
    assertThat(Pie.SWAPPED.seat(Seat.SECOND)).isEqualTo(Seat.FIRST);
    assertThat(Pie.KEPT.seat(Seat.FIRST)).isEqualTo(Seat.FIRST);
    assertThat(Pie.UNASKED.seat(Seat.SECOND)).isEqualTo(Seat.SECOND);
  }

  @ParameterizedTest
  @EnumSource
  void theTagsTellOfIt(Pie pie) {
    assertThat(Pie.of(pie.tags())).isEqualTo(pie);
    assertThat(pie.tags().isEmpty()).isEqualTo(pie == Pie.UNASKED);
  }

  @ParameterizedTest
  @CsvSource({"swapped,SWAPPED", "kept,KEPT", "open,OPEN", "apple,UNASKED"})
  void aRecordSaysBesideItsPlayersWhetherTheySwapped(String tag, Pie pie) throws RecordException {
    GameRecord game = RecordReader.read(GAME.formatted(tag)).getFirst();

    assertThat(game.pie()).isEqualTo(pie);
    assertThat(game.tags()).containsEntry("Pie", tag);
    assertThat(RecordWriter.write(game)).contains("[SecondLevel \"human\"]\n[Pie \"" + tag + "\"]");
    assertThat(RecordReader.read(RecordWriter.write(game))).containsExactly(game);
  }

  @Test
  void onlyWhoWasAskedHasAnswered() {
    assertThat(Pie.values()).filteredOn(Pie::isAsked).containsExactly(Pie.KEPT, Pie.SWAPPED);
  }

  @Test
  void aRecordWithoutTheTagWasOfferedToNobody() throws RecordException {
    String plain = GAME.formatted("").replace("[Pie \"\"]\n", "");

    assertThat(RecordReader.read(plain).getFirst().pie()).isEqualTo(Pie.UNASKED);
    assertThat(Pie.of(Map.of())).isEqualTo(Pie.UNASKED);
  }
}
