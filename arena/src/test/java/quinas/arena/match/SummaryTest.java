package quinas.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import quinas.arena.rating.Tally;
import quinas.arena.record.GameRecord;
import quinas.arena.record.RecordException;
import quinas.arena.record.RecordReader;
import quinas.arena.record.Settlement;
import quinas.rules.Seat;

class SummaryTest {

  // Room for three cats and no dog.
  private static final String HEAD =
      """
      [Game "catsdogs"]
      [Options "size=4,specials=off"]
      [Start "##2/####/####/#### c place 0 0"]
      """;

  private static GameRecord game(String tags, String moves) throws RecordException {
    return RecordReader.read(HEAD + tags + "\n\n" + moves + "\n").getFirst();
  }

  /// Two cats to nothing, with half a point for the dogs.
  private static GameRecord won(String pie) throws RecordException {
    return game("[Komi \"0.5\"]" + pie, "1. c1 2. pass 3. d1 first");
  }

  @Test
  void aGameCountsForWhoSatThereInTheEnd() throws RecordException {
    String swapped = "\n[Pie \"swapped\"]";
    String kept = "\n[Pie \"kept\"]";
    Summary changed = Summary.of(new PairResult(0, won(swapped), won(swapped)));
    Summary second = Summary.of(new PairResult(0, won(swapped), won(kept)));
    Summary first = Summary.of(new PairResult(0, won(kept), won(swapped)));

    assertThat(changed.asFirst()).isEqualTo(Tally.game(2));
    assertThat(changed.asSecond()).isEqualTo(Tally.game(0));
    assertThat(second.tally()).isEqualTo(Tally.pair(0, 0));
    assertThat(second.asFirst()).isEqualTo(Tally.NONE);
    assertThat(second.asSecond().losses()).isEqualTo(2);
    assertThat(first.tally()).isEqualTo(Tally.pair(2, 2));
    assertThat(first.asFirst().wins()).isEqualTo(2);
    assertThat(second.offered()).isEqualTo(2);
    assertThat(second.swapped()).isEqualTo(1);
  }

  @Test
  void theMarginHasTheKomiOfWhoSatThereInTheEnd() throws RecordException {
    String swapped = "\n[Pie \"swapped\"]";
    Summary apart = Summary.of(new PairResult(0, won(""), won("")));
    Summary first = Summary.of(new PairResult(0, won(""), won(swapped)));
    Summary second = Summary.of(new PairResult(0, won(swapped), won("")));

    assertThat(apart.margins().mean()).isZero();
    assertThat(first.margins().mean()).isEqualTo(1.5);
    assertThat(second.margins().mean()).isEqualTo(-1.5);
  }

  @Test
  void aMishapIsTheFaultOfWhoSatThereInTheEnd() throws RecordException {
    String lost = "[Reason \"crash\"]\n[Pair \"1.1\"]\n[Pie \"swapped\"]";
    GameRecord crash = game(lost, "1. c1 {it broke} second");
    Summary summary = Summary.of(new PairResult(0, crash, won("")));

    assertThat(new PairResult(0, crash, crash).firstSeat()).isEqualTo(Seat.SECOND);
    assertThat(summary.firstFaults()).isEqualTo(Faults.NONE);
    assertThat(summary.secondFaults().counts()).isEqualTo(Map.of(Settlement.CRASH, 1L));
  }
}
