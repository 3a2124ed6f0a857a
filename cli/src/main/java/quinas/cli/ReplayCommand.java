package quinas.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quinas.arena.picture.SvgBoard;
import quinas.arena.record.GameRecord;
import quinas.arena.record.RecordException;
import quinas.arena.record.RecordFile;
import quinas.cli.board.Look;
import quinas.cli.play.PipeConsole;
import quinas.cli.play.TerminalConsole;
import quinas.cli.replay.Replay;
import quinas.cli.text.Characters;
import quinas.cli.text.Texts;

/// `quinas replay`: goes through a recorded game.
@Command(
    name = "replay",
    description = "Go through a recorded game: move by move on a terminal, otherwise as a list.",
    mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {

  private static final int REFUSED = 2;

  @Parameters(index = "0", paramLabel = "FILE", description = "The file with the game.")
  private Path file = Path.of("");

  @Option(names = "--game", paramLabel = "N", description = "Which game of the file (first: 1).")
  private int number = 1;

  @Option(names = "--to", paramLabel = "N", description = "Show the board after this move.")
  private @Nullable Integer to;

  @Option(
      names = "--export",
      paramLabel = "svg|text",
      description = "Write a picture of that board, or of the last.")
  private @Nullable String export;

  @Option(names = "--out", paramLabel = "FILE", description = "Where the picture is written to.")
  private @Nullable Path out;

  @Mixin private LanguageOption language = new LanguageOption();

  @Option(names = "--ascii", description = "Draw with ASCII characters only.")
  private boolean ascii;

  /// Why this cannot be done.
  private static final class Refusal extends Exception {
    private static final long serialVersionUID = 1L;

    Refusal(String message) {
      super(message);
    }
  }

  @Override
  public Integer call() {
    Texts texts = language.texts();
    try {
      replay(texts);
      return 0;
    } catch (FileSystemException e) {
      complain(Objects.requireNonNullElse(e.getFile(), file) + ": " + texts.say(e));
    } catch (IOException e) {
      complain(file + ": " + texts.say(e));
    } catch (RecordException e) {
      complain(file + ": " + texts.say(e));
    } catch (Refusal e) {
      complain(String.valueOf(e.getMessage()));
    }
    return REFUSED;
  }

  private static void complain(String sentence) {
    new PrintStream(System.err, true, Characters.ofSystem().charset()).println(sentence);
  }

  private void replay(Texts texts) throws IOException, RecordException, Refusal {
    List<GameRecord> games = RecordFile.read(file);
    if (number < 1 || number > games.size()) {
      throw new Refusal(texts.say("replay.game", file, games.size()));
    }
    GameRecord game = games.get(number - 1);
    int length = game.moves().size();
    if (to != null && (to < 0 || to > length)) {
      throw new Refusal(texts.say("replay.range", length));
    }
    if (export != null || out != null) {
      write(picture(game, texts, to == null ? length : to), texts);
    } else if (isTerminal()) {
      onTerminal(game, texts, games.size());
    } else {
      asList(game, texts, games.size());
    }
  }

  private static boolean isTerminal() {
    return Optional.ofNullable(System.console()).filter(java.io.Console::isTerminal).isPresent();
  }

  private void onTerminal(GameRecord game, Texts texts, int count) throws IOException {
    Terminal terminal = TerminalBuilder.builder().system(true).build();
    Look look = Look.of(terminal, System.getenv(), ascii);
    try (TerminalConsole console = new TerminalConsole(terminal, look, texts)) {
      Replay replay = new Replay(game, look, texts);
      replay.introduce(console, number, count);
      replay.step(console, to == null ? 0 : to);
    }
  }

  private void asList(GameRecord game, Texts texts, int count) {
    PrintStream stream = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    InputStreamReader in = new InputStreamReader(System.in, StandardCharsets.UTF_8);
    try (PipeConsole console = new PipeConsole(in, stream, texts)) {
      Replay replay = new Replay(game, new Look(ascii, 0), texts);
      replay.introduce(console, number, count);
      if (to == null) {
        replay.list(console);
      } else {
        replay.show(console, to);
      }
    }
  }

  private String picture(GameRecord game, Texts texts, int at) throws Refusal {
    Replay replay = new Replay(game, new Look(ascii, 0), texts);
    return switch (export) {
      case "svg" -> SvgBoard.draw(game.game(), replay.position(at));
      case "text" ->
          replay.board(at).stream()
              .map(AttributedString::toString)
              .collect(Collectors.joining("\n", "", "\n"));
      case null -> throw new Refusal(texts.say("replay.export"));
      default -> throw new Refusal(texts.say("replay.export.unknown", export));
    };
  }

  private void write(String picture, Texts texts) throws Refusal {
    if (out != null) {
      try {
        Files.writeString(out, picture);
      } catch (IOException e) {
        throw new Refusal(out + ": " + texts.say(e));
      }
    } else {
      PrintStream stream = new PrintStream(System.out, false, StandardCharsets.UTF_8);
      stream.print(picture);
      stream.flush();
    }
  }
}
