package quinas.arena.player;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import quinas.arena.player.Answer.Thought;

/// What a player answers to an [Offer].
///
/// @param isSwap whether it takes the other seat
/// @param used the time to charge, as in an [Answer]
/// @param thought what it says about its thinking, if it does; the score is to the seat to act
public record Choice(boolean isSwap, Optional<Duration> used, Optional<Thought> thought) {

  /// A choice and not a word about it.
  public static Choice of(boolean isSwap) {
    return new Choice(isSwap, Optional.empty(), Optional.empty());
  }

  /// What follows from an answer to [Offer#turn]: who says that the other seat is the better one
  /// takes it, and who says nothing stays.
  ///
  /// @param point what a point of the final margin is worth in its score
  static Choice by(Offer offer, Answer answer, int point) {
    OptionalInt score = answer.thought().map(Thought::score).orElse(OptionalInt.empty());
    boolean isSwap = score.isPresent() && offer.isBetterAcross(score.getAsInt(), point);
    return new Choice(isSwap, answer.used(), answer.thought());
  }
}
