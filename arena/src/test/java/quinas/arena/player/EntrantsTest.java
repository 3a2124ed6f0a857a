package quinas.arena.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.infection.Infection;
import quinas.rules.pushee.Pushee;

class EntrantsTest {

  private static Entrant read(String text) throws NotationException {
    return Entrants.read(Options.standard(Infection.GAME), text, Timing.STANDARD);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "classic:medium",
        "classic:medium?name=The%20Middle&tc=8+0.08",
        "engine",
        "engine:nodes=1000,hash=1",
        "engine:depth=2?name=Two&tc=0.1/move",
      })
  void theTextIsKeptAndMeansTheSameAgain(String text) throws Exception {
    Entrant entrant = read(text);

    assertThat(entrant.text()).isEqualTo(text);
    assertThat(read(entrant.text())).isEqualTo(entrant);
  }

  @ParameterizedTest
  @CsvSource({
    "classic:medium, classic:medium",
    "classic:medium?name=The%20Middle, The Middle",
    "engine:nodes=1000?name=A+B, A+B",
    "engine:nodes=1000, engine:nodes=1000",
    "engine?name=Gr%C3%B6%C3%9Fe, Größe",
  })
  void aNameIsGivenOrFollowsFromTheText(String text, String name) throws Exception {
    assertThat(read(text).name()).isEqualTo(name);
  }

  @Test
  void eachMayHaveATimeOfItsOwn() throws Exception {
    assertThat(read("engine?tc=8+0.08,nodes=5").control())
        .contains(TimeControl.read("8+0.08,nodes=5"));
    assertThat(read("classic:easy").control()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "ugi:sh, sh",
    "ugi:sh -c 'x?'?Hash=1, sh",
    "tcp:localhost:60001?Hash=1, localhost:60001",
    "tcp:[::1]:60001, [::1]:60001",
    "ugi:sh?name=Sharp%20One, Sharp One",
  })
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no sh")
  void programsAreEntrantsToo(String text, String name) throws Exception {
    Entrant entrant = read(text);

    assertThat(entrant.name()).isEqualTo(name);
    assertThat(read(entrant.text())).isEqualTo(entrant);
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "files are executable by other means there")
  void aFileMustBeThereAndBeAProgram(@TempDir Path folder) throws Exception {
    Path file = Files.createFile(folder.resolve("my engine"));

    assertRefused("ugi:'" + file + "'", file + " may not be executed");
    assertRefused("ugi:" + folder, folder + " is a directory, not a program");
    assertRefused("ugi:" + folder + "/none", "there is no file " + folder + "/none");
    assertRefused("ugi:no-such-thing", "there is no program \"no-such-thing\" on the path");
    assertThat(file.toFile().setExecutable(true)).isTrue();
    assertThat(read("ugi:'" + file + "'").name()).isEqualTo("my engine");
  }

  @Test
  void processorTimeIsKnownOfProgramsHereOnly() {
    Options options = Options.standard(Infection.GAME);
    assertThatThrownBy(() -> Entrants.read(options, "tcp:far:9", Timing.STANDARD.onProcessorTime()))
        .hasMessage("far:9 does not tell its processor time");
  }

  @Test
  void aLevelMustPlayByTheOptions() throws Exception {
    assertThatThrownBy(() ->
            Entrants.read(Options.standard(Pushee.GAME), "classic:impossibru", Timing.STANDARD))
        .hasMessage("player \"classic:impossibru\" does not play with these options");
    Options cheating = Options.read(Pushee.GAME, "impossibru=second");
    assertThat(Entrants.read(cheating, "classic:impossibru", Timing.STANDARD)).isNotNull();
  }

  @Test
  void aLevelCanBeWrittenAsWhatItSees() throws Exception {
    Entrant entrant = read("level:depth=2,nodes=900,width=5,margin=80?name=Ana");
    assertThat(entrant.name()).isEqualTo("Ana");
    assertThat(entrant.text()).isEqualTo("level:depth=2,nodes=900,width=5,margin=80?name=Ana");
    assertThat(read(entrant.text())).isEqualTo(entrant);
    assertThat(read("level:4").name()).isEqualTo("level:4");
  }

  private static void assertRefused(String text, String message) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(NotationException.class).hasMessage(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "classic:hard | player \"classic:hard\" is none of level:1, level:2, level:3, level:4,"
            + " level:5, level:6, level:7, level:8, level:9, level:10, classic:easy, classic:medium,"
            + " engine; a program is ugi:COMMAND or tcp:HOST:PORT",
        "level:depth=2 | level \"depth=2\" is not depth=N,nodes=N,width=N,margin=N",
        "level:depth=0,nodes=1,width=1,margin=0 | depth: 0 is not a number from 1 to 255",
        "classic:easy easy | player \"classic:easy easy\" is more than one word",
        "uai:sh | UAI is for infection with jumps=ring only, which is Ataxx",
        "tcp:60001 | \"60001\" is no address such as 127.0.0.1:60001",
        "tcp:a:99999 | \"a:99999\" is no address such as 127.0.0.1:60001",
        "tcp:a:1 b | player \"tcp:a:1 b\" is more than one word",
        "engine?Hash=5 | player: \"Hash\" is neither name nor tc",
        "classic:easy?tc | player: tc= has no value",
        "classic:easy?name=%20 | player: name= has no value",
        "classic:easy?tc=x | time control: \"x\" is none of none, 8+0.08, 40/60+0.6, 0.1/move,"
            + " nodes=N, depth=N",
        "engine?name=a&name=b | player: name is given twice",
        "engine?=5 | player: \"=5\" is not of the form key=value",
        "engine?name=%4 | player: in \"%4\" a % is not followed by two digits",
        "engine?name=a%0Ab | player: \"a%0Ab\" hides a control character",
        "engine:speed=5 | engine: \"speed=5\" is none of nodes=N, depth=N, hash=MEBIBYTES,"
            + " threads=N, eval=hand, net=FILE",
        "engine:threads=no | engine: threads is a number from 1 to 256, not \"no\"",
        "engine:net=/nowhere.net | engine: there is no net /nowhere.net",
        "engine:hash=0 | engine: hash is a number from 1 to 8192, not \"0\"",
        "engine:hash=9999 | engine: hash is a number from 1 to 8192, not \"9999\"",
        "engine:nodes=-1 | time control: \"-1\" is not a number from 1 to 9223372036854775807",
      })
  void whatIsWrongIsNamed(String text, String message) {
    assertRefused(text, message);
  }
}
