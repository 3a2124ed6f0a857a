package quinas.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import quinas.cli.text.Texts;
import quinas.engine.level.Level;
import quinas.engine.level.Levels;
import quinas.rules.Game;
import quinas.rules.Seat;

/// The menu of one game: who plays, its options, the pie rule, its rules.
final class GameMenu {

  private final Console console;
  private final Phrases phrases;
  private final Texts texts;
  private final Game game;
  private Setup setup;

  GameMenu(Console console, Phrases phrases, Game game) {
    this.console = console;
    this.phrases = phrases;
    this.texts = phrases.texts();
    this.game = game;
    this.setup = Setup.standard(game);
  }

  /// Lets the players choose until a game can begin; empty if they go back.
  Optional<Table> run() throws Departure {
    int standard = 0;
    while (true) {
      OptionalInt chosen = console.choose(choice(standard));
      if (chosen.isEmpty()) {
        return Optional.empty();
      }
      switch (chosen.getAsInt()) {
        case 0 -> {
          Table table = setup.deal(Setup.anySeed());
          Optional<Seat> misplaced = table.misplaced();
          if (misplaced.isEmpty()) {
            return Optional.of(table);
          }
          console.say(phrases.misplaced(table, misplaced.get()));
          setup = setup.fitting().orElse(setup);
        }
        case 1 -> chooseWho();
        case 2 -> setup = setup.with(new OptionsMenu(console, texts, setup.options()).run());
        case 3 -> setup = setup.withPie(!setup.hasPie());
        default -> console.read(texts.say("rules." + game.id()));
      }
      standard = chosen.getAsInt() == 1 ? 0 : chosen.getAsInt();
    }
  }

  private Choice choice(int standard) {
    String options = setup.options().toString();
    String who =
        texts.say(
            "menu.first",
            phrases.seatedPlayer(game, Seat.FIRST, setup.first()),
            phrases.seatedPlayer(game, Seat.SECOND, setup.second()));
    List<Choice.Item> items =
        List.of(
            new Choice.Item("play", texts.say("menu.play")),
            new Choice.Item("who", texts.say("menu.who", who)),
            new Choice.Item(
                "options",
                texts.say(
                    "menu.options",
                    options.isEmpty() ? texts.say("menu.options.standard") : options)),
            new Choice.Item(
                "pie", texts.say("menu.pie", texts.say(setup.hasPie() ? "menu.on" : "menu.off"))),
            new Choice.Item("rules", texts.say("menu.rules")));
    return new Choice(game.title(), items, standard, texts.say("menu.back"));
  }

  private void chooseWho() throws Departure {
    if (Levels.ladder(game).isEmpty()) {
      setup = setup.with(Player.HUMAN, Player.HUMAN);
      return;
    }
    String first = phrases.seat(game, Seat.FIRST);
    String second = phrases.seat(game, Seat.SECOND);
    List<Choice.Item> modes =
        List.of(
            new Choice.Item("persons", texts.say("mode.persons")),
            new Choice.Item("first", texts.say("mode.first", first)),
            new Choice.Item("second", texts.say("mode.second", second)),
            new Choice.Item("computers", texts.say("mode.computers")));
    int now = (setup.first().isHuman() ? 0 : 2) + (setup.second().isHuman() ? 0 : 1);
    OptionalInt mode =
        console.choose(new Choice(texts.say("mode.title"), modes, now, texts.say("menu.back")));
    if (mode.isEmpty()) {
      return;
    }
    boolean firstIsComputer = mode.getAsInt() >= 2;
    boolean secondIsComputer = mode.getAsInt() % 2 == 1;
    Optional<Player> one = firstIsComputer ? chooseLevel(Seat.FIRST) : Optional.of(Player.HUMAN);
    if (one.isEmpty()) {
      return;
    }
    Optional<Player> two = secondIsComputer ? chooseLevel(Seat.SECOND) : Optional.of(Player.HUMAN);
    two.ifPresent(player -> setup = setup.with(one.get(), player));
  }

  /// One of the ladder's levels; those of the original program are a menu further.
  private Optional<Player> chooseLevel(Seat seat) throws Departure {
    List<Level> ladder = Levels.ladder(game);
    List<Level> original = Levels.original(game);
    Optional<Level> now =
        setup.player(seat).level().or(() -> Setup.standard(game).second().level());
    List<Choice.Item> items = items(ladder);
    if (!original.isEmpty()) {
      items.add(new Choice.Item("original", texts.say("level.original")));
    }
    String title = texts.say("level.title", phrases.seat(game, seat));
    int standard =
        now.filter(original::contains)
            .map(_ -> ladder.size())
            .orElse(at(now, ladder, Setup.GENTLE));
    while (true) {
      OptionalInt chosen =
          console.choose(new Choice(title, items, standard, texts.say("menu.back")));
      if (chosen.isEmpty()) {
        return Optional.empty();
      }
      if (chosen.getAsInt() < ladder.size()) {
        return Optional.of(Player.computer(ladder.get(chosen.getAsInt())));
      }
      Choice choice =
          new Choice(title, items(original), at(now, original, 0), texts.say("menu.back"));
      OptionalInt old = console.choose(choice);
      if (old.isPresent()) {
        return Optional.of(Player.computer(original.get(old.getAsInt())));
      }
      standard = ladder.size();
    }
  }

  private List<Choice.Item> items(List<Level> levels) {
    List<Choice.Item> items = new ArrayList<>();
    levels.forEach(level -> items.add(new Choice.Item(level.id(), phrases.level(level))));
    return items;
  }

  private static int at(Optional<Level> level, List<Level> levels, int otherwise) {
    return level.map(levels::indexOf).filter(at -> at >= 0).orElse(otherwise);
  }
}
