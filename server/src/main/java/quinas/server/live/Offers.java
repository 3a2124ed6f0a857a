package quinas.server.live;

import org.jspecify.annotations.Nullable;
import quinas.rules.Seat;
import quinas.server.api.Action.Subject;

/// What stands offered, each by one seat. Immutable.
///
/// @param drawRefusedAt the ply at which a draw was last declined; -1 if it never was
public record Offers(
    @Nullable Seat draw, @Nullable Seat takeback, @Nullable Seat rematch, int drawRefusedAt) {

  static final Offers NONE = new Offers(null, null, null, -1);

  @Nullable Seat of(Subject subject) {
    return switch (subject) {
      case DRAW -> draw;
      case TAKEBACK -> takeback;
      case REMATCH -> rematch;
    };
  }

  Offers with(Subject subject, @Nullable Seat seat) {
    return switch (subject) {
      case DRAW -> new Offers(seat, takeback, rematch, drawRefusedAt);
      case TAKEBACK -> new Offers(draw, seat, rematch, drawRefusedAt);
      case REMATCH -> new Offers(draw, takeback, seat, drawRefusedAt);
    };
  }

  Offers declined(Subject subject, int ply) {
    Offers without = with(subject, null);
    return subject == Subject.DRAW
        ? new Offers(null, without.takeback, without.rematch, ply)
        : without;
  }

  /// A move answers a draw that the other has offered, and whatever was to be taken back.
  Offers moved(Seat by) {
    return new Offers(draw == by ? draw : null, null, rematch, drawRefusedAt);
  }
}
