/// The rules of the five games, and nothing else: no files, no threads, no clock.
module quinas.rules {
  requires static transitive org.jspecify;
}
