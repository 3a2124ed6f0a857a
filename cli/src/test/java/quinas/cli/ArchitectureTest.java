package quinas.cli;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Calendar;
import java.util.Date;
import java.util.Scanner;
import java.util.Timer;
import java.util.stream.Stream;

/// What may see what. The modules' own dependencies say most of it already; this test holds them to
/// it, and watches over what a dependency cannot express: the packages inside, and the parts of the
/// JDK that have no place in the pure core.
@AnalyzeClasses(packages = "quinas", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  // The table of modules.

  @ArchTest static final ArchRule rulesSeeNothingOfQuinas = sees("rules");
  @ArchTest static final ArchRule theEngineSeesTheRules = sees("engine", "rules");
  @ArchTest static final ArchRule theArenaSeesRulesAndEngine = sees("arena", "rules", "engine");
  @ArchTest static final ArchRule theTestkitSeesTheRules = sees("testkit", "rules");
  @ArchTest static final ArchRule theBoardSeesTheRules = sees("board", "rules");
  @ArchTest static final ArchRule theBenchSeesRulesAndEngine = sees("bench", "rules", "engine");

  @ArchTest
  static final ArchRule theServerSeesRulesEngineAndArena =
      sees("server", "rules", "engine", "arena");

  @ArchTest static final ArchRule trainingSeesRulesAndEngine = sees("training", "rules", "engine");

  @ArchTest static final ArchRule theLoadSeesTheRules = sees("load", "rules");

  @ArchTest static final ArchRule storageSeesTheArena = sees("storage", "rules", "arena");

  @ArchTest
  static final ArchRule theCliSeesAllThatPeopleUse =
      sees(
          "cli",
          "rules",
          "board",
          "engine",
          "arena",
          "training",
          "storage",
          "load",
          "web",
          "server");

  @ArchTest
  static final ArchRule theWebSeesRulesBoardEngineAndArena =
      sees("web", "rules", "board", "engine", "arena");

  /// What is compiled for the page has no use for threads, files and sockets.
  @ArchTest
  static final ArchRule theWebSeesRecordsAndNothingElseOfTheArena =
      noClasses()
          .that()
          .resideInAPackage("quinas.web..")
          .should()
          .dependOnClassesThat(
              resideInAPackage("quinas.arena..").and(not(resideInAPackage("quinas.arena.record"))));

  // Packages.

  @ArchTest
  static final ArchRule gamesKnowNothingOfEachOther =
      slices().matching("quinas.rules.(*)..").should().notDependOnEachOther();

  @ArchTest
  static final ArchRule onlyTheRegistryKnowsTheGames =
      noClasses()
          .that()
          .resideInAPackage("quinas.rules")
          .and(not(theRegistry()))
          .should()
          .dependOnClassesThat()
          .resideInAPackage("quinas.rules.*..");

  @ArchTest
  static final ArchRule packagesFormNoCycles =
      slices()
          .matching("quinas.(**)")
          .should()
          .beFreeOfCycles()
          .ignoreDependency(theRegistry(), alwaysTrue());

  /// What checks proofs has nothing in common with what finds them.
  @ArchTest
  static final ArchRule theVerifierKnowsOnlyTheRules =
      noClasses()
          .that()
          .resideInAPackage("quinas.engine.proof")
          .should()
          .dependOnClassesThat(
              resideInAPackage("quinas..")
                  .and(not(resideInAnyPackage("quinas.rules", "quinas.engine.proof"))));

  // The pure core: no files, no network, no console, no clock, and in the rules no threads. What it
  // takes from the JDK is named here; all the rest is out.

  @ArchTest
  static final ArchRule rulesArePure =
      classes()
          .that()
          .resideInAPackage("quinas.rules..")
          .should()
          .onlyDependOnClassesThat(
              resideInAPackage("quinas..").or(pure()).and(not(assignableTo(Thread.class))));

  @ArchTest
  static final ArchRule theEngineIsPureExceptForThreads =
      classes()
          .that()
          .resideInAPackage("quinas.engine..")
          .and(not(resideInAPackage("quinas.engine.net")))
          .should()
          .onlyDependOnClassesThat(
              resideInAPackage("quinas..")
                  .or(pure())
                  .or(resideInAPackage("java.util.concurrent.."))
                  .or(name("java.time.Duration")));

  /// Nets are bytes that come in the engine's own jar. Only one class knows the Vector API, which
  /// need not be there; it is found by name.
  @ArchTest
  static final ArchRule netsSeeStreamsOfBytesBesides =
      classes()
          .that()
          .resideInAPackage("quinas.engine.net")
          .should()
          .onlyDependOnClassesThat(
              resideInAPackage("quinas..")
                  .or(pure())
                  .or(resideInAPackage("java.util.concurrent.."))
                  .or(name("java.util.zip.CRC32"))
                  .or(resideInAPackage("java.nio.charset"))
                  .or(name("java.io.InputStream"))
                  .or(assignableTo(java.io.IOException.class))
                  .or(name("java.io.UncheckedIOException"))
                  .or(name("java.lang.reflect.Constructor"))
                  .or(resideInAPackage("jdk.incubator.vector")));

  @ArchTest
  static final ArchRule oneClassAloneKnowsTheVectorApi =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName("quinas.engine.net.VectorLanes")
          .should()
          .dependOnClassesThat(
              resideInAPackage("jdk.incubator.vector").or(name("quinas.engine.net.VectorLanes")));

  @ArchTest
  static final ArchRule theCoreUsesNeitherConsoleNorClock =
      noClasses()
          .that()
          .resideInAnyPackage("quinas.rules..", "quinas.engine..")
          .should()
          .accessField(System.class, "in")
          .orShould()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err")
          .orShould()
          .callMethod(System.class, "currentTimeMillis");

  @ArchTest
  static final ArchRule rulesMeasureNoTime =
      noClasses()
          .that()
          .resideInAPackage("quinas.rules..")
          .should()
          .callMethod(System.class, "nanoTime");

  /// The classes of one module, and of the others only those that it may see.
  private static ArchRule sees(String module, String... others) {
    String[] seen =
        Stream.concat(Stream.of(module), Stream.of(others))
            .map(name -> "quinas." + name + "..")
            .toArray(String[]::new);
    return classes()
        .that()
        .resideInAPackage(seen[0])
        .should()
        .onlyDependOnClassesThat(
            not(resideInAPackage("quinas.."))
                .or(resideInAnyPackage(seen))
                .as("lie outside Quinas or in %s", String.join(" ", seen)));
  }

  /// `Games`, the one place in the rules that knows every game.
  private static DescribedPredicate<JavaClass> theRegistry() {
    return name("quinas.rules.Games").forSubtype();
  }

  /// The harmless part of the JDK, and the annotations.
  private static DescribedPredicate<JavaClass> pure() {
    return resideInAnyPackage(
            "java.lang",
            "java.lang.invoke",
            "java.lang.runtime",
            "java.util",
            "java.util.function",
            "java.util.random",
            "java.util.regex",
            "java.util.stream",
            "org.jspecify.annotations")
        .and(not(belongToAnyOf(Process.class, ProcessBuilder.class, Runtime.class)))
        .and(not(belongToAnyOf(Scanner.class, Timer.class, Date.class, Calendar.class)))
        .as("are pure");
  }
}
