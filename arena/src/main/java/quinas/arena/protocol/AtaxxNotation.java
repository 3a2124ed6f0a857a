package quinas.arena.protocol;

import java.util.ArrayList;
import java.util.List;
import quinas.rules.Games;
import quinas.rules.Notation;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Square;
import quinas.rules.infection.Infection;
import quinas.rules.infection.InfectionPosition;

/// How the Ataxx world writes the positions and moves of Infection.
///
/// The board is the same text as in our own notation, but squares are counted from the bottom: `a1`
/// is the bottom left corner. A pass is `0000`. A clone is its landing square, `g2`; `f1g2`, with a
/// microbe beside it to clone from, is read too. Of the words behind the board only the player to
/// act must be there, `x5o/7/7/7/7/7/o5x x`; the number of the move is read and forgotten.
public enum AtaxxNotation implements Notation {
  NOTATION;

  /// How games of Ataxx begin.
  public static final String START = "x5o/7/7/7/7/7/o5x x 0";

  private static final String PASS = "0000";
  private static final int SIZE = InfectionPosition.SIZE;
  private static final Notation OURS = Infection.GAME.notation();

  @Override
  public Position position(String text, Options options) throws NotationException {
    List<String> words = new ArrayList<>(List.of(text.split(" ", -1)));
    if (words.size() == 2) {
      words.add("0");
    }
    return OURS.position(String.join(" ", words), options);
  }

  @Override
  public String text(Position position) {
    return OURS.text(position);
  }

  @Override
  public String text(int move) {
    if (move == InfectionPosition.PASS) {
      return PASS;
    }
    String to = name(InfectionPosition.to(move));
    return InfectionPosition.isClone(move) ? to : name(InfectionPosition.from(move)) + to;
  }

  private static String name(int square) {
    return mirrored(new Square(InfectionPosition.column(square), InfectionPosition.row(square)))
        .toString();
  }

  /// Rows counted from the other end.
  private static Square mirrored(Square square) {
    return new Square(square.column(), SIZE - 1 - square.row());
  }

  @Override
  public int move(Position position, String text) throws NotationException {
    checkForm(text);
    InfectionPosition p = (InfectionPosition) position;
    String wanted = isLongClone(p, text) ? text.substring(2) : text;
    int[] moves = new int[Games.MAX_MOVES];
    int end = p.legalMoves(moves, 0);
    for (int i = 0; i < end; i++) {
      if (text(moves[i]).equals(wanted)) {
        return moves[i];
      }
    }
    throw new NotationException("\"%s\" is not a legal move here", text);
  }

  private static void checkForm(String text) throws NotationException {
    if (text.equals(PASS)) {
      return;
    }
    if (text.length() != 2 && text.length() != 4) {
      throw new NotationException(
          "\"%s\" is no move; expected a square to clone to (g2), two to jump (g1f3), or 0000",
          text);
    }
    for (int i = 0; i < text.length(); i += 2) {
      Square.read(text.substring(i, i + 2), SIZE);
    }
  }

  /// Whether both squares of a clone are named, the first being one of the player's.
  private static boolean isLongClone(InfectionPosition position, String text)
      throws NotationException {
    if (text.length() != 4 || text.equals(PASS)) {
      return false;
    }
    long from = bit(text.substring(0, 2));
    long to = bit(text.substring(2));
    return (position.microbes(position.turn()) & from) != 0
        && from != to
        && (InfectionPosition.around(from) & to) != 0;
  }

  private static long bit(String name) throws NotationException {
    Square square = mirrored(Square.read(name, SIZE));
    return InfectionPosition.bit(square.column(), square.row());
  }
}
