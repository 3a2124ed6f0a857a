package quinas.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import quinas.arena.player.PieLevel;
import quinas.arena.record.GameRecord;
import quinas.arena.record.Komi;
import quinas.arena.record.Pie;
import quinas.arena.record.Settlement;
import quinas.engine.level.Level;
import quinas.rules.Bits;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;

/// The game at the table: who sits there, what has been played, what was taken back. Immutable; it
/// draws nothing and reads nothing.
public final class Table {

  private final Options options;
  private final long seed;
  private final boolean dealt;
  private final Player first;
  private final Player second;
  private final History history;
  private final Optional<Outcome> settled;
  private final Optional<GameRecord> source;

  /// @param first who sat there at the beginning
  private Table(
      Options options,
      long seed,
      boolean dealt,
      Player first,
      Player second,
      History history,
      Optional<Outcome> settled,
      Optional<GameRecord> source) {
    this.options = options;
    this.seed = seed;
    this.dealt = dealt;
    this.first = first;
    this.second = second;
    this.history = history;
    this.settled = settled;
    this.source = source;
  }

  /// A new game, dealt from a seed.
  public static Table deal(Options options, long seed, Player first, Player second) {
    Position start = options.game().deal(options, new SplitMix64(seed));
    return start(options, seed, true, start, first, second);
  }

  /// A game from a given position on.
  public static Table from(
      Position start, Options options, long seed, Player first, Player second) {
    return start(options, seed, false, start, first, second);
  }

  private static Table start(
      Options options, long seed, boolean dealt, Position start, Player first, Player second) {
    History history = History.of(start, false);
    return new Table(
        options, seed, dealt, first, second, history, Optional.empty(), Optional.empty());
  }

  /// The same table at its beginning, with the pie rule or without: who does not begin may change
  /// seats, once.
  public Table withPie(boolean hasPie) {
    History history = History.of(start(), hasPie);
    return new Table(options, seed, dealt, first, second, history, settled, source);
  }

  public Game game() {
    return options.game();
  }

  public Options options() {
    return options;
  }

  /// What the start, and all that chance decides for the computer, comes from.
  public long seed() {
    return seed;
  }

  /// Whether the start was dealt from the seed, not given.
  public boolean isDealt() {
    return dealt;
  }

  /// Who sits there now.
  public Player player(Seat seat) {
    return original(history.origin(seat));
  }

  private Player original(Seat seat) {
    return seat == Seat.FIRST ? first : second;
  }

  public boolean hasPie() {
    return history.hasPie();
  }

  /// What became of the pie rule.
  Pie pie() {
    return history.pie();
  }

  /// How many moves came before the answer, if there is one.
  int asked() {
    return history.asked();
  }

  /// Whether the player to act is to say first whether he changes seats.
  public boolean isOfferDue() {
    return settled.isEmpty() && history.isOfferDue();
  }

  /// Whether a person is to say it.
  public boolean isPersonAsked() {
    return isOfferDue() && toAct().isHuman();
  }

  /// The table after that was said. What was taken back before is forgotten.
  public Table answered(boolean isSwap) {
    return with(history.answered(isSwap), Optional.empty());
  }

  /// The table after the computer, which must be to act, has said it.
  public Table answeredByComputer() {
    Level level = toAct().level().orElseThrow();
    return answered(new PieLevel(game(), level).isSwap(position(), turn(), Komi.NONE, () -> false));
  }

  /// The player who is to act.
  public Player toAct() {
    return player(turn());
  }

  public Seat turn() {
    return position().turn();
  }

  public Position start() {
    return history.positions().getFirst();
  }

  public Position position() {
    return history.position();
  }

  /// How many moves stand on the board.
  public int count() {
    return history.count();
  }

  /// The moves that stand on the board.
  public List<Integer> moves() {
    return history.moves().subList(0, count());
  }

  /// The position before move `number`, counted from 0.
  public Position before(int number) {
    return history.positions().get(number);
  }

  public OptionalInt lastMove() {
    return count() == 0 ? OptionalInt.empty() : OptionalInt.of(moves().getLast());
  }

  /// Nothing once the game is over.
  public List<Integer> legalMoves() {
    if (isOver()) {
      return List.of();
    }
    int[] legal = new int[game().maxMoves()];
    return IntStream.of(legal).limit(position().legalMoves(legal, 0)).boxed().toList();
  }

