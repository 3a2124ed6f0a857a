package quinas.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import quinas.arena.record.GameRecord;
import quinas.arena.record.RecordException;
import quinas.arena.record.RecordWriter;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;

class OpeningsTest {

  private static final Game INFECTION = Games.byId("infection").orElseThrow();
  private static final Options STANDARD = Options.standard(INFECTION);
  private static final String START = "o5x/7/7/7/7/7/x5o x 0";

  @Test
  void anOpeningDependsOnSeedAndIndexAlone() throws UnplayableException {
    for (Game game : Games.ALL) {
      Options options = Options.standard(game);
      Openings one = Openings.dealt(options, 3);
      Openings other = Openings.dealt(options, 3);
      Set<Opening> all = new HashSet<>();
      for (int index = 9; index >= 0; index--) {
        assertThat(one.opening(5, index)).isEqualTo(other.opening(5, index));
        assertThat(one.opening(6, index)).isNotEqualTo(one.opening(5, index));
        all.add(one.opening(5, index));
      }

      assertThat(all).hasSize(10);
    }
  }

  @Test
  void noOpeningIsOverOrDecided() throws UnplayableException {
    for (Game game : Games.ALL) {
      Options options = Options.standard(game);
      for (int plies : new int[] {0, 1, 7, 15}) {
        Openings openings = Openings.dealt(options, plies);
        for (int index = 0; index < 40; index++) {
          Opening opening = openings.opening(1, index);

          assertThat(opening.moves()).hasSize(plies);
          assertThat(Opening.isDecided(opening.position())).isFalse();
        }
      }
    }
  }

  @Test
  void gamesThatAlwaysStartAlikeGetRandomPliesAndDealtOnesNone() throws NotationException {
    assertThat(Openings.standardPlies(STANDARD)).isEqualTo(4);
    assertThat(Openings.standardPlies(Options.standard(Games.read("shiftago")))).isEqualTo(4);
    assertThat(Openings.standardPlies(Options.standard(Games.read("pushee")))).isZero();
    assertThat(Openings.standardPlies(Options.standard(Games.read("syrtis")))).isZero();
    assertThat(Openings.standardPlies(Options.standard(Games.read("catsdogs")))).isZero();
    assertThat(Openings.standardPlies(Options.read(Games.read("catsdogs"), "obstacles=0")))
        .isEqualTo(4);
  }

  @Test
  void aPositionIsDecidedWhenAMoveWinsItOrEveryMoveEndsIt() throws NotationException {
    String won = "xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxo/xxxxx2 x 0";
    String open = START;

    assertThat(Opening.isDecided(INFECTION.notation().position(won, STANDARD))).isTrue();
    assertThat(Opening.isDecided(INFECTION.notation().position(open, STANDARD))).isFalse();
  }

  @Test
  void aBookIsTurnedThroughBeforeAnyPageComesAgainInAnotherOrderEachTime()
      throws NotationException, RecordException, UnplayableException {
    Book book = Book.read(STANDARD, "book", "f1\ng2\n# a remark\n\nf1 b1\ng2 b1\nmoves f2\n");
    Openings openings = Openings.of(STANDARD, book, 0);
    List<List<Opening>> rounds = new ArrayList<>();
    for (int round = 0; round < 8; round++) {
      List<Opening> order = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        order.add(openings.opening(3, 5 * round + i));
      }
      rounds.add(order);
      assertThat(order).containsExactlyInAnyOrderElementsOf(rounds.getFirst());
    }

    assertThat(new HashSet<>(rounds)).hasSizeGreaterThan(3);
    assertThat(book.size()).isEqualTo(5);
  }

  @Test
  void linesArePositionsOrMovesOrBoth() throws NotationException, RecordException {
    Position start = INFECTION.notation().position(START, STANDARD);
    Position after = start.play(INFECTION.notation().move(start, "f1"));
    for (String line : List.of(after.toString(), "f1", "moves f1", START + " moves f1", "  f1  ")) {
      Book book = Book.read(STANDARD, "book", line);

      assertThat(book.openings().getFirst().position()).as(line).isEqualTo(after);
    }
  }

  @Test
  void recordsGiveTheirMoves() throws NotationException, RecordException {
    Position start = INFECTION.notation().position(START, STANDARD);
    int move = INFECTION.notation().move(start, "f1");
    String text = RecordWriter.write(GameRecord.of(STANDARD, start, List.of(move)));

    assertThat(Book.read(STANDARD, "book", text).openings().getFirst().moves())
        .containsExactly(move);
    assertThatThrownBy(() -> Book.read(Options.read(INFECTION, "jumps=ring"), "book", text))
        .hasMessage("game 1 is one of infection, not of infection jumps=ring");
  }

  @Test
  void decidedPagesAreSkippedAndCounted() throws NotationException, RecordException {
    String won = "xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxo/xxxxx2 x 0";
    Book book = Book.read(STANDARD, "book", won + "\nf1\n");

    assertThat(book.size()).isEqualTo(1);
    assertThat(book.skipped()).isEqualTo(1);
    assertThatThrownBy(() -> Book.read(STANDARD, "book", won))
        .hasMessage("book: of 1 openings none leaves anything to play for");
  }

  @Test
  void moreRandomMovesThanAGameHasLeaveNoOpening() throws NotationException {
    Options small = Options.read(Games.read("catsdogs"), "size=4");

    assertThatThrownBy(() -> Openings.dealt(small, 100).opening(1, 0))
        .isInstanceOf(UnplayableException.class)
        .hasMessage("no opening with 100 random plies leaves anything to play for");
  }

  @Test
  void anEmptyBookIsCalledEmpty() {
    for (String empty : List.of("", "\n \n", "# nothing\n")) {
      assertThatThrownBy(() -> Book.read(STANDARD, "book", empty))
          .isInstanceOf(NotationException.class)
          .hasMessage("book holds no opening");
    }
  }

  @Test
  void aWrongLineIsNamed() {
    assertThatThrownBy(() -> Book.read(STANDARD, "book", "f1\nf1 g7\n"))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("book, line 2: ");
    assertThatThrownBy(() -> Book.read(STANDARD, "book", "rubbish\n"))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("book, line 1: ");
  }
}
