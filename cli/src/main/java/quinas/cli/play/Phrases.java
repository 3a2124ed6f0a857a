package quinas.cli.play;

import java.util.List;
import java.util.Optional;
import quinas.arena.record.Pie;
import quinas.arena.record.Settlement;
import quinas.cli.text.Texts;
import quinas.engine.level.Level;
import quinas.rules.Game;
import quinas.rules.Option;
import quinas.rules.Options;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Reason;
import quinas.rules.Seat;

/// What there is to say about a game, in one language.
///
/// Stocks, steps and counters are taken from the position's text, whose words the rule sheets fix.
public final class Phrases {

  private final Texts texts;

  public Phrases(Texts texts) {
    this.texts = texts;
  }

  public Texts texts() {
    return texts;
  }

  /// What a seat is called: `red (x)`. In Syrtis it depends on who has chosen what.
  public String seat(Game game, Position position, Seat seat) {
    return texts.say("seat." + place(game, position, seat));
  }

  /// What a seat is called within a sentence: `the cats`.
  public String seatWithin(Game game, Position position, Seat seat) {
    return texts.say("within." + place(game, position, seat));
  }

  private static String place(Game game, Position position, Seat seat) {
    if (game.id().equals("syrtis")) {
      String light = words(game, position).get(2);
      if (!light.equals("-")) {
        boolean isLight = light.equals(seat == Seat.FIRST ? "1" : "2");
        return isLight ? "syrtis.light" : "syrtis.dark";
      }
    }
    return place(game, seat);
  }

  private static String place(Game game, Seat seat) {
    return game.id() + (seat == Seat.FIRST ? ".first" : ".second");
  }

  /// What a seat is called before the game.
  public String seat(Game game, Seat seat) {
    return texts.say("seat." + place(game, seat));
  }

  private String seat(Table table, Seat seat) {
    return seat(table.game(), table.position(), seat);
  }

  /// The game, who plays it, and with which options.
  public String introduction(Table table) {
    Game game = table.game();
    String options = table.options().toString();
    String players =
        texts.say(
            "game.new",
            game.title(),
            seat(game, Seat.FIRST),
            player(table.player(Seat.FIRST)),
            seat(game, Seat.SECOND),
            player(table.player(Seat.SECOND)),
            Long.toString(table.seed()));
    String more = options.isEmpty() ? "" : " " + texts.say("game.options", options);
    return players + more + (table.hasPie() ? " " + texts.say("game.pie") : "");
  }

  /// Person, or computer with its level.
  public String player(Player player) {
    return player
        .level()
        .map(level -> texts.say("player.computer", level(level)))
        .orElseGet(() -> texts.say("player.human"));
  }

  /// A seat with who plays it: `red (x), a person`.
  public String seatedPlayer(Game game, Seat seat, Player player) {
    return seat(game, seat) + ": " + player(player);
  }

  /// That the level of a seat needs other options, and which, if that is known.
  public String misplaced(Table table, Seat seat) {
    Player first = table.player(Seat.FIRST);
    Player second = table.player(Seat.SECOND);
    Setup setup = new Setup(table.options(), first, second, table.hasPie());
    String player = player(table.player(seat));
    return setup
        .fitting()
        .map(fitting -> texts.say("error.level.set", player, fitting.options().toString()))
        .orElseGet(() -> texts.say("error.level", player, seat(table.game(), seat)));
  }

  public String level(Level level) {
    String key = "level." + level.id();
    return texts.has(key) ? texts.say(key) : level.id();
  }

  /// Who is to act, and what he may do.
  public String turn(Table table) {
    String seat = seat(table, table.turn());
    if (table.isOfferDue()) {
      return texts.say("turn.pie", seat);
    }
    List<String> legal = table.legalTexts();
    if (legal.equals(List.of("pass"))) {
      return texts.say("turn.pass", seat);
    }
    String game = table.game().id();
    String key = "turn." + game + step(table);
    return texts.say(key, seat);
  }

  /// What came of the question whether to change seats, and who sits where now.
  public String answered(Table table) {
    Game game = table.game();
    return texts.say(
        table.pie() == Pie.SWAPPED ? "pie.swapped" : "pie.kept",
        seatedPlayer(game, Seat.FIRST, table.player(Seat.FIRST)),
        seatedPlayer(game, Seat.SECOND, table.player(Seat.SECOND)));
  }

