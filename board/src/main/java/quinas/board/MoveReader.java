package quinas.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Position;
import quinas.rules.infection.InfectionPosition;

/// Reads a move as people type it.
///
/// Besides the notation itself it understands capitals, spaces and other separators, the words of a
/// [Vocabulary], and numbers for columns: `B2 to C3`, `left 3`, `h 5 4` and `5 4`. Only a legal
/// move is ever found; where the words fit several, or none, the error says so.
public final class MoveReader {

  private static final Pattern TOKEN = Pattern.compile("\\p{L}+|[0-9]+|=");
  private static final Pattern SQUARES = Pattern.compile("([a-z][0-9]+)([a-z][0-9]+)");

  private final Game game;
  private final Position position;
  private final Vocabulary vocabulary;
  private final Set<String> legal;

  public MoveReader(Game game, Position position, Vocabulary vocabulary) {
    this.game = game;
    this.position = position;
    this.vocabulary = vocabulary;
    int[] moves = new int[game.maxMoves()];
    legal =
        Arrays.stream(moves, 0, position.legalMoves(moves, 0))
            .mapToObj(game.notation()::text)
            .collect(Collectors.toSet());
  }

  /// The legal move that a line means.
  public int read(String line) throws NotationException {
    String text = line.strip().toLowerCase(Locale.ROOT);
    String squeezed = text.replaceAll("\\s+", "");
    if (legal.contains(squeezed)) {
      return move(squeezed);
    }
    List<String> spellings = spellings(tokens(text));
    for (String spelling : spellings) {
      if (isCloneWithOrigin(spelling) && legal.contains(spelling.substring(2))) {
        return move(spelling.substring(2));
      }
      Set<String> meant = new TreeSet<>(legal);
      meant.removeIf(move -> !move.equals(spelling) && !bare(move).equals(spelling));
      if (meant.size() == 1) {
        return move(meant.iterator().next());
      }
      if (meant.size() > 1) {
        throw new NotationException("\"%s\" can mean %s", line.strip(), String.join(", ", meant));
      }
    }
    return explain(line.strip(), spellings);
  }

  /// Says why a line is no legal move: by the last spelling, which has the most squares, unless
  /// that would quote what nobody has typed.
  private int explain(String line, List<String> spellings) throws NotationException {
    try {
      return move(spellings.isEmpty() ? line : spellings.getLast());
    } catch (NotationException error) {
      if (!error.pattern().contains("\"%s\"")) {
        throw error;
      }
      return move(line);
    }
  }

  /// Whether this is a clone in Infection, written with the microbe that it comes from.
  private boolean isCloneWithOrigin(String spelling) {
    if (!(position instanceof InfectionPosition infection)
        || !spelling.matches("[a-g][1-7][a-g][1-7]")) {
      return false;
    }
    int column = spelling.charAt(0) - 'a';
    int row = spelling.charAt(1) - '1';
    long origin = InfectionPosition.bit(column, row);
    return (infection.microbes(infection.turn()) & origin) != 0
        && Math.abs(spelling.charAt(2) - 'a' - column) <= 1
        && Math.abs(spelling.charAt(3) - '1' - row) <= 1;
  }

  private int move(String text) throws NotationException {
    return game.notation().move(position, text);
  }

  /// A move without the sign between its squares.
  private static String bare(String move) {
    return move.replace("-", "").replace("=", "");
  }

  /// Words in their meaning, numbers, and `=`; everything else only separates.
  private List<String> tokens(String text) {
    List<String> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(text);
    while (matcher.find()) {
      String token = matcher.group();
      if (!vocabulary.fillers().contains(token)) {
        tokens.add(vocabulary.meanings().getOrDefault(token, token));
      }
    }
    return tokens;
  }

  /// The texts that the tokens may stand for, the likeliest first.
  private static List<String> spellings(List<String> tokens) {
    List<String> spellings = new ArrayList<>();
    add(spellings, tokens);
    add(spellings, withSquares(tokens));
    add(spellings, withSquares(withDigits(tokens)));
    return spellings;
  }

  private static void add(List<String> spellings, List<String> tokens) {
    String spelling = String.join("", tokens);
    if (spelling.startsWith("=") || spelling.startsWith("-")) {
      // The verb came first; its sign stands between the squares.
      Matcher squares = SQUARES.matcher(spelling.substring(1));
      if (squares.matches()) {
        spelling = squares.group(1) + spelling.charAt(0) + squares.group(2);
      }
    }
    if (!spelling.isEmpty() && !spellings.contains(spelling)) {
      spellings.add(spelling);
    }
  }

  /// Each two numbers in a row are the column and row of a square.
  private static List<String> withSquares(List<String> tokens) {
    List<String> squares = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      if (i + 1 < tokens.size() && isColumn(tokens.get(i)) && isNumber(tokens.get(i + 1))) {
        squares.add((char) ('a' + Integer.parseInt(tokens.get(i)) - 1) + tokens.get(i + 1));
        i++;
      } else {
        squares.add(tokens.get(i));
      }
    }
    return squares;
  }

  /// Numbers fall into their digits.
  private static List<String> withDigits(List<String> tokens) {
    List<String> digits = new ArrayList<>();
    for (String token : tokens) {
      if (isNumber(token)) {
        digits.addAll(List.of(token.split("")));
      } else {
        digits.add(token);
      }
    }
    return digits;
  }

  private static boolean isNumber(String token) {
    return token.charAt(0) >= '0' && token.charAt(0) <= '9';
  }

  private static boolean isColumn(String token) {
    return token.matches("[1-9]|1[0-9]|2[0-6]");
  }
}
