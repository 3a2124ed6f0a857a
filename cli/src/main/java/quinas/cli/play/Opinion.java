package quinas.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import quinas.cli.text.Texts;
import quinas.engine.analysis.Assessment;
import quinas.engine.analysis.Detail;
import quinas.engine.analysis.Insight;
import quinas.engine.analysis.Judgement;
import quinas.engine.analysis.Remark;
import quinas.engine.analysis.Variation;
import quinas.engine.analysis.Worth;
import quinas.rules.Game;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;

/// What an analysis says of positions and moves of a game, in words.
public final class Opinion {

  private static final int CERTAIN = 1000;

  private final Game game;
  private final Texts texts;
  private final Phrases phrases;

  public Opinion(Game game, Texts texts) {
    this.game = game;
    this.texts = texts;
    phrases = new Phrases(texts);
  }

  /// What a seat may hope for: `wins in 5`, `exact: +3`, `62 %`.
  ///
  /// @param chance the first seat's expected result in thousandths
  public String worth(Worth worth, int chance, Seat seat) {
    return switch (worth) {
      case Worth.Exact exact -> {
        int margin = seat == Seat.FIRST ? exact.margin() : -exact.margin();
        yield margin == 0 ? texts.say("worth.draw") : texts.say("worth.exact", signed(margin));
      }
      case Worth.Forced forced when forced.plies() == 0 ->
          texts.say(forced.winner() == seat ? "worth.won" : "worth.lost");
      case Worth.Forced forced ->
          texts.say(forced.winner() == seat ? "worth.wins" : "worth.loses", forced.plies());
      case Worth.Guess guess ->
          texts.say("worth.chance", percent(seat == Seat.FIRST ? chance : CERTAIN - chance));
    };
  }

  public String worth(Assessment assessment, Seat seat) {
    return worth(assessment.worth(), assessment.chance(), seat);
  }

  private static String signed(int margin) {
    return margin > 0 ? "+" + margin : Integer.toString(margin).replace('-', '\u2212');
  }

  /// Nobody is certain of what is not proven.
  private static int percent(int chance) {
    return Math.clamp((chance + 5) / 10, 1, 99);
  }

  /// The best move of a position and what it is worth, and the second best if it is known.
  public String advice(Position position, Insight insight) {
    Variation best = insight.lines().getFirst();
    String first = move(best.moves().getFirst());
    String worth = worth(best.worth(), insight.chance(), position.turn());
    if (insight.lines().size() == 1) {
      return texts.say("hint.one", first, worth);
    }
    Variation second = insight.lines().get(1);
    return texts.say(
        "hint.two",
        first,
        worth,
        move(second.moves().getFirst()),
        worth(second.worth(), second.chance(), position.turn()));
  }

  /// Its name, with the sign that players of chess put behind such moves.
  public String judgement(Judgement judgement) {
    return texts.say("judgement." + judgement.name().toLowerCase(Locale.ROOT));
  }

  /// What a move allowed or missed, without the mover.
  ///
  /// @param position in which it was played
  public String remark(Position position, Remark remark) {
    Object[] details = remark.details().stream().map(detail -> detail(position, detail)).toArray();
    return texts.say("remark." + remark.kind().text(), details);
  }

  private String detail(Position position, Detail detail) {
    return switch (detail) {
      case Detail.Side side -> phrases.seatWithin(game, position, side.seat());
      case Detail.Moves moves -> line(moves.moves());
      case Detail.Place place -> place.square().toString();
      case Detail.Column column -> new Square(column.column(), 0).toString().substring(0, 1);
      case Detail.Figure figure -> Integer.toString(figure.number());
    };
  }

  public String move(int move) {
    return game.notation().text(move);
  }

  public String line(List<Integer> moves) {
    return moves.stream().map(this::move).collect(Collectors.joining(" "));
  }
}
