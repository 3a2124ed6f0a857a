package quinas.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import quinas.arena.player.PlayerException;
import quinas.cli.bot.Bot;
import quinas.cli.bot.BotException;
import quinas.cli.text.Texts;
import quinas.rules.NotationException;

/// `quinas bot`: lets a program play at a server.
@Command(
    name = "bot",
    description = "Let a program or the engine take the other seat of a game at a server.",
    mixinStandardHelpOptions = true)
final class BotCommand implements Callable<Integer> {

  private static final int FAILED = 1;
  private static final int REFUSED = 2;

  /// What the page shows to invite somebody.
  private static final Pattern LINK =
      Pattern.compile(
          "(https?://[^#]*?/)(?:index\\.html)?#/join/([A-Za-z0-9_-]+)/([A-Za-z0-9_-]+)");

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "LINK",
      description = "The link that invites to the game: http://HOST:PORT/#/join/GAME/INVITATION.")
  private String link = "";

  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      description =
          "Who plays: a level, engine, engine:nodes=10000, a program such as ugi:COMMAND (standard:"
              + " engine).")
  private String player = "engine";

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "The name that it plays under (standard: the player's).")
  private @Nullable String name;

  @Mixin private LanguageOption language = new LanguageOption();

  private Texts texts = Texts.of(Usage.language());

  @Override
  public Integer call() throws InterruptedException {
    texts = language.texts();
    Matcher parts = LINK.matcher(link);
    if (!parts.matches()) {
      return refuse(texts.say("bot.link", link), REFUSED);
    }
    PrintWriter out = spec.commandLine().getOut();
    try {
      Bot bot =
          new Bot(
              Bot.join(
                  parts.group(1), parts.group(2), parts.group(3), name == null ? player : name),
              out::println);
      out.println(bot.play(player));
      return 0;
    } catch (NotationException e) {
      return refuse(texts.say(e), REFUSED);
    } catch (BotException | PlayerException e) {
      return refuse(String.valueOf(e.getMessage()), FAILED);
    } catch (IOException e) {
      return refuse(texts.say("bot.gone", parts.group(1)), FAILED);
    }
  }

  private int refuse(String sentence, int status) {
    spec.commandLine().getErr().println("quinas bot: " + sentence);
    return status;
  }
}
