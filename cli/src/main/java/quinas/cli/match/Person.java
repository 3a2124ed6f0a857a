package quinas.cli.match;

import java.util.List;
import java.util.function.Supplier;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;
import quinas.arena.player.Answer;
import quinas.arena.player.Choice;
import quinas.arena.player.Entrant;
import quinas.arena.player.Offer;
import quinas.arena.player.Player;
import quinas.arena.player.PlayerException;
import quinas.arena.player.Turn;
import quinas.arena.record.GameRecord;
import quinas.arena.record.Komi;
import quinas.arena.record.Settlement;
import quinas.cli.board.BoardPictures;
import quinas.cli.board.Look;
import quinas.cli.play.Console;
import quinas.cli.play.Departure;
import quinas.cli.play.MoveReader;
import quinas.cli.play.Phrases;
import quinas.cli.play.Table;
import quinas.cli.replay.Replay;
import quinas.cli.text.Texts;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;

/// A person at the console, as `human` in a match: sees the board before each move, and types.
public final class Person implements Entrant {

  private final Supplier<Console> opening;
  private final Look look;
  private final Texts texts;

  /// The one console, as soon as it is needed: what was typed ahead waits in it, after a game that
  /// was given up too.
  private @Nullable Console console;

  /// @param opening gives the console when the person first sits down
  public Person(Supplier<Console> opening, Look look, Texts texts) {
    this.opening = opening;
    this.look = look;
    this.texts = texts;
  }

  @Override
  public String name() {
    return "human";
  }

  @Override
  public String text() {
    return "human";
  }

  @Override
  public Player open(Options options) {
    return new Seated(console(), options);
  }

  private synchronized Console console() {
    Console open = console == null ? opening.get() : console;
    console = open;
    return open;
  }

  private final class Seated implements Player {

    private final Console console;
    private final Options options;

    Seated(Console console, Options options) {
      this.console = console;
      this.options = options;
    }

    @Override
    public void begin(Options options, Position start, long seed) {}

    @Override
    public Answer move(Turn turn) throws PlayerException, InterruptedException {
      show(turn.start(), turn.moves());
      Table table =
          Table.from(
              turn.position(),
              options,
              0,
              quinas.cli.play.Player.HUMAN,
              quinas.cli.play.Player.HUMAN);
      MoveReader reader = new MoveReader(table, texts);
      String prompt =
          BoardPictures.of(options.game()).sign(turn.position(), turn.position().turn()) + "> ";
      while (true) {
        String line = ask(prompt, table::legalTexts);
        if (texts.words("command.resign").contains(line)) {
          throw new PlayerException(Settlement.RESIGNATION, "resigned");
        }
        try {
          if (!line.isEmpty()) {
            return Answer.of(reader.read(line));
          }
        } catch (NotationException e) {
          console.say(texts.say("match.person.bad", texts.say(e), texts.say("command.resign")));
        }
      }
    }

    @Override
    public Choice choose(Offer offer) throws PlayerException, InterruptedException {
      show(offer.start(), offer.moves());
      String seat = new Phrases(texts).seat(options.game(), offer.position(), offer.seat());
      Komi komi = offer.komi();
      if (komi.isGiven()) {
        console.say(texts.say("match.person.komi", komi.toString()));
      }
      while (true) {
        String line = ask(texts.say("match.person.pie", seat) + " ", List::of);
        if (texts.words("command.resign").contains(line)) {
          throw new PlayerException(Settlement.RESIGNATION, "resigned");
        }
        if (texts.isYes(line) || texts.isNo(line)) {
          return Choice.of(texts.isYes(line));
        }
      }
    }

    private void show(Position start, List<Integer> moves) {
      GameRecord game = GameRecord.of(options, start, moves);
      console.say("");
      new Replay(game, look, texts).board(moves.size()).forEach(console::say);
      if (!moves.isEmpty()) {
        int last = moves.getLast();
        console.say(texts.say("match.person.last", options.game().notation().text(last)));
      }
    }

    /// @throws InterruptedException if nobody is there any more, which ends the match
    private String ask(String prompt, Supplier<List<String>> answers) throws InterruptedException {
      try {
        return console.ask(new AttributedString(prompt), answers).strip();
      } catch (Departure e) {
        throw new InterruptedException("nobody is there any more");
      }
    }

    @Override
    public void close() {}
  }
}
