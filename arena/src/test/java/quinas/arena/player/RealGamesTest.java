package quinas.arena.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.arena.clock.Clock;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.protocol.ServiceLimits;
import quinas.arena.protocol.UgiServer;
import quinas.arena.record.Settlement;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// Whole games against Quinas itself as another program: every move goes through two protocols and
/// must be legal on both sides.
@Timeout(120)
class RealGamesTest {

  @AfterEach
  void nothingIsLeft() throws InterruptedException {
    BadEngine.assertNothingIsLeft();
  }

  @ParameterizedTest
  @CsvSource({
    "ugi, shiftago, ''",
    "ugi, syrtis, ''",
    "ugi, pushee, ''",
    "ugi, catsdogs, ''",
    "ugi, infection, gaps=c3+e5",
    "uai, infection, jumps=ring",
  })
  void everyGameIsPlayedToItsEnd(String kind, String game, String chosen) throws Exception {
    Options options = Options.read(Games.read(game), chosen);
    String text = kind + ":" + QuinasProgram.command(QuinasProgram.class) + "?Hash=1";

    try (Player program = Entrants.read(options, text, Timing.STANDARD).open(options);
        Player opponent = open(options, "engine:nodes=200")) {
      play(options, program, opponent, 1);
      play(options, opponent, program, 2);
    }
  }

  private static Player open(Options options, String text) throws Exception {
    return Entrants.read(options, text, Timing.STANDARD).open(options);
  }

  private static void play(Options options, Player first, Player second, long seed)
      throws Exception {
    Position start = options.game().deal(options, new SplitMix64(seed));
    first.begin(options, start, seed);
    second.begin(options, start, seed);
    Clock clock =
        Clock.start(TimeControl.read("60+1,nodes=100"), TimeControl.read("30/60,depth=1"));
    List<Integer> moves = new ArrayList<>();
    Position position = start;
    while (!position.isOver()) {
      Player player = position.turn().index() == 0 ? first : second;
      int move = player.move(new Turn(start, moves, position, clock)).move();
      moves.add(move);
      position = position.play(move);
    }
    assertThat(moves).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({"tcp, pushee, ''", "uai+tcp, infection, jumps=ring"})
  void aProgramMayListenFarAway(String kind, String game, String chosen) throws Exception {
    Options options = Options.read(Games.read(game), chosen);
    InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    try (UgiServer server = UgiServer.open(address, "Quinas", ServiceLimits.STANDARD)) {
      Thread.ofVirtual()
          .start(() -> {
            try {
              server.serve();
            } catch (InterruptedException e) {
              throw new AssertionError(e);
            }
          });
      String text = kind + ":127.0.0.1:" + server.address().getPort() + "?Hash=1";
      try (Player program = open(options, text);
          Player opponent = open(options, "engine:nodes=200")) {
        play(options, program, opponent, 1);
        assertThat(program.lag()).isPositive();
      }
    }
  }

  @Test
  void whereNobodyListensNobodyPlays() throws Exception {
    Options options = Options.standard(Games.ALL.getFirst());
    int port;
    try (ServerSocket socket = new ServerSocket(0)) {
      port = socket.getLocalPort();
    }

    PlayerException failure =
        catchThrowableOfType(PlayerException.class, () -> open(options, "tcp:127.0.0.1:" + port));

    assertThat(failure).hasMessageStartingWith("it cannot be reached");
    assertThat(failure.reason()).isEqualTo(Settlement.CRASH);
  }

  @Test
  void aConnectionThatBreaksIsACrash() throws Exception {
    Options options = Options.standard(Games.ALL.getFirst());
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Thread.ofVirtual()
          .start(() -> {
            try {
              socket.accept().close();
            } catch (IOException e) {
              throw new AssertionError(e);
            }
          });

      PlayerException failure =
          catchThrowableOfType(
              PlayerException.class,
              () -> open(options, "tcp:127.0.0.1:" + socket.getLocalPort() + "?name=Far"));

      assertThat(failure).hasMessage("it closed the connection");
      assertThat(failure.reason()).isEqualTo(Settlement.CRASH);
    }
  }
}