  /// Whether it is a special turn, which is worth a word whoever is to act.
  public boolean isSpecial(Table table) {
    return table.game().id().equals("catsdogs") && !step(table).endsWith("place");
  }

  private static String step(Table table) {
    List<String> words = words(table.game(), table.position());
    return switch (table.game().id()) {
      case "catsdogs" -> "." + words.get(1) + "." + catsDogsStep(table, words);
      case "syrtis" -> "." + syrtisStep(words);
      default -> "";
    };
  }

  /// The dogs' special turn begins with an ordinary placement; every N-th of their turns is one.
  private static String catsDogsStep(Table table, List<String> words) {
    long size = words.get(0).chars().filter(sign -> sign == '/').count() + 1;
    boolean special =
        table.options().is("specials", "on")
            && words.get(1).equals("d")
            && words.get(2).equals("place")
            && (Long.parseLong(words.get(4)) + 1) % size == 0;
    return special ? "special" : words.get(2);
  }

  private static String syrtisStep(List<String> words) {
    String turn = words.get(1).replaceAll(":.*", "");
    return switch (turn) {
      case "towers" -> words.get(0).replaceAll("[^l]", "").length() < 2 ? "light" : "dark";
      case "swap", "choose" -> turn;
      default -> "play";
    };
  }

  /// Stocks, scores and counters; may be empty.
  public String status(Table table) {
    Game game = table.game();
    List<String> words = words(game, table.position());
    int first = table.position().points(Seat.FIRST);
    int second = table.position().points(Seat.SECOND);
    String key = "status." + game.id();
    return switch (game.id()) {
      case "shiftago" -> texts.say(key, marbles(words.get(2)), marbles(words.get(3)));
      case "pushee" -> texts.say(key, first, second, words.get(3), words.get(4));
      case "syrtis" -> syrtis(words);
      case "catsdogs" -> texts.say(key, first, second) + specials(table, words);
      default -> texts.say(key, first, second);
    };
  }

  /// How many turns each side still has before its next special one.
  private String specials(Table table, List<String> words) {
    if (!table.options().is("specials", "on")) {
      return "";
    }
    long size = words.get(0).chars().filter(sign -> sign == '/').count() + 1;
    long cats = size - 1 - Long.parseLong(words.get(3)) % size;
    long dogs = size - 1 - Long.parseLong(words.get(4)) % size;
    return " · " + texts.say("status.catsdogs.specials", cats, dogs);
  }

  private String marbles(String count) {
    return count.equals("1") ? texts.say("marbles.one") : texts.say("marbles", count);
  }

  private String syrtis(List<String> words) {
    if (words.get(2).equals("-")) {
      return "";
    }
    String streak = words.get(3);
    String sunk =
        streak.equals("-")
            ? texts.say("status.syrtis.none")
            : texts.say("status.syrtis." + streak.charAt(0), streak.substring(1));
    String[] passes = words.get(4).split("/", -1);
    return sunk + " · " + texts.say("status.syrtis", passes[0], passes[1], words.get(5));
  }

  /// How the game has ended: who won, why, the score.
  public String end(Table table) {
    Outcome outcome = table.outcome();
    String reason = reason(table.game(), outcome.reason());
    String end =
        switch (outcome.result()) {
          case FIRST -> texts.say("end.win", seat(table, Seat.FIRST), reason);
          case SECOND -> texts.say("end.win", seat(table, Seat.SECOND), reason);
          default -> texts.say("end.draw", reason);
        };
    boolean points = table.game().hasPoints() && table.position().isOver();
    return points ? end + " " + texts.say("end.score", outcome.first(), outcome.second()) : end;
  }

  /// Why a game ended.
  public String reason(Game game, Reason reason) {
    return texts.say(key(game, reason));
  }

  /// The key of a reason's text: `reason.infection.wiped-out`.
  static String key(Game game, Reason reason) {
    String group = reason instanceof Settlement ? "settlement" : game.id();
    return "reason." + group + "." + reason.text().replace(' ', '-');
  }

  /// An option with its value.
  public String value(Options options, Option option) {
    String value = options.get(option.key());
    return Optional.of("value." + options.game().id() + "." + option.key() + "." + value)
        .filter(texts::has)
        .map(key -> value + " – " + texts.say(key))
        .orElse(value);
  }

  private static List<String> words(Game game, Position position) {
    return List.of(game.notation().text(position).split(" ", -1));
  }
}
