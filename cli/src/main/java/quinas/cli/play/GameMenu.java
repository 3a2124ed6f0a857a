package quinas.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import quinas.cli.text.Texts;
import quinas.engine.level.Level;
import quinas.rules.Game;
import quinas.rules.Seat;

/// The menu of one game: who plays, its options, its rules.
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
            new Choice.Item("rules", texts.say("menu.rules")));
    return new Choice(game.title(), items, standard, texts.say("menu.back"));
  }

  private void chooseWho() throws Departure {
    if (setup.levels().isEmpty()) {
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

  private Optional<Player> chooseLevel(Seat seat) throws Departure {
    List<Choice.Item> items = new ArrayList<>();
    for (Level level : setup.levels()) {
      items.add(new Choice.Item(level.id(), phrases.level(level)));
    }
    int now =
        setup
            .player(seat)
            .level()
            .or(() -> Setup.standard(game).second().level())
            .map(setup.levels()::indexOf)
            .orElse(0);
    String title = texts.say("level.title", phrases.seat(game, seat));
    OptionalInt chosen = console.choose(new Choice(title, items, now, texts.say("menu.back")));
    return chosen.isPresent()
        ? Optional.of(Player.computer(setup.levels().get(chosen.getAsInt())))
        : Optional.empty();
  }
}
