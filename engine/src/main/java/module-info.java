/// The players: search, evaluation, levels, solvers.
module quinas.engine {
  requires transitive quinas.rules;
  requires static transitive org.jspecify;
  // Nets are faster with it, and work without.
  requires static jdk.incubator.vector;

  exports quinas.engine;
  exports quinas.engine.analysis;
  exports quinas.engine.eval;
  exports quinas.engine.exact;
  exports quinas.engine.level;
  exports quinas.engine.net;
  exports quinas.engine.proof;
  exports quinas.engine.search;
  exports quinas.engine.solve;
}