  /// The legal moves in the game's notation.
  public List<String> legalTexts() {
    return legalMoves().stream().map(game().notation()::text).toList();
  }

  /// The table after a legal move. What was taken back before is forgotten.
  public Table play(int move) {
    return with(history.play(move), Optional.empty());
  }

  /// The table after a move in the game's notation.
  public Table play(String move) throws NotationException {
    if (isOver()) {
      throw new NotationException("the game is over");
    }
    return play(game().notation().move(position(), move));
  }

  /// What the computer plays here; it must be to act. The same table gives the same move.
  public int computerMove() {
    Level level = toAct().level().orElseThrow();
    SplitMix64 random = new SplitMix64(Bits.share(count(), seed));
    return pie() == Pie.OPEN
        ? new PieLevel(game(), level).divide(position(), Komi.NONE, random, () -> false)
        : level.choose(position(), random);
  }

  public boolean canUndo() {
    return settled.isPresent() || stop(-1) >= 0;
  }

  /// Takes back the last move, and with it everything up to where a person had something to decide.
  /// A game that was given up goes on.
  public Table undo() {
    return with(settled.isPresent() ? history : history.at(stop(-1)), Optional.empty());
  }

  public boolean canRedo() {
    return settled.isEmpty() && history.at() < history.steps();
  }

  /// Plays again what [#undo] took back.
  public Table redo() {
    return with(history.at(Math.min(stop(1), history.steps())), Optional.empty());
  }

  /// The nearest step before or after this one where a person has something to decide, or just the
  /// nearest if nobody at the table is one; out of range if there is none.
  private int stop(int step) {
    boolean anybody = first.isHuman() || second.isHuman();
    int stop = history.at() + step;
    while (anybody && stop >= 0 && stop <= history.steps() && !isPersons(history.at(stop))) {
      stop += step;
    }
    return stop;
  }

  private boolean isPersons(History then) {
    return original(then.origin(then.position().turn())).isHuman();
  }

  /// The player who is to act gives up.
  public Table resign() {
    return settled(Outcome.win(turn().other(), Settlement.RESIGNATION));
  }

  /// The game ends though its rules would let it go on.
  ///
  /// @param outcome whose reason is a [Settlement]
  Table settled(Outcome outcome) {
    assert outcome.reason() instanceof Settlement;
    return with(history.cut(), Optional.of(outcome));
  }

  private Table with(History history, Optional<Outcome> settled) {
    return new Table(options, seed, dealt, first, second, history, settled, source);
  }

  /// This table as one at which a recorded game goes on.
  Table continuing(GameRecord record) {
    return new Table(options, seed, dealt, first, second, history, settled, Optional.of(record));
  }

  /// The recorded game that goes on at this table, if it does. The moves may have left it since.
  Optional<GameRecord> source() {
    return source;
  }

  public Outcome outcome() {
    return settled.orElseGet(() -> position().outcome());
  }

  public boolean isOver() {
    return settled.isPresent() || position().isOver();
  }

  /// The seat whose level cannot play with these options, if there is one. By the pie rule it may
  /// have to play the other seat.
  public Optional<Seat> misplaced() {
    return Stream.of(Seat.values())
        .filter(seat ->
            !canPlay(original(seat), seat) || (hasPie() && !canPlay(original(seat), seat.other())))
        .findFirst();
  }

  /// Whether a player plays the first position in which a seat is to act.
  private boolean canPlay(Player player, Seat seat) {
    Optional<Level> level = player.level();
    Position position = start();
    int[] moves = new int[game().maxMoves()];
    while (level.isPresent() && !position.isOver() && position.turn() != seat) {
      position.legalMoves(moves, 0);
      position = position.play(moves[0]);
    }
    return level.isEmpty() || position.isOver() || level.get().plays(position);
  }

  /// A new game with the same players, each where it sat at the beginning: dealt from the next
  /// seed, or from the same given position.
  public Table again() {
    Table again =
        dealt
            ? deal(options, seed + 1, first, second)
            : from(start(), options, seed + 1, first, second);
    return again.withPie(hasPie());
  }

  /// The same game with the players' seats exchanged.
  public Table swapped() {
    return new Table(options, seed, dealt, second, first, history, settled, Optional.empty());
  }
}
