package quinas.rules.infection;

/// stub to be replaced
final class InfectionPerft {
  static long count(InfectionPosition p, int depth) {
    return quinas.rules.Perft.count(p, depth);
  }
}
