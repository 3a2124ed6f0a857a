/// The rules of the games; depends on nothing.
module quinas.rules {
  requires static org.jspecify;

  exports quinas.rules;
  exports quinas.rules.catsdogs;
  exports quinas.rules.infection;
  exports quinas.rules.pushee;
  exports quinas.rules.shiftago;
  exports quinas.rules.syrtis;
}
