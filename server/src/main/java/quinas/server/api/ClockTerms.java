package quinas.server.api;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The time that the players agreed on; `null` in JSON is no clock.
public sealed interface ClockTerms {

  /// So many seconds for the game, so many more after each move.
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Increment(long base, long increment) implements ClockTerms {
    @JsonProperty("kind")
    public String kind() {
      return "increment";
    }
  }

  /// So many seconds for each move.
  record Move(long seconds) implements ClockTerms {
    @JsonProperty("kind")
    public String kind() {
      return "move";
    }
  }

  /// Correspondence: so many days for each move.
  record Days(long days) implements ClockTerms {
    @JsonProperty("kind")
    public String kind() {
      return "days";
    }
  }

  /// Reads what is kept of a game.
  @JsonCreator
  static ClockTerms of(
      @JsonProperty("kind") String kind,
      @JsonProperty("base") @Nullable Long base,
      @JsonProperty("increment") @Nullable Long increment,
      @JsonProperty("seconds") @Nullable Long seconds,
      @JsonProperty("days") @Nullable Long days) {
    return switch (kind) {
      case "increment" -> new Increment(number(base), number(increment));
      case "move" -> new Move(number(seconds));
      case "days" -> new Days(number(days));
      default -> throw new IllegalArgumentException("no such clock: " + kind);
    };
  }

  private static long number(@Nullable Long value) {
    return Optional.ofNullable(value).orElseThrow(() -> new IllegalArgumentException("no number"));
  }

  /// Reads the field `clock` of what a client sends; empty is no clock.
  static Optional<ClockTerms> read(Fields fields) throws ApiException {
    if (!fields.has("clock")) {
      return Optional.empty();
    }
    Fields clock = fields.object("clock");
    ClockTerms terms =
        switch (clock.word("kind", "increment", "move", "days")) {
          case "increment" ->
              new Increment(clock.number("base", 1, 24 * 3600), clock.number("increment", 0, 3600));
          case "move" -> new Move(clock.number("seconds", 1, 24 * 3600));
          default -> new Days(clock.number("days", 1, 30));
        };
    return Optional.of(terms);
  }

  /// Milliseconds on each clock at the beginning of the game or, if it is so, of the move.
  default long startMillis() {
    return switch (this) {
      case Increment terms -> 1000 * terms.base();
      case Move terms -> 1000 * terms.seconds();
      case Days terms -> 24L * 3600 * 1000 * terms.days();
    };
  }

  default boolean isPerMove() {
    return !(this instanceof Increment);
  }

  default boolean isCorrespondence() {
    return this instanceof Days;
  }

  /// Milliseconds added after a move.
  default long addedMillis() {
    return this instanceof Increment terms ? 1000 * terms.increment() : 0;
  }
}
