package quinas.cli;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.base.DescribedPredicate.not;
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
  @ArchTest static final ArchRule theBenchSeesRulesAndEngine = sees("bench", "rules", "engine");

  @ArchTest
  static final ArchRule theCliSeesAllThatPeopleUse = sees("cli", "rules", "engine", "arena");

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

  // The pure core: no files, no network, no console, no clock, and in the rules no threads. What
  // the JDK has of it is named here, all the rest is out.

  @ArchTest
  static final ArchRule rulesArePure =
      classes()
          .that()
          .resideInAPackage("quinas.rules..")
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage(
                      "quinas.rules..",
                      "org.jspecify.annotations",
                      "java.lang..",
                      "java.util",
                      "java.util.function",
                      "java.util.random",
                      "java.util.regex",
                      "java.util.stream")
                  .and(not(partOfTheMachine()))
                  .and(not(aThread())));

  @ArchTest
  static final ArchRule theEngineIsPure =
      classes()
          .that()
          .resideInAPackage("quinas.engine..")
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage(
                      "quinas..", "org.jspecify.annotations", "java.lang..", "java.util..")
                  .or(name("java.time.Duration"))
                  .and(not(partOfTheMachine())));

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
    DescribedPredicate<JavaClass> seen =
        not(resideInAPackage("quinas.."))
            .or(resideInAPackage(all(module)))
            .as("belong to %s %s", module, String.join(", ", others));
    for (String other : others) {
      seen = seen.or(resideInAPackage(all(other)));
    }
    return classes().that().resideInAPackage(all(module)).should().onlyDependOnClassesThat(seen);
  }

  private static String all(String module) {
    return "quinas." + module + "..";
  }

  /// `Games`, the one place in the rules that knows every game.
  private static DescribedPredicate<JavaClass> theRegistry() {
    return name("quinas.rules.Games").forSubtype();
  }

  /// Processes, timers and files that live in `java.lang` and `java.util`.
  private static DescribedPredicate<JavaClass> partOfTheMachine() {
    return DescribedPredicate.<JavaClass>describe(
        "part of the machine",
        type ->
            type.isEquivalentTo(Process.class)
                || type.isEquivalentTo(ProcessBuilder.class)
                || type.isEquivalentTo(Runtime.class)
                || type.isEquivalentTo(java.util.Timer.class)
                || type.isEquivalentTo(java.util.Scanner.class)
                || type.isEquivalentTo(java.util.Date.class)
                || type.isEquivalentTo(java.util.Calendar.class));
  }

  private static DescribedPredicate<JavaClass> aThread() {
    return DescribedPredicate.<JavaClass>describe(
        "a thread",
        type -> type.isAssignableTo(Thread.class) || type.isEquivalentTo(ThreadLocal.class));
  }
}
