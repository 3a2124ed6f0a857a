package quinas.cluster;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/// This module's line in the table of modules: the others' are in the test of the same name in
/// `cli`, which knows no Spark.
@AnalyzeClasses(packages = "quinas", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule theClusterSeesRulesEngineAndArena =
      classes()
          .that()
          .resideInAPackage("quinas.cluster..")
          .should()
          .onlyDependOnClassesThat(
              not(resideInAPackage("quinas.."))
                  .or(
                      resideInAnyPackage(
                          "quinas.cluster..",
                          "quinas.rules..",
                          "quinas.engine..",
                          "quinas.arena..")));

  @ArchTest
  static final ArchRule onlyTheClusterKnowsSpark =
      noClasses()
          .that()
          .resideOutsideOfPackage("quinas.cluster..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.apache.spark..", "scala..");
}
