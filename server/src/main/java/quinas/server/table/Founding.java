package quinas.server.table;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.server.api.ApiError;
import quinas.server.api.ApiException;
import quinas.server.api.Code;
import quinas.server.api.CreateGame;
import quinas.server.api.GameState.Kind;
import quinas.server.computer.Opponent;
import quinas.server.live.Happening;
import quinas.server.live.Sitter;

/// A game that somebody wants, looked at and found possible.
///
/// @param created without its invitation
/// @param seat the creator's
record Founding(Happening.Created created, Seat seat) {

  /// Looks at everything, and leaves to chance what is left to it.
  ///
  /// @param token what is kept of the creator's secret
  static Founding of(CreateGame wish, RandomGenerator random, String token) throws ApiException {
    Options options = options(wish);
    Game game = options.game();
    Position start = start(wish, options, random);
    Position position = start;
    for (int i = 0; i < wish.moves().size(); i++) {
      try {
        position = position.play(game.notation().move(position, wish.moves().get(i)));
      } catch (NotationException e) {
        throw new ApiException(ApiError.of(Code.ILLEGAL_MOVE, e).at("/moves/" + i));
      }
    }
    if (position.isOver()) {
      throw new ApiException(
          ApiError.of(Code.BAD_VALUE, "the game would be over at once").at("/position"));
    }
    Seat seat = wish.seat().orElseGet(() -> Seat.of(random.nextInt(2)));
    Sitter creator = new Sitter(Kind.PERSON, wish.name(), "", token);
    Sitter other = other(wish, game, position, random);
    return new Founding(
        new Happening.Created(
            game.id(),
            options.toString(),
            game.notation().text(start),
            List.copyOf(wish.moves()),
            wish.clock().orElse(null),
            seat == Seat.FIRST ? creator : other,
            seat == Seat.FIRST ? other : creator,
            ""),
        seat);
  }

  private static Options options(CreateGame wish) throws ApiException {
    Game game;
    try {
      game = Games.read(wish.game());
    } catch (NotationException e) {
      throw new ApiException(ApiError.of(Code.BAD_VALUE, e).at("/game"));
    }
    try {
      return Options.read(game, wish.options());
    } catch (NotationException e) {
      throw new ApiException(ApiError.of(Code.BAD_VALUE, e).at("/options"));
    }
  }

  private static Position start(CreateGame wish, Options options, RandomGenerator random)
      throws ApiException {
    if (wish.position().isEmpty()) {
      return options.game().deal(options, random);
    }
    try {
      return options.game().notation().position(wish.position().get(), options);
    } catch (NotationException e) {
      throw new ApiException(ApiError.of(Code.BAD_VALUE, e).at("/position"));
    }
  }

  private static Sitter other(CreateGame wish, Game game, Position position, RandomGenerator random)
      throws ApiException {
    return switch (wish.opponent()) {
      case FRIEND -> Sitter.open();
      case BOT -> Sitter.openToBots();
      case COMPUTER -> {
        Optional<Opponent> opponent = Opponent.read(game, wish.level());
        if (opponent.isEmpty()) {
          throw new ApiException(
              ApiError.of(Code.BAD_VALUE, "%s has no level \"%s\"", game.title(), wish.level())
                  .at("/opponent/level"));
        }
        Position next = position.play(position.randomMove(random));
        if (!opponent.get().plays(position) && !opponent.get().plays(next)) {
          throw new ApiException(
              ApiError.of(
                      Code.BAD_VALUE, "level \"%s\" does not play with these options", wish.level())
                  .at("/opponent/level"));
        }
        yield Sitter.computer(wish.level());
      }
    };
  }

  /// Whether a seat waits for somebody.
  boolean isOpen() {
    return created.first().isOpen() || created.second().isOpen();
  }

  Happening.Created created(String invitation) {
    return new Happening.Created(
        created.game(),
        created.options(),
        created.start(),
        created.moves(),
        created.clock(),
        created.first(),
        created.second(),
        invitation);
  }
}
