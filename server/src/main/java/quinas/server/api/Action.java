package quinas.server.api;

/// What a player does in a game.
public sealed interface Action {

  /// A move.
  ///
  /// @param ply how many moves were made before, so that a move is never taken for another
  /// @param move in notation
  record Move(int ply, String move) implements Action {}

  record Resign() implements Action {}

  record Abort() implements Action {}

  /// Something that needs both.
  record Proposal(Subject subject, Answer answer) implements Action {}

  /// The other is gone, or out of time.
  record Claim(boolean win) implements Action {}

  /// What can be offered.
  enum Subject {
    DRAW,
    TAKEBACK,
    REMATCH
  }

  /// An offer, and what is said to one.
  enum Answer {
    OFFER,
    ACCEPT,
    DECLINE
  }

  /// Reads an action, or says what is wrong with it.
  static Action read(Fields fields) throws ApiException {
    String type =
        fields.word("type", "move", "resign", "abort", "draw", "takeback", "rematch", "claim");
    return switch (type) {
      case "move" -> new Move((int) fields.number("ply", 0, 100_000), fields.text("move", 64));
      case "resign" -> new Resign();
      case "abort" -> new Abort();
      case "claim" -> new Claim(fields.word("as", "win", "draw").equals("win"));
      default -> new Proposal(subject(type), answer(fields));
    };
  }

  private static Subject subject(String type) {
    return switch (type) {
      case "draw" -> Subject.DRAW;
      case "takeback" -> Subject.TAKEBACK;
      default -> Subject.REMATCH;
    };
  }

  private static Answer answer(Fields fields) throws ApiException {
    return switch (fields.word("answer", "offer", "accept", "decline")) {
      case "offer" -> Answer.OFFER;
      case "accept" -> Answer.ACCEPT;
      default -> Answer.DECLINE;
    };
  }
}
