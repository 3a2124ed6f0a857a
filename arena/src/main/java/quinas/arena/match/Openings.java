package quinas.arena.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// The openings of a match, one for each pair of games: a pure function of a seed and the pair's
/// index. Each is dealt, or taken out of a [Book], and goes on with some random moves. None of them
/// is over, or decided within a ply.
public final class Openings {

  /// Random plies in a game whose start is always the same, or nearly so, if nobody says how many:
  /// players that leave nothing to chance would otherwise play the same game again and again.
  public static final int STANDARD_PLIES = 4;

  /// How often an opening may come out decided before the next deal, or page of the book, is tried.
  private static final int ATTEMPTS = 100;

  private static final int MOST_TURNED_PAGES = 1000;

  private static final int FEW_STARTS = 8;

  private static final int DEAL = 1;
  private static final int MOVES = 2;
  private static final int SHUFFLE = 3;

  private final Options options;
  private final Optional<Book> book;
  private final int plies;

  /// The order of the book's pages in the round of the last opening, which is likely that of the
  /// next.
  private volatile Order order = new Order(0, -1, List.of());

  private record Order(long seed, int round, List<Integer> pages) {}

  private Openings(Options options, Optional<Book> book, int plies) {
    this.options = options;
    this.book = book;
    this.plies = plies;
  }

  /// A deal for each pair, and so many random moves.
  public static Openings dealt(Options options, int plies) {
    return new Openings(options, Optional.empty(), plies);
  }

  /// The openings of a book, each once before any comes again, in an order of their own each time;
  /// and so many random moves.
  public static Openings of(Options options, Book book, int plies) {
    return new Openings(options, Optional.of(book), plies);
  }

  /// How many random plies a game with these options needs if nothing else makes its openings
  /// differ: none where there are more than a few starts to deal.
  public static int standardPlies(Options options) {
    long starts =
        LongStream.range(0, 64)
            .mapToObj(seed -> options.game().deal(options, new SplitMix64(seed)))
            .distinct()
            .count();
    return starts <= FEW_STARTS ? STANDARD_PLIES : 0;
  }

  /// The book, if there is one.
  public Optional<Book> book() {
    return book;
  }

  /// How many random moves are made.
  public int plies() {
    return plies;
  }

  /// The opening of a pair.
  ///
  /// @throws UnplayableException if all that can be found are decided
  public Opening opening(long seed, int index) throws UnplayableException {
    for (int page = 0; page < MOST_TURNED_PAGES; page++) {
      Opening base = base(seed, index, page);
      for (int attempt = 0; attempt < (plies == 0 ? 1 : ATTEMPTS); attempt++) {
        Optional<Opening> opening = extended(base, Seeds.of(seed, MOVES, index, page, attempt));
        if (opening.isPresent()) {
          return opening.get();
        }
      }
    }
    throw new UnplayableException(
        "no opening with %d random plies leaves anything to play for", plies);
  }

  private Opening base(long seed, int index, int page) {
    if (book.isEmpty()) {
      long dealt = Seeds.of(seed, DEAL, index, page);
      Position start = options.game().deal(options, new SplitMix64(dealt));
      return new Opening(dealt, start, List.of());
    }
    List<Opening> pages = book.get().openings();
    List<Integer> order = order(seed, index / pages.size(), pages.size());
    return pages.get(order.get((index % pages.size() + page) % pages.size()));
  }

  /// The pages in the order of this round (Fisher and Yates).
  private List<Integer> order(long seed, int round, int size) {
    Order known = order;
    if (known.seed == seed && known.round == round) {
      return known.pages;
    }
    List<Integer> pages = new ArrayList<>(IntStream.range(0, size).boxed().toList());
    SplitMix64 random = new SplitMix64(Seeds.of(seed, SHUFFLE, round));
    for (int i = size - 1; i > 0; i--) {
      Collections.swap(pages, i, random.nextInt(i + 1));
    }
    order = new Order(seed, round, pages);
    return pages;
  }

  /// The opening with random moves after its own; empty if that is decided.
  private Optional<Opening> extended(Opening base, long seed) {
    SplitMix64 random = new SplitMix64(seed);
    List<Integer> moves = new ArrayList<>(base.moves());
    Position position = base.position();
    for (int ply = 0; ply < plies; ply++) {
      if (position.isOver()) {
        return Optional.empty();
      }
      int move = position.randomMove(random);
      moves.add(move);
      position = position.play(move);
    }
    return Opening.isDecided(position)
        ? Optional.empty()
        : Optional.of(new Opening(base.seed(), base.start(), moves));
  }
}
