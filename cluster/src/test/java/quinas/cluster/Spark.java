package quinas.cluster;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.apache.spark.launcher.JavaModuleOptions;

/// How Spark is started with the jars that the build has resolved for these tests.
final class Spark {

  private Spark() {}

  /// The command that runs a main class with this class path.
  static List<String> java(String classPath, String main, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:TieredStopAtLevel=1");
    command.add("-Xmx512m");
    command.addAll(List.of(JavaModuleOptions.defaultModuleOptionArray()));
    command.addAll(List.of("-cp", classPath, main));
    command.addAll(List.of(arguments));
    return command;
  }

  /// The command that runs our driver.
  static List<String> driver(String... arguments) {
    return java(System.getProperty("java.class.path"), Main.class.getName(), arguments);
  }

  private static List<Path> classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .map(Path::of)
        .toList();
  }

  /// Whether a part of the class path is one of our modules, be it classes or a jar.
  private static boolean isOurs(Path path) {
    return Files.isDirectory(path)
        || path.toString().contains(File.separator + "target" + File.separator);
  }

  /// The jars that are not ours: Spark, and what it needs.
  static String classPathOfSpark() {
    return classPath().stream()
        .filter(path -> !isOurs(path))
        .map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator));
  }

  /// Our own modules as jars, made in `directory` where the build has not got so far yet.
  static List<Path> jars(Path directory) throws IOException {
    List<Path> jars = new ArrayList<>();
    for (Path path : classPath()) {
      if (Files.isDirectory(path)) {
        Path jar = directory.resolve("ours" + jars.size() + ".jar");
        pack(path, jar);
        jars.add(jar);
      } else if (isOurs(path)) {
        jars.add(path);
      }
    }
    return jars;
  }

  private static void pack(Path classes, Path jar) throws IOException {
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file);
        Stream<Path> files = Files.walk(classes).filter(Files::isRegularFile)) {
      for (Path path : files.toList()) {
        String name = classes.relativize(path).toString().replace(File.separatorChar, '/');
        out.putNextEntry(new ZipEntry(name));
        Files.copy(path, out);
      }
    }
  }
}
